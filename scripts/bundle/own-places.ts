import { readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';

/** Bundled files are this many folders below the root: `node_modules/.cache/bundle/<name>/`. */
const TO_ROOT = '../../../..';

/** Lets modules find files beside them, though they are bundled elsewhere: replaces their `import.meta`. */
export function ownPlaces(root: string): Plugin {
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
