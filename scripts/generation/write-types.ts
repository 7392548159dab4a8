import { createClient } from '@hey-api/openapi-ts';
import type { Contract } from '../../packages/contract-tools/reading/contract.ts';
import { withoutUnknownVariants } from './known-variants.ts';

/** Empties a folder and writes hey-api's types of every schema to it, with the names of the contract. */
export async function writeTypes(contract: Contract, folder: string): Promise<void> {
  await createClient({
    input: withoutUnknownVariants(contract.named) as unknown as Record<string, unknown>,
    output: { path: folder, entryFile: false, postProcess: [] },
    logs: { level: 'silent' },
    plugins: [{ name: '@hey-api/typescript', case: 'preserve' }],
  });
}
