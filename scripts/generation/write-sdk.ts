import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { bodyTypes } from '../../packages/contract-tools/reading/body-types.ts';
import type { Contract } from '../../packages/contract-tools/reading/contract.ts';
import { withoutUnknownVariants } from './known-variants.ts';
import { banner, type OutputFiles } from './output.ts';
import { usedNames } from './write-contract-types.ts';
import { GATEWAY_CLASS, gatewayClass, MANAGEMENT_CLASS } from './sdk-class.ts';
import { sdkDocument } from './sdk-document.ts';
import { requestSchemas, withInterfaces, withKnownValues } from './sdk-type-text.ts';

/** Empties a folder and writes the SDK's types of every schema to it. */
export async function writeSdkTypes(contract: Contract, folder: string): Promise<void> {
  const document = sdkDocument(withoutUnknownVariants(contract.named));
  await createClient({
    input: document as unknown as Record<string, unknown>,
    output: { path: folder, entryFile: false, postProcess: [] },
    logs: { level: 'silent' },
    plugins: [{ name: '@hey-api/typescript', case: 'preserve' }],
  });
  const file = join(folder, 'types.gen.ts');
  const types = withKnownValues(readFileSync(file, 'utf8'));
  writeFileSync(file, withInterfaces(types, requestSchemas(document)));
}

/** Writes what the SDK has for this contract: a method for every operation, and the bodies of errors. */
export function writeSdk(contract: Contract, files: OutputFiles): void {
  files.set('sdk/error-body.ts', errorBody(contract));
  files.set(GATEWAY_CLASS.file, gatewayClass(contract, GATEWAY_CLASS));
}

/** Writes what the SDK has for the contract of the management, whose errors have bodies of the same forms. */
export function writeManagementSdk(contract: Contract, files: OutputFiles): void {
  files.set(MANAGEMENT_CLASS.file, gatewayClass(contract, MANAGEMENT_CLASS));
}

function errorBody(contract: Contract): string {
  const errors = contract.operations.flatMap(({ responses }) =>
    Object.entries(responses)
      .filter(([status]) => !status.startsWith('2'))
      .map(([, response]) => response),
  );
  const union = bodyTypes(contract, [
    ...errors,
    { content: { 'text/plain': { schema: { type: 'string' } } } },
  ]);
  const budget = contract.named.components.schemas[BUDGET] === undefined ? null : BUDGET;
  const used = [...new Set([...usedNames(contract, union), ...(budget === null ? [] : [budget])])].sort();
  return (
    `${banner}import type { ${used.join(', ')} } from '../types/types.gen.ts';\n\n` +
    `/** Every error body that the contract declares. Plain text and HTML are strings. */\n` +
    `export type ErrorBody = ${union};\n\n` +
    `/** The body of a response when the budget is used up. */\n` +
    `export type BudgetStatus = ${budget ?? 'object'};\n`
  );
}

/** Schema of the body of such a response. */
const BUDGET = 'ProjectBudgetStatus';
