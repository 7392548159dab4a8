import type { Deployment } from '../catalogue/model.ts';
import type { DeploymentState } from './deployment-state.ts';

/** A deployment of a model, with its state. */
export interface Candidate {
  readonly deployment: Deployment;
  readonly state: DeploymentState;
  /** Its weight relative to the mean of the model's deployments; never 0. */
  readonly share: number;
}

export function hasRoom({ deployment, state }: Candidate): boolean {
  return deployment.maxInFlight === null || state.inFlight < deployment.maxInFlight;
}
