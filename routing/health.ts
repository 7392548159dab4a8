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

/** Projects that a deployment remembers. The one that came first is forgotten for a new one. */
const MAX_PROJECTS = 1_000;
/** A project that has not used a deployment for this long is not one of its users. */
const USER_MS = 600_000;

interface Use {
  project: string;
  atMs: number;
}

/** The health of a deployment as each project meets it. */
export class HealthByProject {
  readonly #healths = new Map<string, Health>();
  #latest: Use = { project: '', atMs: Number.NEGATIVE_INFINITY };
  /** The latest use by another project than that. */
  #other: Use = { ...this.#latest };

  /** Null while none of its requests has ended. */
  get(project: string): Health | null {
    return this.#healths.get(project) ?? null;
  }

  /** As `get`, and begins to remember the project. */
  of(project: string): Health {
    let health = this.#healths.get(project);
    if (health !== undefined) return health;
    const [oldest] = this.#healths.keys();
    if (oldest !== undefined && this.#healths.size >= MAX_PROJECTS) this.#healths.delete(oldest);
    health = new Health();
    this.#healths.set(project, health);
    return health;
  }

  /** Notes that a project uses the deployment. */
  use(project: string, nowMs: number): void {
    if (project === this.#latest.project) this.#latest.atMs = nowMs;
    else {
      this.#other = this.#latest;
      this.#latest = { project, atMs: nowMs };
    }
  }

  /** The health of the only user, if there is only one and its requests have ended. */
  ofOnlyUser(): Health | null {
    const isAlone = this.#latest.atMs - this.#other.atMs > USER_MS;
    return isAlone ? this.get(this.#latest.project) : null;
  }

  /** Whether a request of another project has failed since then. */
  othersFailed(project: string, sinceMs: number): boolean {
    for (const [name, { failedMs }] of this.#healths)
      if (name !== project && failedMs >= sinceMs) return true;
    return false;
  }

  /** Whether another project has met refusals of the same kind, and still leaves the deployment alone. */
  othersMet(project: string, reason: Health['reason'], nowMs: number): boolean {
    for (const [name, health] of this.#healths)
      if (name !== project && health.reason === reason && health.pauseLeftMs(nowMs) > 0) return true;
    return false;
  }

  /** Whether the deployment is ejected for any project. */
  get isEjectedForAny(): boolean {
    return [...this.#healths.values()].some(({ isEjected }) => isEjected);
  }

  /** Forgets all failures. */
  clear(): void {
    this.#healths.clear();
  }
}
