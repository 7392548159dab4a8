import type { EjectionSettings } from '../catalogue/routing-settings.ts';
import { FailureWindow } from './failure-window.ts';

export type EjectionReason = 'failures' | 'failure_rate' | 'credentials' | 'rate_limited' | 'health_check';

export interface Ejection {
  reason: EjectionReason;
  pauseMs: number;
}

/** What part of a new measurement goes into the smoothed one. */
const SMOOTHING = 0.2;

/** How one deployment does, in this process: what is under way, how fast it is, and whether it is used. */
export class DeploymentState {
  /** `<backend>/<model at the backend>`: for logs, metrics and operators. */
  readonly name: string;
  inFlight = 0;
  consecutiveFailures = 0;
  readonly #window = new FailureWindow();
  readonly #smoothedMs = { stream: 0, whole: 0 };
  /** 0 while it is used. */
  #ejectedUntilMs = 0;
  #ejectedAtMs = 0;
  #reason: EjectionReason | null = null;
  #isProbed = false;
  /** Ejections in short succession, which lengthen the pause. */
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

  /** Whether it may get a request: it is not ejected, or its pause is over and nothing probes it. */
  isReady(nowMs: number): boolean {
    return this.#ejectedUntilMs === 0 || (nowMs >= this.#ejectedUntilMs && !this.#isProbed);
  }

  /** What is left of its pause; 0 when it is over or there is none. */
  pauseLeftMs(nowMs: number): number {
    return Math.max(0, this.#ejectedUntilMs - nowMs);
  }

  /** The smoothed time to the first content of streams, or to the whole of other responses; 0: not known. */
  smoothedMs(stream: boolean): number {
    return stream ? this.#smoothedMs.stream : this.#smoothedMs.whole;
  }

  recent(windowMs: number, nowMs: number): { attempts: number; failures: number } {
    return this.#window.counts(windowMs, nowMs);
  }

  /** Returns whether the attempt is the one probe of an ejected deployment. */
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
    const kind = stream ? 'stream' : 'whole';
    const known = this.#smoothedMs[kind];
    this.#smoothedMs[kind] = known === 0 ? elapsedMs : known + SMOOTHING * (elapsedMs - known);
  }

  /** An attempt got content. Returns whether that restored the deployment: the attempt began after its ejection. */
  answered(startedMs: number, nowMs: number): boolean {
    if (this.#ejectedUntilMs === 0 || startedMs < this.#ejectedAtMs) return false;
    this.restore(nowMs);
    return true;
  }

  succeeded(settings: EjectionSettings, nowMs: number): void {
    this.consecutiveFailures = 0;
    this.#window.add(false, settings.windowMs, nowMs);
  }

  /** Counts a failure; ejects the deployment when there are too many. Those of attempts that its ejection overtook change nothing. */
  failed(isProbe: boolean, settings: EjectionSettings, nowMs: number): Ejection | null {
    this.#window.add(true, settings.windowMs, nowMs);
    this.consecutiveFailures += 1;
    if (this.isEjected) return isProbe ? this.#ejectForFailures('failures', settings, nowMs) : null;
    if (this.consecutiveFailures >= settings.consecutiveFailures)
      return this.#ejectForFailures('failures', settings, nowMs);
    const { attempts, failures } = this.#window.counts(settings.windowMs, nowMs);
    const isOften = attempts >= settings.minAttempts && failures >= attempts * settings.failureRate;
    return isOften ? this.#ejectForFailures('failure_rate', settings, nowMs) : null;
  }

  /** Ejects for a known time; null when it is ejected for longer already. */
  eject(reason: EjectionReason, pauseMs: number, nowMs: number): Ejection | null {
    const untilMs = nowMs + pauseMs;
    if (untilMs <= this.#ejectedUntilMs) return null;
    const isNews = !this.isEjected || this.#reason !== reason || nowMs >= this.#ejectedUntilMs;
    this.#ejectedUntilMs = untilMs;
    this.#ejectedAtMs = nowMs;
    this.#reason = reason;
    return isNews ? { reason, pauseMs } : null;
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
