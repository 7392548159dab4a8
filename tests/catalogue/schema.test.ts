import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mappingIn } from '../../catalogue/mapping.ts';
import { isModelId } from '../../catalogue/model-id.ts';
import { capabilities } from '../../catalogue/model.ts';
import { priceFields } from '../../catalogue/price.ts';

const ROOT = join(import.meta.dirname, '../..');
const schema: unknown = JSON.parse(await readFile(join(ROOT, 'catalogue/gateway.schema.json'), 'utf8'));
const definitions = mappingIn(schema, '$defs');
const PAGES = [
  'configuration.md',
  'configuration/backends.md',
  'configuration/models.md',
  'configuration/limits.md',
  'configuration/alerts.md',
  'configuration/identity.md',
  'configuration/tags.md',
];
const texts = await Promise.all(PAGES.map((page) => readFile(join(ROOT, 'docs', page), 'utf8')));
const reference = texts.join('\n');

/** The schemas of all keys at every depth, by key. */
function keysOf(node: unknown): [key: string, schema: unknown][] {
  return Object.entries(mappingIn(node)).flatMap(([name, value]) => {
    // A branch of a condition repeats keys that are described elsewhere.
    if (['if', 'then', 'else'].includes(name)) return [];
    const own = name === 'properties' ? Object.entries(mappingIn(value)) : [];
    return [...own, ...keysOf(value)];
  });
}

test('each key of the file is described in the schema, for editors', () => {
  expect(keysOf(schema).map(([key]) => key)).toEqual(
    expect.arrayContaining(['base_url', 'is_preview', 'per_page']),
  );
  const undescribed = keysOf(schema).filter(([, described]) => {
    const { $ref, description } = mappingIn(described);
    return (
      (description ?? mappingIn(definitions, String($ref).split('/')[2] ?? '')['description']) === undefined
    );
  });
  expect(undescribed).toEqual([]);
});

test('each key of the file is in the reference', () => {
  const missing = keysOf(schema).filter(([key]) => !new RegExp(`\\b${key}\\b`).test(reference));
  expect(missing).toEqual([]);
});

test('the schema and the code know the same capabilities, prices and ids', () => {
  const defaults = mappingIn(mappingIn(mappingIn(schema, 'properties'), 'defaults'), 'properties');
  const prices = Object.keys(mappingIn(mappingIn(definitions, 'priceEntry'), 'properties'));
  const others = ['valid_from', 'per_image_by_size', 'above_input_tokens', 'service_tiers'];
  expect(mappingIn(definitions, 'capability')['enum']).toEqual(capabilities);
  expect(Object.keys(defaults)).toEqual(capabilities);
  expect(prices.toSorted()).toEqual([...priceFields.keys(), ...others].toSorted());
  const pattern = new RegExp(String(mappingIn(definitions, 'modelId')['pattern']));
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-Z0-9 ._:@+/-]{1,12}$/), (id) => {
      expect(pattern.test(id)).toBe(isModelId(id));
    }),
  );
});
