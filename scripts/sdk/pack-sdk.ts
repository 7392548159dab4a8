import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { assembleSdk } from './assemble-sdk.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const SDK = join(root, 'packages/sdk');

/** What was compiled last, in a folder that names its sources: the tests, the tour, a release and the guide pack the same SDK. */
const CACHE = join(root, 'node_modules/.cache/sdk');
const COMPILER = join(dirname(createRequire(import.meta.url).resolve('typescript')), 'tsc.js');

const NAME = 'inference-gateway-sdk';

/** Builds the SDK as ES modules and as CommonJS, with declarations of both, and packs it; gives the tarball's path. */
export async function packSdk(destination: string): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'gateway-sdk-'));
  const sources = join(directory, 'sources');
  // The SBOM names the package by its folder.
  const staging = join(directory, NAME);
  try {
    const version = await assembleSdk(sources);
    mkdirSync(staging);
    writeFileSync(join(staging, 'package.json'), JSON.stringify(manifest(version), null, 2));
    cpSync(await compiled(sources, directory), join(staging, 'dist'), { recursive: true });
    copyFileSync(join(sources, 'README.md'), join(staging, 'README.md'));
    copyFileSync(join(SDK, 'CHANGELOG.md'), join(staging, 'CHANGELOG.md'));
    if (existsSync(join(root, 'LICENSE'))) copyFileSync(join(root, 'LICENSE'), join(staging, 'LICENSE'));
    const { stdout: sbom } = await run('npm', ['sbom', '--sbom-format', 'cyclonedx'], { cwd: staging });
    writeFileSync(join(staging, 'sbom.cdx.json'), sbom);
    const packing = ['pack', '--silent', '--ignore-scripts', '--pack-destination', destination];
    const { stdout } = await run('npm', packing, { cwd: staging });
    return join(destination, stdout.trim());
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Returns a folder with both kinds of modules. A compiler takes ten seconds for each. */
async function compiled(sources: string, directory: string): Promise<string> {
  const hash = createHash('sha256').update(readFileSync(join(dirname(COMPILER), '../package.json')));
  for (const path of globSync('**/*.*', { cwd: sources }).toSorted())
    hash.update(`\n${path}\n`).update(readFileSync(join(sources, path)));
  const folder = join(CACHE, hash.digest('hex').slice(0, 16));
  if (existsSync(folder)) return folder;
  await Promise.all([build(sources, directory, 'esm'), build(sources, directory, 'cjs')]);
  // Another process may have been first.
  if (existsSync(folder)) return folder;
  rmSync(CACHE, { recursive: true, force: true });
  const unfinished = `${folder}-${process.pid}`;
  cpSync(join(directory, 'dist'), unfinished, { recursive: true });
  renameSync(unfinished, folder);
  return folder;
}

/** The compiler asks the nearest package.json which kind of module the sources are. */
async function build(sources: string, directory: string, kind: 'esm' | 'cjs'): Promise<void> {
  const source = join(directory, `source-${kind}`);
  const built = join(directory, 'dist', kind);
  const module = JSON.stringify({ type: kind === 'esm' ? 'module' : 'commonjs' });
  cpSync(sources, source, { recursive: true });
  writeFileSync(join(source, 'package.json'), module);
  await run(process.execPath, [COMPILER, '-p', source, '--outDir', built]);
  mkdirSync(built, { recursive: true });
  writeFileSync(join(built, 'package.json'), module);
}

function manifest(version: string): object {
  const built = (kind: 'esm' | 'cjs', folder: string) => ({
    types: `./dist/${kind}/${folder}index.d.ts`,
    default: `./dist/${kind}/${folder}index.js`,
  });
  const entry = (folder: string) => ({ import: built('esm', folder), require: built('cjs', folder) });
  return {
    name: NAME,
    version,
    description: 'A typed client for the inference gateway.',
    license: 'Apache-2.0',
    type: 'module',
    sideEffects: false,
    exports: {
      '.': entry(''),
      './admin': entry('admin/'),
      './package.json': './package.json',
    },
    main: './dist/cjs/index.js',
    module: './dist/esm/index.js',
    types: './dist/cjs/index.d.ts',
    files: ['dist', 'CHANGELOG.md', 'sbom.cdx.json'],
    engines: { node: '>=20' },
    publishConfig: { access: 'public', provenance: true },
  };
}
