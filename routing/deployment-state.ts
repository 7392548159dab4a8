import type { EjectionSettings } from '../catalogue/routing-settings.ts';
import { FailureWindow } from './failure-window.ts';

export type EjectionReason = 'failures' | 'failure_rate' | 'credentials' | 'rate_limited' | 'health_check';

export interface Ejection {
  reason: EjectionReason;
  pauseMs: number;
}

/** Weight of a new measurement in the smoothed value. */
const SMOOTHING = 0.2;

/** The state of one deployment in this process: requests in flight, speed, and ejection. */
export class DeploymentState {
  /** `<backend>/<model at the backend>`: for logs, metrics and operators. */
  readonly name: string;
  inFlight = 0;
  consecutiveFailures = 0;
  readonly #window = new FailureWindow();
  readonly #smoothedMs = { stream: 0, nonStreaming: 0 };
  /** 0: not ejected. */
  #ejectedUntilMs = 0;
  #ejectedAtMs = 0;
  #reason: EjectionReason | null = null;
  #isProbed = false;
  /** Ejections in short succession, which extend the pause. */
  #ejections = 0;
  #restoredAtMs = Number.NEGATIVE_INFINITY;

  constructor(name: string) {
    this.name = name;
  }

  get isEjected(): boolean {
    return this.#ejectedUntilMs !== 0;
  }

  get ejectionReason(): EjectionReason | null {
    return this.#reason;
  }

  /** Whether it may get a request: it is not ejected, or its pause is over and no probe is in flight. */
  isReady(nowMs: number): boolean {
    return this.#ejectedUntilMs === 0 || (nowMs >= this.#ejectedUntilMs && !this.#isProbed);
  }

  /** Returns the rest of its pause; 0 without one. */
  pauseLeftMs(nowMs: number): number {
    return Math.max(0, this.#ejectedUntilMs - nowMs);
  }

  /**
   * Returns the smoothed time to the first content of streams, or to the end of non-streaming responses; 0:
   * unknown.
   */
  smoothedMs(stream: boolean): number {
    return stream ? this.#smoothedMs.stream : this.#smoothedMs.nonStreaming;
  }

  recent(windowMs: number, nowMs: number): { attempts: number; failures: number } {
    return this.#window.counts(windowMs, nowMs);
  }

  /** Counts an attempt. Returns whether it is the probe of an ejected deployment. */
  begin(nowMs: number): boolean {
    this.inFlight += 1;
    if (this.#ejectedUntilMs === 0 || nowMs < this.#ejectedUntilMs || this.#isProbed) return false;
    this.#isProbed = true;
    return true;
  }

  end(isProbe: boolean): void {
    this.inFlight -= 1;
    if (isProbe) this.#isProbed = false;
  }

  measure(elapsedMs: number, stream: boolean): void {
    const kind = stream ? 'stream' : 'nonStreaming';
    const known = this.#smoothedMs[kind];
    this.#smoothedMs[kind] = known === 0 ? elapsedMs : known + SMOOTHING * (elapsedMs - known);
  }

  /**
   * Records content. Returns whether that restored the deployment, because the attempt began after its
   * ejection.
   */
  receivedContent(startedMs: number, nowMs: number): boolean {
    if (this.#ejectedUntilMs === 0 || startedMs < this.#ejectedAtMs) return false;
    this.restore(nowMs);
    return true;
  }

  succeeded(settings: EjectionSettings, nowMs: number): void {
    this.consecutiveFailures = 0;
    this.#window.add(false, settings.windowMs, nowMs);
  }

  /**
   * Counts a failure, and ejects the deployment when there are too many. Attempts that began before the
   * ejection do not extend it.
   */
  failed(isProbe: boolean, settings: EjectionSettings, nowMs: number): Ejection | null {
    this.#window.add(true, settings.windowMs, nowMs);
    this.consecutiveFailures += 1;
    if (this.isEjected) return isProbe ? this.#ejectForFailures('failures', settings, nowMs) : null;
    if (this.consecutiveFailures >= settings.consecutiveFailures)
      return this.#ejectForFailures('failures', settings, nowMs);
    const { attempts, failures } = this.#window.counts(settings.windowMs, nowMs);
    const isFrequent = attempts >= settings.minAttempts && failures >= attempts * settings.failureRate;
    return isFrequent ? this.#ejectForFailures('failure_rate', settings, nowMs) : null;
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

  restore(nowMs: number): void {
    this.#ejectedUntilMs = 0;
    this.#reason = null;
    this.#restoredAtMs = nowMs;
    this.consecutiveFailures = 0;
    this.#window.clear();
  }

  #ejectForFailures(reason: EjectionReason, settings: EjectionSettings, nowMs: number): Ejection | null {
    const isAgain = this.isEjected || nowMs - this.#restoredAtMs < settings.maxPauseMs;
    this.#ejections = isAgain ? this.#ejections + 1 : 1;
    const pauseMs = Math.min(settings.pauseMs * 2 ** (this.#ejections - 1), settings.maxPauseMs);
    return this.eject(reason, pauseMs, nowMs);
  }
}
