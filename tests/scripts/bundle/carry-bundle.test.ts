import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { carryBundle } from '../../../scripts/bundle/carry-bundle.ts';

const ROOT = join(import.meta.dirname, '../../..');
let tree = '';

beforeAll(async () => {
  await promisify(execFile)(process.execPath, ['scripts/bundle/main.ts'], { cwd: ROOT });
  tree = await realpath(await mkdtemp(join(tmpdir(), 'carried-')));
  const manifest = await readFile(join(ROOT, 'node_modules/.cache/bundle/manifest.json'), 'utf8');
  // `writeBundle` wrote it.
  const { sources } = JSON.parse(manifest) as { sources: [path: string][] };
  for (const path of [...sources.map(([source]) => source), 'server/launch/bundle.cjs'])
    await cp(join(ROOT, path), join(tree, path));
});
afterAll(() => rm(tree, { recursive: true, force: true }));

function bundled(): string | null {
  // The file has no types.
  const module = createRequire(import.meta.url)(join(tree, 'server/launch/bundle.cjs')) as {
    bundled: (name: string) => string | null;
  };
  return module.bundled('server');
}

test('a tree with the same sources starts from the bundle that was carried to it, until one changes', async () => {
  expect(bundled()).toBeNull();
  carryBundle(tree);
  expect(bundled()).toMatch(/\/carried-[^/]+\/node_modules\/\.cache\/bundle\/\w+\/server\.mjs$/);
  await writeFile(join(tree, 'server/start.ts'), 'export {};\n');
  expect(bundled()).toBeNull();
  expect(() => carryBundle(tree)).toThrow('server/start.ts differs from the last commit');
});
