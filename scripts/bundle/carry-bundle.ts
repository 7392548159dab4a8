import { cpSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const BUNDLE = 'node_modules/.cache/bundle';
const CONSOLE = 'node_modules/.cache/console';

interface BundleManifest {
  /** The files of the server and the command, in the bundle's folder. */
  entries: { server: string };
  /** Path, size and modification time of each source. */
  sources: [path: string, size: number, mtimeMs: number][];
}

/**
 * Copies the bundle and the console to another tree with the same sources, which starts from them while they are fresh. The times of its
 * sources become whole seconds, which archives keep. Throws where a source has another size.
 */
export function carryBundle(tree: string): void {
  const { entries } = readManifest(join(ROOT, BUNDLE, 'manifest.json'));
  for (const part of [join(BUNDLE, dirname(entries.server)), CONSOLE])
    cpSync(join(ROOT, part), join(tree, part), { recursive: true, filter: (path) => !path.endsWith('.new') });
  for (const name of ['manifest.json', 'client.json']) carryManifest(join(BUNDLE, name), tree);
}

function carryManifest(path: string, tree: string): void {
  const manifest = readManifest(join(ROOT, path));
  const sources = manifest.sources.map(([source, size]) => {
    const carried = join(tree, source);
    const found = statSync(carried);
    if (found.size !== size && !source.startsWith('node_modules/.'))
      throw new Error(`${source} differs from the last commit: commit or restore it first`);
    const seconds = Math.floor(found.mtimeMs / 1000);
    utimesSync(carried, seconds, seconds);
    return [source, found.size, seconds * 1000];
  });
  writeFileSync(join(tree, path), JSON.stringify({ ...manifest, sources }));
}

function readManifest(path: string): BundleManifest {
  // `writeBundle` wrote it.
  return JSON.parse(readFileSync(path, 'utf8')) as BundleManifest;
}
