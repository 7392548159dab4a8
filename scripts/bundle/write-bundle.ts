import { createHash } from 'node:crypto';
import { existsSync, realpathSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile, readFile } from 'node:fs/promises';
import { basename, join, dirname, relative, sep } from 'node:path';
import { build, type BuildResult, type Metafile, type Plugin } from 'esbuild';
import { lazyBuiltins } from './lazy-builtins.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Part of what is installed: removed with the packages, and written again with them. */
const CACHE = join(ROOT, 'node_modules/.cache/bundle');
const ENTRIES = { server: 'server/start.ts', cli: 'cli/start.ts' };
/** npm writes it after each change of the packages. */
const PACKAGES = 'node_modules/.package-lock.json';

/** Packages of modules that are loaded only where they are configured. */
const OUTSIDE = [
  '@aws-sdk/*',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-*',
  '@redis/client',
  '@smithy/*',
  'pg',
];

/** CommonJS packages load Node's modules by it. */
const REQUIRE = `import { createRequire as createRequireHere } from 'node:module'; const require = createRequireHere(import.meta.url);`;

export interface WrittenBundle {
  name: string;
  modules: number;
  bytes: number;
}

/**
 * Joins the modules of the server and the command to a few files, and notes from which sources. A bundle is a folder of its own, since a
 * running gateway may still load parts of the one before. Throws where `node_modules` is a link to that of another tree.
 */
export async function writeBundle(): Promise<WrittenBundle> {
  const packages = join(ROOT, 'node_modules');
  if (realpathSync(packages) !== packages) throw new Error('node_modules belongs to another tree');
  const startedAtMs = Date.now();
  const result = await build({
    entryPoints: Object.fromEntries(Object.entries(ENTRIES).map(([name, path]) => [name, join(ROOT, path)])),
    absWorkingDir: ROOT,
    outdir: CACHE,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    outExtension: { '.js': '.mjs' },
    external: OUTSIDE,
    banner: { js: REQUIRE },
    plugins: [ownPlaces(ROOT), lazyBuiltins(), lazyPackages()],
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  const hash = createHash('sha256');
  for (const { contents } of result.outputFiles) hash.update(contents);
  const name = hash.digest('hex').slice(0, 16);
  const directory = join(CACHE, name);
  await mkdir(CACHE, { recursive: true });
  if (!existsSync(directory)) await writeFiles(directory, result.outputFiles);
  const { inputs } = result.metafile;
  const modules = Object.keys(inputs);
  await writeManifest('manifest.json', name, modules, startedAtMs);
  await writeManifest('client.json', name, modulesOfClient(inputs), startedAtMs);
  await removeOthers(name);
  return {
    name,
    modules: modules.length,
    bytes: result.outputFiles.reduce((sum, { contents }) => sum + contents.length, 0),
  };
}

/** What a command with `GATEWAY_URL` loads when it is used. */
const PARTS_OF_CLIENT = /^cli\/(apply|commands)\//;

/** The modules of a command with `GATEWAY_URL`. */
function modulesOfClient(inputs: Metafile['inputs']): string[] {
  const found = new Set<string>();
  const add = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    for (const one of inputs[path]?.imports ?? [])
      if (one.external !== true && (one.kind !== 'dynamic-import' || PARTS_OF_CLIENT.test(one.path)))
        add(one.path);
  };
  add(ENTRIES.cli);
  return [...found];
}

type OutputFile = NonNullable<BuildResult['outputFiles']>[number];

async function writeFiles(directory: string, files: readonly OutputFile[]): Promise<void> {
  const unfinished = `${directory}-${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  for (const { path, contents } of files) await writeFile(join(unfinished, basename(path)), contents);
  await rename(unfinished, directory);
}

/**
 * Notes the entries, and the sizes and times of all sources, by which `server/launch/bundle.cjs` sees a change. Throws for a change since
 * the start, of which the bundle may have only a part.
 */
async function writeManifest(
  file: string,
  name: string,
  modules: readonly string[],
  startedAtMs: number,
): Promise<void> {
  const own = modules.filter(
    (path) => !path.startsWith('node_modules/') && !path.startsWith('lazy-builtin:'),
  );
  const sources = [...own, PACKAGES].map((path) => {
    const { size, mtimeMs } = statSync(join(ROOT, path));
    if (mtimeMs >= startedAtMs) throw new Error(`${path} changed while it was bundled`);
    return [path, size, mtimeMs];
  });
  const entries = Object.fromEntries(Object.keys(ENTRIES).map((entry) => [entry, `${name}/${entry}.mjs`]));
  const path = join(CACHE, file);
  await writeFile(`${path}.new`, JSON.stringify({ entries, sources }));
  await rename(`${path}.new`, path);
}

/** Keeps the newest one of the others, from which a running gateway may have started. */
async function removeOthers(name: string): Promise<void> {
  const others = (await readdir(CACHE, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && entry.name !== name)
    .map((entry) => join(CACHE, entry.name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const directory of others.slice(1)) await rm(directory, { recursive: true, force: true });
}

/**
 * Leaves packages that are imported dynamically where they are: they are loaded only where they are used, and Node finds the names
 * that CommonJS packages export, which a bundled import would not.
 */
function lazyPackages(): Plugin {
  return {
    name: 'lazy-packages',
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
        kind === 'dynamic-import' ? { path, external: true } : undefined,
      );
    },
  };
}

/** Bundled files are this many folders below the root: `node_modules/.cache/bundle/<name>/`. */
const TO_ROOT = '../../../..';

/** Lets modules find files beside them, though they are bundled elsewhere: replaces their `import.meta`. */
function ownPlaces(root: string): Plugin {
  return {
    name: 'own-places',
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const own = relative(root, path).split(sep).join('/');
        if (own.startsWith('node_modules/') || !source.includes('import.meta')) return undefined;
        const file = JSON.stringify(`${TO_ROOT}/${own}`);
        const folder = JSON.stringify(`/${TO_ROOT}/${dirname(own)}`);
        const contents = source
          .replaceAll('import.meta.url', `new URL(${file}, import.meta.url).href`)
          .replaceAll('import.meta.dirname', `(import.meta.dirname + ${folder})`);
        return { contents, loader: 'ts', resolveDir: join(path, '..') };
      });
    },
  };
}
