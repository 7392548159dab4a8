import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isModelId } from '../../catalogue/model-id.ts';
import { capabilities } from '../../catalogue/model.ts';
import { priceFields } from '../../catalogue/price.ts';

const ROOT = join(import.meta.dirname, '../..');
const schema = JSON.parse(await readFile(join(ROOT, 'catalogue/gateway.schema.json'), 'utf8'));
const reference = await readFile(join(ROOT, 'docs/configuration.md'), 'utf8');

/** Every schema of a key, by the key, wherever it stands. */
function keysOf(node: unknown): [key: string, schema: Record<string, unknown>][] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) => {
    // A branch of a condition repeats keys that are described elsewhere.
    if (['if', 'then', 'else'].includes(name)) return [];
    const own = name === 'properties' ? Object.entries<Record<string, unknown>>(value) : [];
    return [...own, ...keysOf(value)];
  });
}

test('each key of the file is described in the schema, for editors', () => {
  const undescribed = keysOf(schema).filter(
    ([, { $ref, description }]) =>
      description === undefined && schema.$defs[String($ref).split('/')[2] ?? '']?.description === undefined,
  );
  expect(undescribed).toEqual([]);
});

test('each key of the file stands in the reference', () => {
  const missing = keysOf(schema).filter(([key]) => !new RegExp(`\\b${key}\\b`).test(reference));
  expect(missing).toEqual([]);
});

test('the schema and the code know the same capabilities, prices and ids', () => {
  expect(schema.$defs.capability.enum).toEqual(capabilities);
  expect(Object.keys(schema.properties.defaults.properties)).toEqual(capabilities);
  expect(Object.keys(schema.$defs.prices.properties)).toEqual(
    expect.arrayContaining([...priceFields.keys()]),
  );
  expect(Object.keys(schema.$defs.prices.properties)).toHaveLength(priceFields.size);
  const pattern = new RegExp(schema.$defs.modelId.pattern);
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-Z0-9 ._:@+/-]{1,12}$/), (id) => {
      expect(pattern.test(id)).toBe(isModelId(id));
    }),
  );
});
