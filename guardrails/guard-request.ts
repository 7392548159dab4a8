import type { BackendRequest } from '../backends/backend.ts';
import { noUsage } from '../calls/usage.ts';
import type { CheckedCall } from './check.ts';

/** Creates the request to a guard model's backend. Its usage is not billed. */
export function guardRequest(
  model: string,
  { operation, body }: Pick<BackendRequest, 'operation' | 'body'>,
  { requestId, log }: CheckedCall,
  signal: AbortSignal,
): BackendRequest {
  return {
    operation,
    model,
    publicModel: model,
    body,
    changes: {},
    stream: false,
    requestId,
    usage: noUsage(),
    signal,
    log,
  };
}
