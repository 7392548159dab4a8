import { createClient } from '@hey-api/openapi-ts';
import type { Contract } from './contract.ts';

/** Writes hey-api's types of every schema to a folder, which it empties first. Names stay as the contract has them. */
export async function writeTypes(contract: Contract, folder: string): Promise<void> {
  await createClient({
    input: structuredClone(contract.named) as unknown as Record<string, unknown>,
    output: { path: folder, entryFile: false, postProcess: [] },
    logs: { level: 'silent' },
    plugins: [{ name: '@hey-api/typescript', case: 'preserve' }],
  });
}
