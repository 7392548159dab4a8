import type { EjectionSettings } from '../catalogue/routing-settings.ts';

export type EjectionReason = 'failures' | 'failure_rate' | 'credentials' | 'rate_limited' | 'health_check';

export interface Ejection {
  reason: EjectionReason;
  pauseMs: number;
}

/** The failures and the ejection of a deployment, for all projects or for one. */
export class Health {
  consecutiveFailures = 0;
  /** When the last failure was. */
  failedMs = Number.NEGATIVE_INFINITY;
  readonly #window = new FailureWindow();
  /** 0: not ejected. */
  #ejectedUntilMs = 0;
  #ejectedAtMs = 0;
  #reason: EjectionReason | null = null;
  #isProbed = false;
  /** Ejections in short succession, which extend the pause. */
  #ejections = 0;
  #restoredAtMs = Number.NEGATIVE_INFINITY;

  get isEjected(): boolean {
    return this.#ejectedUntilMs !== 0;
  }

  get reason(): EjectionReason | null {
    return this.#reason;
  }

  /** Whether it is not ejected, or its pause is over and no probe is in flight. */
  isReady(nowMs: number): boolean {
    return this.#ejectedUntilMs === 0 || (nowMs >= this.#ejectedUntilMs && !this.#isProbed);
  }

  /** Returns the rest of the pause; 0 without one. */
  pauseLeftMs(nowMs: number): number {
    return Math.max(0, this.#ejectedUntilMs - nowMs);
  }

  recent(windowMs: number, nowMs: number): { attempts: number; failures: number } {
    return this.#window.counts(windowMs, nowMs);
  }

  /** Returns whether an attempt that begins is the probe after an ejection. */
  begin(nowMs: number): boolean {
    if (this.#ejectedUntilMs === 0 || nowMs < this.#ejectedUntilMs || this.#isProbed) return false;
    this.#isProbed = true;
    return true;
  }

  endProbe(): void {
    this.#isProbed = false;
  }

  /** Restores after content. Returns false unless the attempt began after an ejection. */
  receivedContent(startedMs: number, nowMs: number): boolean {
    if (this.#ejectedUntilMs === 0 || startedMs < this.#ejectedAtMs) return false;
    this.restore(nowMs);
    return true;
  }

  succeeded(settings: EjectionSettings, nowMs: number): void {
    this.consecutiveFailures = 0;
    this.#window.add(false, settings.windowMs, nowMs);
  }

  failed(settings: EjectionSettings, nowMs: number): void {
    this.#window.add(true, settings.windowMs, nowMs);
    this.consecutiveFailures += 1;
    this.failedMs = nowMs;
  }

  /** Returns why there are too many failures; null when there are not. */
  excess(settings: EjectionSettings, nowMs: number): 'failures' | 'failure_rate' | null {
    if (this.consecutiveFailures >= settings.consecutiveFailures) return 'failures';
    const { attempts, failures } = this.#window.counts(settings.windowMs, nowMs);
    const isFrequent = attempts >= settings.minAttempts && failures >= attempts * settings.failureRate;
    return isFrequent ? 'failure_rate' : null;
  }

  /** Ejects for a given time. Null when it is already ejected for longer. */
  eject(reason: EjectionReason, pauseMs: number, nowMs: number): Ejection | null {
    const untilMs = nowMs + pauseMs;
    if (untilMs <= this.#ejectedUntilMs) return null;
    const isNew = !this.isEjected || this.#reason !== reason || nowMs >= this.#ejectedUntilMs;
    this.#ejectedUntilMs = untilMs;
    this.#ejectedAtMs = nowMs;
    this.#reason = reason;
    return isNew ? { reason, pauseMs } : null;
  }

  ejectForFailures(reason: EjectionReason, settings: EjectionSettings, nowMs: number): Ejection | null {
    const isAgain = this.isEjected || nowMs - this.#restoredAtMs < settings.maxPauseMs;
    this.#ejections = isAgain ? this.#ejections + 1 : 1;
    const pauseMs = Math.min(settings.pauseMs * 2 ** (this.#ejections - 1), settings.maxPauseMs);
    return this.eject(reason, pauseMs, nowMs);
  }

  restore(nowMs: number): void {
    this.#ejectedUntilMs = 0;
    this.#reason = null;
    this.#restoredAtMs = nowMs;
    this.consecutiveFailures = 0;
    this.#window.clear();
  }
}

/** Counts attempts and failures of the last one or two halves of a window, in constant memory. */
class FailureWindow {
  #startMs = 0;
  #attempts = 0;
  #failures = 0;
  #earlierAttempts = 0;
  #earlierFailures = 0;

  add(isFailure: boolean, windowMs: number, nowMs: number): void {
    if (nowMs - this.#startMs >= windowMs / 2) this.#roll(windowMs, nowMs);
    this.#attempts += 1;
    if (isFailure) this.#failures += 1;
  }

  counts(windowMs: number, nowMs: number): { attempts: number; failures: number } {
    if (nowMs - this.#startMs >= windowMs / 2) this.#roll(windowMs, nowMs);
    return {
      attempts: this.#attempts + this.#earlierAttempts,
      failures: this.#failures + this.#earlierFailures,
    };
  }

  clear(): void {
    this.#attempts = this.#failures = this.#earlierAttempts = this.#earlierFailures = 0;
  }

  /** Begins another half of the window. */
  #roll(windowMs: number, nowMs: number): void {
    const isNext = nowMs - this.#startMs < windowMs;
    this.#earlierAttempts = isNext ? this.#attempts : 0;
    this.#earlierFailures = isNext ? this.#failures : 0;
    this.#attempts = 0;
    this.#failures = 0;
    this.#startMs = isNext ? this.#startMs + windowMs / 2 : nowMs;
  }
}
