import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { bodyTypes } from './body-types.ts';
import type { Contract } from './contract.ts';
import { withoutUnknownVariants } from './known-variants.ts';
import { banner, type OutputFiles } from './output.ts';
import { contractTypes, usedNames } from './write-contract-types.ts';
import { gatewayClass } from './sdk-class.ts';
import { sdkDocument } from './sdk-document.ts';
import { sdkReadme } from './sdk-readme.ts';
import { requestSchemas, withInterfaces, withKnownValues } from './sdk-type-text.ts';

const SDK = join(import.meta.dirname, '..', 'sdk');
const RUNTIME = join(SDK, 'runtime');
/** Files that the generator writes itself. */
const STUBS = new Set(['error-body.ts', 'types.gen.ts']);

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

/** Writes the SDK: the runtime of `scripts/sdk`, and a method for every operation. */
export function writeSdk(contract: Contract, files: OutputFiles): void {
  const copied = readdirSync(RUNTIME).filter((name) => !STUBS.has(name));
  for (const name of copied.sort()) {
    files.set(`sdk/${name}`, banner + forPackage(readFileSync(join(RUNTIME, name), 'utf8')));
  }
  files.set('sdk/error-body.ts', errorBody(contract));
  files.set('sdk/contract.ts', contractTypes(contract, './types.gen.js'));
  files.set('sdk/gateway.ts', gatewayClass(contract));
  files.set('sdk/index.ts', indexText);
  const readme = readFileSync(join(SDK, 'README.md'), 'utf8');
  files.set('sdk/README.md', sdkReadme(contract, readme));
  files.set('sdk/tsconfig.json', `${JSON.stringify(tsconfig, null, 2)}\n`);
}

/** Changes imports from `.ts` to `.js` for the built package. */
function forPackage(source: string): string {
  return source.replace(/(from '\.\/[^']+)\.ts'/g, "$1.js'");
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
    `${banner}import type { ${used.join(', ')} } from './types.gen.js';\n\n` +
    `/** Every error body that the contract declares. Plain text and HTML are strings. */\n` +
    `export type ErrorBody = ${union};\n\n` +
    `/** The body of a response when the budget is used up. */\n` +
    `export type BudgetStatus = ${budget ?? 'object'};\n`
  );
}

/** Schema of the body of such a response. */
const BUDGET = 'ProjectBudgetStatus';

const indexText = `${banner}export type * from './contract.js';
export type { Download } from './download.js';
export * from './errors.js';
export type { BudgetStatus, ErrorBody } from './error-body.js';
export type { EventStream } from './event-stream.js';
export * from './gateway.js';
export type { Listed, StreamOrResult } from './method-types.js';
export type { Page, PageParameters, PagePromise } from './pages.js';
export type { RateLimit } from './rate-limit.js';
export * from './read-chat-completion.js';
export * from './read-message.js';
export * from './read-response.js';
export type { ResponsePromise, StreamPromise, WithResponse } from './response-promise.js';
export * from './to-file.js';
export * from './tools.js';
export * from './undeclared.js';
export type { CallOptions, GatewayOptions, RetryOptions } from './transport.js';
`;

const tsconfig = {
  compilerOptions: {
    target: 'es2022',
    lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'],
    module: 'nodenext',
    types: [],
    strict: true,
    declaration: true,
    skipLibCheck: false,
    rootDir: '.',
    outDir: 'dist',
  },
  include: ['**/*.ts'],
  exclude: ['dist'],
};
