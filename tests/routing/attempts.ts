import { Attempt } from '../../routing/attempt.ts';
import type { Candidate } from '../../routing/candidate.ts';
import type { DeploymentRegistry } from '../../routing/deployment-registry.ts';
import type { ModelRoute } from '../../routing/model-route.ts';

/** Begins an attempt at a candidate of a route. */
export function begin(
  route: ModelRoute,
  registry: DeploymentRegistry,
  candidate: Candidate,
  nowMs: number,
  stream = true,
  projectId?: string,
): Attempt {
  const { model, settings } = route;
  const options = { modelId: model.id, stream, ejection: settings.ejection, projectId };
  return new Attempt(candidate, registry, options, nowMs);
}

/** The name of the deployment that would be tried, or why there is none. */
export function picked(
  route: ModelRoute,
  nowMs: number,
  tried: readonly Candidate[] = [],
  project?: string,
): string {
  const pick = route.pick(tried, true, nowMs, { project });
  return pick.kind === 'candidate' ? pick.candidate.state.name : pick.kind;
}
