import { expect, test } from '@jest/globals';
import type { Handlers, ManagementCall, ManagementServices } from '../../../management/handler.ts';
import { runHandler } from '../../../server/management/run-operation.ts';

test('a failure of what remains after a change is in the log, and the response is that of the change', async () => {
  const lines: object[] = [];
  const cause = new Error('the database is gone');
  const value = { dry_run: false };
  const handler = {
    changes: false,
    run: () => Promise.resolve({ value, afterwards: () => Promise.reject(cause) }),
  };
  // The function uses nothing else.
  const call = {
    operationId: 'deleteProject',
    log: { error: (fields: object) => void lines.push(fields) },
  } as unknown as ManagementCall;
  const handlers = { deleteProject: handler } as unknown as Handlers;
  const outcome = await runHandler(call, handlers, {} as ManagementServices);
  expect(outcome.value).toBe(value);
  expect(lines).toEqual([{ err: cause, operation: 'deleteProject' }]);
});
