import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { bodyTypes } from './body-types.ts';
import type { Contract } from './contract.ts';
import { banner, type OutputFiles } from './output.ts';
import { contractTypes, usedNames } from './write-contract-types.ts';
import { gatewayClass } from './sdk-class.ts';

const RUNTIME = join(import.meta.dirname, '..', 'sdk', 'runtime');

/** Writes hey-api's types and HTTP client to a folder, which it empties first. */
export async function writeSdkClient(contract: Contract, folder: string): Promise<void> {
  await createClient({
    input: structuredClone(contract.named) as unknown as Record<string, unknown>,
    output: { path: folder, entryFile: false, module: { extension: '.js' }, postProcess: [] },
    logs: { level: 'silent' },
    plugins: [{ name: '@hey-api/typescript', case: 'preserve' }, '@hey-api/client-fetch'],
  });
}

/** Our layer over that client: every operation, its streaming variant, typed errors. */
export function writeSdk(contract: Contract, files: OutputFiles): void {
  for (const name of readdirSync(RUNTIME).sort()) {
    files.set(`sdk/${name}`, banner + forPackage(readFileSync(join(RUNTIME, name), 'utf8')));
  }
  files.set('sdk/error-body.ts', errorBody(contract));
  files.set('sdk/contract.ts', contractTypes(contract, './types.gen.js'));
  files.set('sdk/gateway.ts', gatewayClass(contract));
  files.set('sdk/index.ts', index);
  files.set('sdk/tsconfig.json', `${JSON.stringify(tsconfig, null, 2)}\n`);
}

/** A built package imports built files. */
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
  return (
    `${banner}import type { ${usedNames(contract, union).join(', ')} } from './types.gen.js';\n\n` +
    `/** Every error body that the contract declares; plain text and HTML are strings. */\n` +
    `export type ErrorBody = ${union};\n`
  );
}

const index = `${banner}export type * from './contract.js';
export { ConnectionError, IncompleteStreamError, ResponseError, StreamError, UnexpectedResponseError } from './errors.js';
export type { ErrorBody } from './error-body.js';
export { InferenceGateway, isErrorOf } from './gateway.js';
export type { ErrorOf, GatewayOptions } from './gateway.js';
export type { CallOptions } from './transport.js';
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
