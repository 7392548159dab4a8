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
  const added = new Set<string>();
  const posted = new Set<string>();
  const add = (requestId: string): Promise<void> => {
    added.add(requestId);
    return spill.add({ kind: 'cancel', call: callOf(requestId) });
  };
  await add('first');
  for (let round = 0; round < 100; round += 1) {
    const replaying = spill.replay(async (postings) => {
      for (const { call } of postings) posted.add(call.requestId);
      // The file that was just read must not be the one that this goes to.
      await add(`while posting in round ${round}, after ${posted.size}`);
    });
    await Promise.all([replaying, add(`beside the reading in round ${round}`)]);
  }
  await spill.replay((postings) => {
    for (const { call } of postings) posted.add(call.requestId);
    return Promise.resolve();
  });
  expect([...added].filter((requestId) => !posted.has(requestId))).toEqual([]);
});
