import type { JsonObject } from '../../bodies/json-body.ts';
import type { RequestBody } from '../../calls/call.ts';
import type { Deployment } from '../../catalogue/model.ts';
import type { Operation } from '../../generated/operations.ts';

/** A request to one deployment. */
export interface Plan {
  operation: Operation;
  body: RequestBody;
  /** Top-level properties to set in the body, or to remove where undefined. */
  changes: JsonObject;
  stream: boolean;
}

export type PlanFor<P extends Plan> = (deployment: Deployment) => P;
