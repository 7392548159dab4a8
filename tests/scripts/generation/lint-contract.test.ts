import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { lintContract } from '../../../scripts/generation/lint-contract.ts';

const contract = join(import.meta.dirname, '../../fixtures/contract/small-contract.yaml');

test('a lint that takes too long says so, and does not blame the contract', async () => {
  await expect(lintContract(contract, 1)).resolves.toEqual([
    expect.stringContaining('small-contract.yaml: the lint took more than 0.001 s'),
  ]);
});
