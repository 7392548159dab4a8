import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import type { OutputFiles } from './output.ts';

const SOURCE = 'server/pages/reference/browser/reference.ts';

/** Writes the script of the reference as browsers take it, so that a server without esbuild can send it. */
export async function writePageScript(files: OutputFiles): Promise<void> {
  const source = await readFile(join(import.meta.dirname, '../..', SOURCE), 'utf8');
  const { code } = await transform(source, { loader: 'ts', target: 'es2022' });
  files.set('reference.js', `// Written by \`npm run generate\` from ${SOURCE}.\n${code}`);
}
