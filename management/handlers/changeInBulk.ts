import { asGatewayError } from '../../errors/gateway-error.ts';
import type { BulkOperation, BulkResult } from '../../generated/admin/contract.ts';
import { claimKey } from '../changes.ts';
import { reading } from '../handler.ts';

/** The responses that one response can hold: more would block others while it is written. */
const RESULT_CHARACTERS = 4_000_000;

export const changeInBulk = reading<'changeInBulk'>(async (call, services) => {
  if (services.runInBulk === undefined) throw new Error('a bulk request needs the server of the management');
  await claimKey(services.store, call);
  const results: BulkResult[] = [];
  let characters = 0;
  for (const [index, wanted] of call.body.operations.entries()) {
    call.signal?.throwIfAborted();
    const operation = withKey(wanted, call.idempotencyKey, index);
    const result: BulkResult =
      characters > RESULT_CHARACTERS
        ? notRun(413, 'the responses before are too large: send this operation in another request')
        : await services.runInBulk(call, operation).catch((error: unknown) => unavailable(error, index));
    if (result.status === 503) {
      for (let rest = index; rest < call.body.operations.length; rest += 1) results.push(result);
      break;
    }
    characters += JSON.stringify(result).length;
    results.push(result);
  }
  const succeeded = results.filter(({ status }) => status < 300).length;
  return { value: { succeeded, failed: results.length - succeeded, results } };
});

/** Gives an operation a key of its own, so that a request that is sent again makes no change twice. */
function withKey(operation: BulkOperation, requestKey: string | null, index: number): BulkOperation {
  if (requestKey === null || operation.idempotency_key !== undefined) return operation;
  return { ...operation, idempotency_key: `${requestKey} ${index}` };
}

/** The database is away. The whole request fails where nothing was changed yet. */
function unavailable(error: unknown, index: number): BulkResult {
  if (index === 0 || asGatewayError(error).code !== 'service_unavailable') throw error;
  return notRun(503, 'the service is temporarily unavailable');
}

function notRun(status: 413 | 503, message: string): BulkResult {
  const error_type = status === 503 ? 'service_unavailable' : 'body_too_large';
  return { status, etag: null, body: { detail: { message, error_type } } };
}
