import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { contractHash } from '../../generated/contract-hash.ts';
import { operations } from '../../generated/operations.ts';
import { handlers } from '../../handlers/index.ts';
import { SettingsError } from '../setting-values.ts';

export interface ContractState {
  /** The contract of the server. */
  file: URL | string;
  /** SHA-256 of the contract that `generated/` was generated from. */
  hash: string;
  operationIds: readonly string[];
  handlers: Readonly<Record<string, unknown>>;
}

const ofThisServer: ContractState = {
  file: new URL('../../openapi.yaml', import.meta.url),
  hash: contractHash,
  operationIds: operations.map(({ operationId }) => operationId),
  handlers,
};

/**
 * Throws a `SettingsError` when the contract differs from the one that the code was generated from, or when an
 * operation has no handler.
 */
export async function checkContract(state: ContractState = ofThisServer): Promise<void> {
  const missing = state.operationIds.find((operationId) => state.handlers[operationId] === undefined);
  if (missing !== undefined)
    throw new SettingsError(`the operation ${missing} has no handler in handlers/index.ts`);
  const text = await readFile(state.file);
  if (createHash('sha256').update(text).digest('hex') !== state.hash)
    throw new SettingsError('generated/ does not match openapi.yaml: run npm run generate');
}
