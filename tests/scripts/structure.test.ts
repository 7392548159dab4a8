import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { drawLayers, entryRules, importRules, layersOf, modules } from '../../scripts/structure/modules.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Its files are generated, and each begins with a note about it. */
const GENERATED = 'generated';
const described = modules.map(({ name }) => name).filter((name) => name !== GENERATED);

function read(path: string): Promise<string> {
  return readFile(join(ROOT, path), 'utf8');
}

test('every source folder of the program is a module', async () => {
  const image = await read('deploy/Dockerfile');
  const loaded = [...image.matchAll(/^COPY (\S+) \.\/\1$/gm)].map(([, name]) => name);
  // The client, which commands use, stands above no layer: it imports nothing of the gateway.
  const own = loaded.filter((name) => name !== 'packages/sdk');
  expect(own.sort()).toEqual(modules.map(({ name }) => name).sort());
});

describe('the list of modules', () => {
  test('refuses an import of a module that does not precede it', () => {
    const low = { name: 'low', does: '', imports: ['high'] };
    const high = { name: 'high', does: '', imports: ['low'] };
    expect(() => importRules([low, high])).toThrow('low lists high');
  });

  test('forms layers that import only lower layers', () => {
    const layers = layersOf().map((layer) => layer.map(({ name }) => name));
    for (const { name, imports } of modules) {
      const own = layers.findIndex((layer) => layer.includes(name));
      const lower = layers.slice(own + 1).flat();
      expect(imports.filter((one) => !lower.includes(one))).toEqual([]);
    }
  });
});

test('a package is imported by the files that its exports name', () => {
  const [engines] = entryRules([{ name: 'packages/engines', does: '', imports: [] }]);
  const isForbidden = (from: string, to: string): boolean =>
    !new RegExp(engines?.from.pathNot ?? '').test(from) &&
    new RegExp(engines?.to.path ?? '').test(to) &&
    !new RegExp(engines?.to.pathNot ?? '').test(to);
  expect(isForbidden('server/settings.ts', 'packages/engines/host.ts')).toBe(true);
  expect(isForbidden('server/settings.ts', 'packages/engines/index.ts')).toBe(false);
  expect(isForbidden('server/settings.ts', 'packages/engines/availability.ts')).toBe(false);
  expect(isForbidden('packages/engines/host.ts', 'packages/engines/text/jobs.ts')).toBe(false);
});

test('the README shows the current layers', async () => {
  expect(await read('README.md')).toContain(drawLayers());
});

describe('the README of', () => {
  test.each(described)('%s says what it may import', async (name) => {
    const { imports = [] } = modules.find((one) => one.name === name) ?? {};
    const text = (await read(`${name}/README.md`)).replaceAll(/\s+/g, ' ');
    const [, listed = ''] = /May import: ([^.]*)\./.exec(text) ?? [];
    const expected = imports.length === 0 ? 'no other module' : imports.map((one) => `\`${one}\``).join(', ');
    expect(listed).toBe(expected);
  });

  test.each(described)('%s links to what exists', async (name) => {
    const path = `${name}/README.md`;
    const links = [...(await read(path)).matchAll(/\]\(([^)#]+)\)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(0);
    const missing = links.filter((link) => !existsSync(join(ROOT, dirname(path), link)));
    expect(missing).toEqual([]);
  });
});

test('every module has files', () => {
  for (const name of described) expect(readdirSync(join(ROOT, name)).length).toBeGreaterThan(1);
});
