import type { Deployment } from '../catalogue/model.ts';
import type { DeploymentState } from './deployment-state.ts';

/** A deployment of a model, as the router sees it. */
export interface Candidate {
  readonly deployment: Deployment;
  readonly state: DeploymentState;
  /** Its weight, where the mean of the model's deployments is 1; never 0. */
  readonly share: number;
}

export function hasRoom({ deployment, state }: Candidate): boolean {
  return deployment.maxInFlight === null || state.inFlight < deployment.maxInFlight;
}
