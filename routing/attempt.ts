import type { EjectionSettings } from '../catalogue/routing-settings.ts';
import type { GatewayError } from '../errors/gateway-error.ts';
import type { Candidate } from './candidate.ts';
import type { DeploymentRegistry } from './deployment-registry.ts';
import type { Ejection, Probe } from './deployment-state.ts';
import { attributionOf } from './attribution.ts';
import type { AttemptInfo } from './routing-listener.ts';

export interface AttemptOptions {
  modelId: string;
  stream: boolean;
  ejection: EjectionSettings;
  /** Undefined: the call has none. */
  projectId?: string | undefined;
}

/** One attempt of a request at a deployment, in flight until `end`. */
export class Attempt {
  readonly candidate: Candidate;
  readonly startedMs: number;
  firstTokenMs: number | null = null;
  /** Called at the first content, or at the end without any. */
  onContent: (() => void) | null = null;
  readonly #registry: DeploymentRegistry;
  readonly #options: AttemptOptions;
  readonly #probe: Probe;
  readonly #info: AttemptInfo;
  #isOver = false;

  constructor(candidate: Candidate, registry: DeploymentRegistry, options: AttemptOptions, nowMs: number) {
    this.candidate = candidate;
    this.startedMs = nowMs;
    this.#registry = registry;
    this.#options = options;
    this.#probe = candidate.state.begin(nowMs, options.projectId);
    this.#info = { modelId: options.modelId, deployment: candidate.state.name };
    registry.notifyStarted(this.#info);
  }

  /** Records the first content. Does nothing the second time. */
  receivedContent(nowMs: number = performance.now()): void {
    if (this.firstTokenMs !== null) return;
    this.onContent?.();
    const { state } = this.candidate;
    this.firstTokenMs = nowMs - this.startedMs;
    state.measure(this.firstTokenMs, this.#options.stream);
    if (state.receivedContent(this.startedMs, nowMs, this.#options.projectId))
      this.#registry.notifyRestored(state.name);
  }

  /** Ends the attempt; null: it succeeded. Does nothing the second time. */
  end(error: GatewayError | null, nowMs: number = performance.now()): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.onContent?.();
    const { state } = this.candidate;
    const durationMs = nowMs - this.startedMs;
    if (error === null) {
      this.receivedContent(nowMs);
      state.succeeded(this.#options.ejection, nowMs, this.#options.projectId);
    } else {
      // A proxy may say 504 at once, which tells nothing of how long the deployment takes.
      if (error.code === 'gateway_timeout' && error.upstream === undefined && this.firstTokenMs === null)
        state.measure(durationMs, this.#options.stream);
      const ejection = this.#attribute(error, nowMs);
      if (ejection !== null) this.#registry.notifyEjected(state.name, ejection);
    }
    state.end(this.#probe, this.#options.projectId);
    const { firstTokenMs } = this;
    this.#registry.notifyEnded({ ...this.#info, code: error?.code ?? null, firstTokenMs, durationMs });
  }

  #attribute(error: GatewayError, nowMs: number): Ejection | null {
    const { state } = this.candidate;
    const { ejection, projectId: project } = this.#options;
    const by = { probe: this.#probe, project };
    const attribution = attributionOf(error);
    switch (attribution.kind) {
      case 'none':
        return null;
      case 'failure':
        return state.failed(this.#probe, ejection, nowMs, project);
      case 'credentials': {
        const isConfirmed = attribution.isCertain || state.hasFailed(project);
        const counted = state.failed(this.#probe, ejection, nowMs, project);
        return isConfirmed ? state.refused('credentials', ejection.maxPauseMs, nowMs, by) : counted;
      }
      case 'rate_limited': {
        const pauseMs = Math.min(attribution.pauseMs, ejection.maxPauseMs);
        return state.refused('rate_limited', pauseMs, nowMs, by);
      }
    }
  }
}
