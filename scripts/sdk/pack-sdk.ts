import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');

/** Options of a packing; both paths are absolute. */
export interface PackOptions {
  /** The folder with the generated sources and their `tsconfig.json`. */
  sources: string;
  /** Where the tarball is put. */
  destination: string;
  /** `info.version` of the contract. */
  version: string;
}

/** Builds the generated SDK to JavaScript and declarations and packs it; gives the tarball's path. */
export async function packSdk({ sources, destination, version }: PackOptions): Promise<string> {
  const staging = mkdtempSync(join(tmpdir(), 'gateway-sdk-'));
  try {
    cpSync(sources, join(staging, 'source'), { recursive: true });
    const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript')), 'tsc.js');
    // The compiler asks the nearest package.json whether the sources are ES modules.
    writeFileSync(join(staging, 'package.json'), JSON.stringify(manifest(version), null, 2));
    await run(process.execPath, [compiler, '-p', join(staging, 'source'), '--outDir', join(staging, 'dist')]);
    copyFileSync(join(import.meta.dirname, 'README.md'), join(staging, 'README.md'));
    if (existsSync(join(root, 'LICENSE'))) copyFileSync(join(root, 'LICENSE'), join(staging, 'LICENSE'));
    const packing = ['pack', '--silent', '--ignore-scripts', '--pack-destination', destination];
    const { stdout } = await run('npm', packing, { cwd: staging });
    return join(destination, stdout.trim());
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** `info.version` as the generated JSON contract has it. */
export function contractVersion(generated: string): string {
  const document = JSON.parse(readFileSync(join(generated, 'openapi.json'), 'utf8')) as {
    info: { version: string };
  };
  return document.info.version;
}

function manifest(version: string): object {
  return {
    name: 'inference-gateway-sdk',
    version,
    description: 'A typed client for the inference gateway.',
    license: 'Apache-2.0',
    type: 'module',
    sideEffects: false,
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    types: './dist/index.d.ts',
    files: ['dist'],
    engines: { node: '>=20' },
  };
}
