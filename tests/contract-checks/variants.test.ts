import { describe, expect, test } from '@jest/globals';
import { Variants, type Schema } from '../../contract-checks/variants.ts';
import { unsentVariants } from '../../scripts/contract-variants.ts';

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const typed = (type: string, more: Record<string, Schema> = {}): Schema => ({
  required: ['type'],
  properties: { type: { const: type }, ...more },
});

const variants = new Variants({
  Event: { oneOf: [ref('Start'), ref('Delta'), ref('Failure')] },
  Start: typed('start'),
  Delta: typed('delta', { pieces: { items: { anyOf: [ref('Text'), ref('Call')] } } }),
  Failure: { required: ['error'], properties: { error: {} } },
  Text: { allOf: [typed('text'), { properties: { text: {} } }] },
  Call: typed('call', { parent: ref('Event') }),
});

describe('the variants of a schema', () => {
  test('are those of every union in it, each once, also where it contains itself', () => {
    expect([...variants.declared(ref('Event'))].sort()).toEqual([
      'Delta.pieces: Call',
      'Delta.pieces: Text',
      'Event: Delta',
      'Event: Failure',
      'Event: Start',
    ]);
  });

  test.each([
    ['by its type', { type: 'start' }, ['Event: Start']],
    ['by what it must have', { error: {} }, ['Event: Failure']],
    [
      'inside of another',
      { type: 'delta', pieces: [{ type: 'text' }] },
      ['Event: Delta', 'Delta.pieces: Text'],
    ],
    ['none for a type that the contract lacks', { type: 'other' }, []],
    ['none for what is no object', 'start', []],
  ])('are recognised %s', (_name, value, expected) => {
    expect([...variants.held(ref('Event'), value)]).toEqual(expected);
  });
});

test('the coverage names what nothing sends', () => {
  const variant = (name: string) => ({ operationId: 'read', variant: name });
  expect(unsentVariants([variant('A'), variant('B')], [variant('A')])).toEqual(['read B']);
});
