import { hasFreeConnection, hasRoom, type Candidate } from './candidate.ts';
import type { ConnectionQueue } from './connection-queue.ts';
import { snapshotOf, type DeploymentSnapshot } from './deployment-registry.ts';
import type { ModelRoute } from './model-route.ts';
import { chances, loadOf } from './strategies.ts';

/** Why a deployment would not get the next request. */
export type Obstacle = 'ejected' | 'probed' | 'full' | 'better_priority' | 'session' | 'prefix' | 'strategy';

export interface ExplainedDeployment extends DeploymentSnapshot {
  /** The queue for connections to its backend; null: their number is not limited. */
  connections: ConnectionQueue | null;
  priority: number;
  weight: number;
  cost: number;
  maxInFlight: number | null;
  /** The value that `balanced` compares; the lower is preferred. */
  load: number;
  /** Chance of getting the next request, from 0 to 1. */
  chance: number;
  /** Null: the chance is above 0. */
  obstacle: Obstacle | null;
}

/**
 * The outcome of a route. `chosen`: one or several deployments may get the request. `last_resort`: all are
 * ejected, and one is tried nevertheless. `full` and `unavailable`: the request would get 503.
 */
export type RouteOutcome = 'chosen' | 'last_resort' | 'full' | 'unavailable';

export interface RouteExplanation {
  outcome: RouteOutcome;
  /** By priority, the lowest first. */
  deployments: ExplainedDeployment[];
}

/**
 * Explains the choice of `ModelRoute.pick` for the first attempt of a request, without changing state.
 *
 * @param preferred the deployment that an affinity prefers
 * @param why that affinity
 */
export function explainRoute(
  route: ModelRoute,
  stream: boolean,
  nowMs: number,
  preferred: Candidate | null = null,
  why: 'session' | 'prefix' = 'session',
): RouteExplanation {
  const { candidates, settings } = route;
  const ready = candidates.filter((one) => one.state.isReady(nowMs) && hasRoom(one));
  const free = ready.filter(hasFreeConnection);
  const usable = free.length === 0 ? ready : free;
  const best = Math.min(...usable.map(({ deployment }) => deployment.priority));
  const level = usable.filter(({ deployment }) => deployment.priority === best);
  const bound = preferred !== null && level.includes(preferred) ? preferred : null;
  const { outcome, chanceOf } = usable.length === 0 ? lastResort(route, stream, nowMs) : chosen();
  const deployments = candidates.map((one) => {
    const chance = chanceOf.get(one) ?? 0;
    const obstacle =
      chance > 0 ? null : (obstacleOf(one, level, nowMs) ?? (bound === null ? 'strategy' : why));
    return explained(one, { stream, nowMs, chance, obstacle });
  });
  return { outcome, deployments: deployments.toSorted((one, other) => one.priority - other.priority) };

  function chosen(): { outcome: RouteOutcome; chanceOf: Map<Candidate, number> } {
    if (bound !== null) return { outcome: 'chosen', chanceOf: new Map([[bound, 1]]) };
    const shares = chances(settings.strategy, level, stream);
    return { outcome: 'chosen', chanceOf: new Map(level.map((one, index) => [one, shares[index] ?? 0])) };
  }
}

/** Explains the choice where no deployment is ready. It does not depend on chance. */
function lastResort(
  route: ModelRoute,
  stream: boolean,
  nowMs: number,
): { outcome: RouteOutcome; chanceOf: Map<Candidate, number> } {
  const pick = route.pick([], stream, nowMs);
  switch (pick.kind) {
    case 'candidate':
      return { outcome: 'last_resort', chanceOf: new Map([[pick.candidate, 1]]) };
    case 'full':
      return { outcome: 'full', chanceOf: new Map() };
    case 'unavailable':
    case 'exhausted':
      return { outcome: 'unavailable', chanceOf: new Map() };
  }
}

function obstacleOf(one: Candidate, level: readonly Candidate[], nowMs: number): Obstacle | null {
  if (!one.state.isReady(nowMs)) return one.state.pauseLeftMs(nowMs) > 0 ? 'ejected' : 'probed';
  if (!hasRoom(one) || (!hasFreeConnection(one) && !level.includes(one))) return 'full';
  if (!level.includes(one)) return 'better_priority';
  return null;
}

function explained(
  candidate: Candidate,
  {
    stream,
    nowMs,
    chance,
    obstacle,
  }: { stream: boolean; nowMs: number; chance: number; obstacle: Obstacle | null },
): ExplainedDeployment {
  const { priority, weight, cost, maxInFlight } = candidate.deployment;
  const load = loadOf(candidate, stream);
  return {
    ...snapshotOf(candidate.state, nowMs),
    connections: candidate.connections,
    priority,
    weight,
    cost,
    maxInFlight,
    load,
    chance,
    obstacle,
  };
}
