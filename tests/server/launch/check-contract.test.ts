import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { contractHash } from '../../../generated/contract-hash.ts';
import { checkContract } from '../../../server/launch/check-contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'check-contract-'));
const file = join(folder, 'openapi.yaml');
writeFileSync(file, 'openapi: 3.1.0\n');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const state = { file, hash: contractHash, operationIds: ['read'], handlers: { read: () => null } };

test('the contract of this repository is the one that generated/ was generated from', async () => {
  await expect(checkContract()).resolves.toBeUndefined();
});

test('a contract that was edited after the last npm run generate stops the start', async () => {
  await expect(checkContract(state)).rejects.toThrow(
    'generated/ does not match openapi.yaml: run npm run generate',
  );
});

test('an operation without a handler stops the start and is named', async () => {
  await expect(checkContract({ ...state, operationIds: ['read', 'write'] })).rejects.toThrow(
    'the operation write has no handler',
  );
});
