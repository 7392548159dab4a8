import { describe, expect, test } from '@jest/globals';
import { checkConfigurationPart } from '../../../scripts/docs/configuration-part.ts';
import { checkDescribedObject } from '../../../scripts/docs/described-object.ts';
import { checkExcerpt } from '../../../scripts/docs/excerpt.ts';

describe('an excerpt of a page', () => {
  const FILE = `/** A sum. */
export function sum(one: number, other: number): number {
  // Whole numbers only.
  const total = one + other;

  return total;
}`;

  test('may leave out comments, indentation, and what … stands for', () => {
    expect(() =>
      checkExcerpt(
        'export function sum(one: number, other: number): number {\n…\nreturn total;\n}',
        FILE,
        'sum.ts',
      ),
    ).not.toThrow();
    expect(() => checkExcerpt('  const total = one + other;\n  return total;', FILE, 'sum.ts')).not.toThrow();
  });

  test.each([
    ['has a line that the file has not', 'const total = one - other;'],
    [
      'leaves out a line without saying so',
      'export function sum(one: number, other: number): number {\nreturn total;',
    ],
    ['has lines in another order', 'return total;\n…\nconst total = one + other;'],
  ])('fails when it %s', (_why, block) => {
    expect(() => checkExcerpt(block, FILE, 'sum.ts')).toThrow('sum.ts has not, in this order');
  });
});

describe('a described object of a page', () => {
  const SCHEMA = {
    $defs: {
      stop: {
        type: 'object',
        additionalProperties: false,
        properties: { name: { type: 'string' }, repeats: { type: 'boolean' } },
      },
    },
  };
  const check = (block: string): void => checkDescribedObject(block, SCHEMA, 'stops.json#/$defs/stop');

  test('has all properties of the schema', () => {
    expect(() => check('stop:\n  name: end # its name\n  repeats: true')).not.toThrow();
    expect(() => check('stop:\n  name: end')).toThrow('stops.json#/$defs/stop also has repeats');
  });

  test('has no others, and no invalid value', () => {
    expect(() => check('stop: { name: end, repeats: true, again: true }')).toThrow('invalid by');
    expect(() => check('stop: { name: 1, repeats: true }')).toThrow('invalid by');
  });
});

describe('a part of gateway.yaml', () => {
  test('may be keys of the file, or of a model, without those that are required', () => {
    expect(() => checkConfigurationPart('limits:\n  tiers:\n    gold: {}')).not.toThrow();
    expect(() => checkConfigurationPart('models:\n  acme/chat: { mode: chat }')).not.toThrow();
    expect(() => checkConfigurationPart('thinking: adaptive')).not.toThrow();
    expect(() => checkConfigurationPart('prices: { per_image: 1 }')).not.toThrow();
  });

  test.each([
    [
      'a key that does not exist',
      'backends:\n  one: { base_ur: "http://127.0.0.1" }',
      'not valid in gateway.yaml',
    ],
    ['an invalid value', 'models:\n  acme/chat: { mode: talk }', 'not valid in gateway.yaml'],
    ['keys of no part', 'scrape_configs: []', 'gateway.yaml has no part with the keys scrape_configs'],
  ])('fails when it has %s', (_why, block, message) => {
    expect(() => checkConfigurationPart(block)).toThrow(message);
  });
});
