import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = join(ROOT, 'packages/console');
/** Part of what is installed, as the bundle of the server. */
const DESTINATION = join(ROOT, 'node_modules/.cache/console');
/** What all files of the console may have together, compressed. */
export const MAX_COMPRESSED_BYTES = 120_000;

/** Writes the console, and returns its compressed size in bytes. Throws when it is larger than it may be. */
export async function writeConsole(): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: { console: join(SOURCES, 'main.tsx') },
    absWorkingDir: ROOT,
    outdir: DESTINATION,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: ['chrome123', 'firefox128', 'safari17.5'],
    jsx: 'automatic',
    jsxImportSource: 'preact',
    write: false,
    logLevel: 'error',
  });
  await mkdir(DESTINATION, { recursive: true });
  for (const { path, contents } of outputFiles) {
    const file = join(DESTINATION, basename(path));
    await writeFile(`${file}.new`, contents);
    await rename(`${file}.new`, file);
  }
  const bytes = outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);
  if (bytes > MAX_COMPRESSED_BYTES)
    throw new Error(`the console has ${bytes} bytes compressed, more than ${MAX_COMPRESSED_BYTES}`);
  return bytes;
}
