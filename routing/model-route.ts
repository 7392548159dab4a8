/**
 * Chooses the deployment for each attempt of a request to a model. The rules, each within what the rules before it left:
 *
 * 1. A deployment is left out that this request has tried, that is ejected (unless its pause is over and nothing else
 *    probes it), or that has `max_in_flight` requests. Health comes first: no preference makes a broken server useful.
 * 2. One with a free connection comes before one where the request would wait for a connection, whatever their priorities.
 * 3. The lowest `priority` comes first.
 * 4. The deployment of an affinity (a session, or a prompt with the same beginning) is taken if the rules above left it.
 *    So an affinity saves a backend work, and never overloads a deployment or holds a request on a failing one.
 * 5. The strategy of the model chooses among the rest.
 *
 * When nothing is left, the reason matters: a full deployment is worth waiting for (`full`, the queue), an ejected one is
 * tried as a last resort or refused (`unavailable`), and when all were tried the request fails (`exhausted`).
 *
 * What always holds: a choice does no I/O, and reads the time and chance from its arguments, so that tests repeat it. It
 * counts nothing: the attempt that uses the deployment does (`attempt.ts`).
 */
import type { Model } from '../catalogue/model.ts';
import type { RoutingSettings } from '../catalogue/routing-settings.ts';
import { hasFreeConnection, hasRoom, type Candidate } from './candidate.ts';
import type { DeploymentRegistry } from './deployment-registry.ts';
import { DeploymentQueue } from './deployment-queue.ts';
import { choose, type Random } from './strategies.ts';

export type Pick =
  | { kind: 'candidate'; candidate: Candidate }
  /** All remaining healthy deployments have reached their limit of requests in flight. */
  | { kind: 'full' }
  /** All remaining deployments are ejected. */
  | { kind: 'unavailable'; retryAfterMs: number }
  /** All deployments were tried. */
  | { kind: 'exhausted' };

export interface PickOptions {
  /** The deployment of an affinity: picked if it is ready and none of a better priority is. */
  preferred?: Candidate | null;
  /** Undefined: the call has none. */
  project?: string | undefined;
}

const MIN_SHARE = 0.01;

/** Chooses among the deployments of one model. */
export class ModelRoute {
  readonly model: Model;
  readonly settings: RoutingSettings;
  readonly candidates: readonly Candidate[];
  /** The only deployment, if it can always be used and is tried once. Nothing needs to be chosen then. */
  readonly only: Candidate | null;
  /** The queue for requests while all deployments are full; null: none. */
  readonly queue: DeploymentQueue | null;
  /** By priority, the lowest first. */
  readonly #levels: readonly (readonly Candidate[])[];
  readonly #random: Random;
  /** Whether a request may have to wait for a connection. */
  readonly #isLimited: boolean;

  constructor(model: Model, registry: DeploymentRegistry, random: Random = Math.random) {
    const { deployments, routing } = model;
    this.model = model;
    this.settings = routing;
    this.#random = random;
    this.queue = routing.queue === null ? null : new DeploymentQueue(routing.queue, registry, model.id);
    const mean = deployments.reduce((sum, { weight }) => sum + weight, 0) / deployments.length;
    this.candidates = deployments.map((deployment) => ({
      deployment,
      state: registry.acquire(deployment),
      share: mean === 0 ? 1 : Math.max(deployment.weight / mean, MIN_SHARE),
      connections: registry.acquireConnections(deployment.backend),
    }));
    this.#levels = levelsOf(this.candidates);
    this.#isLimited = this.candidates.some(({ connections }) => connections !== null);
    const [first, ...others] = this.candidates;
    const isFree = first?.deployment.maxInFlight === null && routing.whenAllUnavailable === 'try_anyway';
    const isSimple = others.length === 0 && isFree && routing.maxAttempts === 1;
    this.only = first !== undefined && isSimple ? first : null;
  }

  /**
   * Picks the deployment for the next attempt. One with a free connection is preferred to one where the request would wait.
   *
   * @param tried those of earlier attempts of the request
   */
  pick(
    tried: readonly Candidate[],
    stream: boolean,
    nowMs: number,
    { preferred = null, project }: PickOptions = {},
  ): Pick {
    const mayBeUsed = (one: Candidate): boolean => isReady(one, tried, nowMs, project);
    const candidate =
      this.#best((one) => mayBeUsed(one) && hasFreeConnection(one), stream, preferred) ??
      (this.#isLimited ? this.#best(mayBeUsed, stream, preferred) : null);
    return candidate === null ? this.#lastResort(tried, nowMs, project) : { kind: 'candidate', candidate };
  }

  #best(
    mayBeUsed: (one: Candidate) => boolean,
    stream: boolean,
    preferred: Candidate | null,
  ): Candidate | null {
    for (const level of this.#levels) {
      const usable = level.filter(mayBeUsed);
      if (usable.length === 0) continue;
      if (preferred !== null && usable.includes(preferred)) return preferred;
      return choose(this.settings.strategy, usable, stream, this.#random);
    }
    return null;
  }

  /** Whether an untried deployment may get a request of the project. */
  hasReady(tried: readonly Candidate[], nowMs: number, project?: string): boolean {
    return this.candidates.some((one) => isReady(one, tried, nowMs, project));
  }

  release(registry: DeploymentRegistry): void {
    for (const { deployment } of this.candidates) {
      registry.release(deployment);
      registry.releaseConnections(deployment.backend);
    }
  }

  #lastResort(tried: readonly Candidate[], nowMs: number, project: string | undefined): Pick {
    const left = this.candidates.filter((one) => !tried.includes(one));
    if (left.length === 0) return { kind: 'exhausted' };
    if (left.some(({ state }) => state.isReady(nowMs, project))) return { kind: 'full' };
    const [soonest, ...others] = left.filter(hasRoom);
    if (soonest === undefined) return { kind: 'full' };
    const pauseOf = ({ state }: Candidate): number => state.pauseLeftMs(nowMs, project);
    const candidate = others.reduce((best, one) => (pauseOf(one) < pauseOf(best) ? one : best), soonest);
    return this.settings.whenAllUnavailable === 'try_anyway'
      ? { kind: 'candidate', candidate }
      : { kind: 'unavailable', retryAfterMs: pauseOf(candidate) };
  }
}

function isReady(
  one: Candidate,
  tried: readonly Candidate[],
  nowMs: number,
  project: string | undefined,
): boolean {
  return one.state.isReady(nowMs, project) && !tried.includes(one) && hasRoom(one);
}

function levelsOf(candidates: readonly Candidate[]): Candidate[][] {
  const levels = Map.groupBy(candidates, ({ deployment }: Candidate) => deployment.priority);
  return [...levels].sort(([one], [other]) => one - other).map(([, level]) => level);
}
