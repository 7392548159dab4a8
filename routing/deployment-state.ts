import type { EjectionSettings } from '../catalogue/routing-settings.ts';
import { HealthByProject, Health, type Ejection, type EjectionReason } from './health.ts';

export type { Ejection, EjectionReason } from './health.ts';

/** Weight of a new measurement in the smoothed value. */
const SMOOTHING = 0.2;

/** What an attempt probes: the deployment for all projects, for its own, or nothing. */
export type Probe = 'deployment' | 'project' | null;

/** The requests of calls without a project. */
const NO_PROJECT = '';

/**
 * The state of one deployment in this process: requests in flight, speed, and ejection. What the requests of one project
 * meet ejects the deployment for that project only (decision 128).
 */
export class DeploymentState {
  /** `<backend>/<model at the backend>`: for logs, metrics and operators. */
  readonly name: string;
  inFlight = 0;
  readonly #all = new Health();
  readonly #projects = new HealthByProject();
  /** When a request of any project last succeeded. */
  #succeededMs = Number.NEGATIVE_INFINITY;
  readonly #smoothedMs = { stream: 0, nonStreaming: 0 };

  constructor(name: string) {
    this.name = name;
  }

  /** Whether it is ejected for all projects, or for the only one that uses it. */
  get isEjected(): boolean {
    return this.#shown.isEjected;
  }

  get ejectionReason(): EjectionReason | null {
    return this.#shown.reason;
  }

  get consecutiveFailures(): number {
    return this.#all.consecutiveFailures;
  }

  get #shown(): Health {
    return this.#all.isEjected ? this.#all : (this.#projects.ofOnlyUser() ?? this.#all);
  }

  /**
   * Whether it may get a request of the project, or of any: it is not ejected, or its pause is over and no probe is in
   * flight.
   */
  isReady(nowMs: number, project?: string): boolean {
    const own = project === undefined ? this.#shown : this.#projects.get(project);
    return this.#all.isReady(nowMs) && own?.isReady(nowMs) !== false;
  }

  /** Returns the rest of its pause; 0 without one. */
  pauseLeftMs(nowMs: number, project?: string): number {
    const own = project === undefined ? this.#shown : this.#projects.get(project);
    return Math.max(this.#all.pauseLeftMs(nowMs), own?.pauseLeftMs(nowMs) ?? 0);
  }

  /**
   * Returns the smoothed time to the first content of streams, or to the end of non-streaming responses; 0:
   * unknown.
   */
  smoothedMs(stream: boolean): number {
    return stream ? this.#smoothedMs.stream : this.#smoothedMs.nonStreaming;
  }

  recent(windowMs: number, nowMs: number): { attempts: number; failures: number } {
    return this.#all.recent(windowMs, nowMs);
  }

  /** Counts an attempt. Returns whether it is the probe of an ejected deployment. */
  begin(nowMs: number, project: string = NO_PROJECT): Probe {
    this.inFlight += 1;
    this.#projects.use(project, nowMs);
    if (this.#all.isEjected && this.#all.begin(nowMs)) return 'deployment';
    const own = this.#projects.get(project);
    return own?.isEjected === true && own.begin(nowMs) ? 'project' : null;
  }

  end(probe: Probe, project: string = NO_PROJECT): void {
    this.inFlight -= 1;
    if (probe === 'deployment') this.#all.endProbe();
    else if (probe === 'project') this.#projects.get(project)?.endProbe();
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
  receivedContent(startedMs: number, nowMs: number, project: string = NO_PROJECT): boolean {
    const own = this.#projects.get(project);
    if (!this.#all.isEjected && own?.isEjected !== true) return false;
    const wasShown = this.isEjected;
    own?.receivedContent(startedMs, nowMs);
    this.#all.receivedContent(startedMs, nowMs);
    return wasShown && !this.isEjected;
  }

  succeeded(settings: EjectionSettings, nowMs: number, project: string = NO_PROJECT): void {
    this.#succeededMs = nowMs;
    this.#all.succeeded(settings, nowMs);
    this.#projects.of(project).succeeded(settings, nowMs);
  }

  /**
   * Counts a failure, and ejects the deployment when there are too many: for all projects if those of several fail.
   * Attempts that began before the ejection do not extend it.
   */
  failed(
    probe: Probe,
    settings: EjectionSettings,
    nowMs: number,
    project: string = NO_PROJECT,
  ): Ejection | null {
    const own = this.#projects.of(project);
    this.#all.failed(settings, nowMs);
    own.failed(settings, nowMs);
    if (this.#all.isEjected)
      return probe === 'deployment' ? this.#all.ejectForFailures('failures', settings, nowMs) : null;
    const excess = this.#all.excess(settings, nowMs);
    if (excess !== null && this.#othersFail(excess, settings, nowMs, { project, own })) {
      this.#projects.clear();
      return this.#all.ejectForFailures(excess, settings, nowMs);
    }
    if (own.isEjected) return probe === 'project' ? own.ejectForFailures('failures', settings, nowMs) : null;
    const ownExcess = own.excess(settings, nowMs);
    return ownExcess === null ? null : own.ejectForFailures(ownExcess, settings, nowMs);
  }

  /** Whether requests of other projects have their part in too many failures. */
  #othersFail(
    excess: 'failures' | 'failure_rate',
    { windowMs, failureRate }: EjectionSettings,
    nowMs: number,
    { project, own }: { project: string; own: Health },
  ): boolean {
    if (excess === 'failures') return this.#projects.othersFailed(project, this.#succeededMs);
    const all = this.#all.recent(windowMs, nowMs);
    const counted = own.recent(windowMs, nowMs);
    const failures = all.failures - counted.failures;
    return failures > 0 && failures >= (all.attempts - counted.attempts) * failureRate;
  }

  /** Whether the last request of the project failed. */
  hasFailed(project: string = NO_PROJECT): boolean {
    return (this.#projects.get(project)?.consecutiveFailures ?? 0) > 0;
  }

  /**
   * Ejects for a given time because a server refused a request of the project: for all projects if it was a probe, or if
   * another project has met the same. Null when it is already ejected for longer.
   */
  refused(
    reason: EjectionReason,
    pauseMs: number,
    nowMs: number,
    { probe, project = NO_PROJECT }: { probe: Probe; project?: string | undefined },
  ): Ejection | null {
    if (probe === 'deployment' || this.#projects.othersMet(project, reason, nowMs))
      return this.#all.eject(reason, pauseMs, nowMs);
    return this.#projects.of(project).eject(reason, pauseMs, nowMs);
  }

  /** Ejects for all projects for a given time. Null when it is already ejected for longer. */
  eject(reason: EjectionReason, pauseMs: number, nowMs: number): Ejection | null {
    return this.#all.eject(reason, pauseMs, nowMs);
  }

  /** Restores it for all projects, after an ejection for all. */
  restore(nowMs: number): void {
    this.#all.restore(nowMs);
  }

  /** Ends its ejections, for all projects and for single ones. Returns whether there was any. */
  endEjections(nowMs: number): boolean {
    const wasEjected = this.#all.isEjected || this.#projects.isEjectedForAny;
    this.#all.restore(nowMs);
    this.#projects.clear();
    return wasEjected;
  }
}
