import type { Deployment } from '../catalogue/model.ts';
import type { ConnectionQueue } from './connection-queue.ts';
import type { DeploymentState } from './deployment-state.ts';

/** A deployment of a model, with its state. */
export interface Candidate {
  readonly deployment: Deployment;
  readonly state: DeploymentState;
  /** Its weight relative to the mean of the model's deployments; never 0. */
  readonly share: number;
  /** The queue for connections to its backend; null: their number is not limited. */
  readonly connections: ConnectionQueue | null;
}

export function hasRoom({ deployment, state }: Candidate): boolean {
  return deployment.maxInFlight === null || state.inFlight < deployment.maxInFlight;
}

/** Whether a request could be sent without a wait for a connection. */
export function hasFreeConnection({ connections }: Candidate): boolean {
  return connections === null || connections.hasRoom;
}
