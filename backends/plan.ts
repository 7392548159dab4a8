import type { JsonObject } from '../bodies/json-body.ts';
import type { RequestBody } from '../calls/call.ts';
import type { OperationRow } from '../calls/operation.ts';
import type { Deployment } from '../catalogue/model.ts';

/** What one deployment is asked. */
export interface Plan {
  operation: OperationRow;
  body: RequestBody;
  /** Top-level properties to set in the body, or to take out where undefined. */
  changes: JsonObject;
  stream: boolean;
}

export type PlanFor<P extends Plan> = (deployment: Deployment) => P;
