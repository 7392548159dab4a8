import { expect, test } from '@jest/globals';
import { ContractValidators } from '../../../contract/validators.ts';
import { operations } from '../../../generated/admin/operations.ts';
import { requestValidators } from '../../../generated/admin/validators/requests.js';
import { responseValidators } from '../../../generated/admin/validators/responses.js';
import type { ManagementCall } from '../../../management/handler.ts';
import { runBulkOperation } from '../../../server/management/run-bulk.ts';

test('the cause of an internal error of one operation is in the log, and not in its response', async () => {
  const lines: object[] = [];
  const cause = new Error('what went wrong');
  const ignore = (): void => undefined;
  const runner = {
    contract: new ContractValidators(operations, requestValidators, responseValidators),
    checkToken: ignore,
    run: () => Promise.reject(cause),
  };
  // The operation uses nothing else of the request.
  const log = { error: (fields: object) => void lines.push(fields) };
  const bulk = { requestId: 'bulk', parameters: {}, log } as unknown as ManagementCall;
  const wanted = { operation: 'createOrganisation', body: { name: 'one' } } as const;
  const result = await runBulkOperation(bulk, wanted, runner);
  expect(result.status).toBe(500);
  expect(JSON.stringify(result)).not.toContain('what went wrong');
  expect(lines).toEqual([{ err: cause, operation: 'createOrganisation' }]);
});
