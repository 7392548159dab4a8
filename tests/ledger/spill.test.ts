import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { LedgerCall } from '../../ledger/entry.ts';
import { Spill } from '../../ledger/spill.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';

function callOf(requestId: string): LedgerCall {
  return { requestId, projectId: 'p', keyId: 'k', modelId: 'm', operationId: 'o', prices: '{}' };
}

test('what is added while others are replayed is replayed too, sooner or later', async () => {
  await using folder = await TemporaryFolder.make();
  const spill = new Spill(join(folder.path, 'ledger'));
  const posted = new Set<string>();
  const replay = (): Promise<void> =>
    spill.replay((postings) => {
      for (const { call } of postings) posted.add(call.requestId);
      return Promise.resolve();
    });
  const ids = Array.from({ length: 150 }, (_unused, index) => `request-${index}`);
  const adding = ids.map((id) => spill.add({ kind: 'cancel', call: callOf(id) }));
  for (const added of adding) {
    await added;
    await replay();
  }
  await replay();
  expect(posted).toEqual(new Set(ids));
  expect(spill.isEmpty).toBe(true);
});
