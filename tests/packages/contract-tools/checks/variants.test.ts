import { describe, expect, test } from '@jest/globals';
import { Variants, type Schema } from '../../../../packages/contract-tools/checks/variants.ts';
import { variantErrors } from '../../../../scripts/contract-coverage/contract-variants.ts';

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
  test('are those of every union in it, each once, also when it is recursive', () => {
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
    ['by its required properties', { error: {} }, ['Event: Failure']],
    [
      'inside of another',
      { type: 'delta', pieces: [{ type: 'text' }] },
      ['Event: Delta', 'Delta.pieces: Text'],
    ],
    ['none for a type that the contract lacks', { type: 'other' }, []],
    ['none for a value that is not an object', 'start', []],
  ])('are recognised %s', (_name, value, expected) => {
    expect([...variants.held(ref('Event'), value)]).toEqual(expected);
  });
});

describe('variants with a negated constant', () => {
  const open = new Variants({
    Body: { properties: { items: { anyOf: [ref('List'), { type: 'null' }] } } },
    List: { anyOf: [{ type: 'string' }, { items: ref('Item') }] },
    Item: { anyOf: [ref('Reference'), ref('Other')] },
    Reference: {
      required: ['id'],
      properties: { type: { anyOf: [{ const: 'reference' }, { type: 'null' }] }, id: {} },
    },
    Other: { required: ['type'], properties: { type: { not: { enum: ['reference'] } } } },
  });

  test.each([
    ['a constant that may be null', { type: 'reference', id: '1' }, ['Item: Reference']],
    ['null in its place', { type: null, id: '1' }, ['Item: Reference']],
    ['any other type', { type: 'search', id: '1' }, ['Item: Other']],
  ])('are recognised by %s, in a list within two unions', (_name, item, expected) => {
    expect([...open.held(ref('Body'), { items: [item] })]).toEqual(expected);
  });
});

test('the coverage of variants fails for each variant that no test sends', () => {
  const variant = (name: string) => ({ operationId: 'read', variant: name });
  const declared = [variant('A'), variant('B')];
  expect(variantErrors(declared, [variant('A')])).toEqual(['read B has no test']);
  expect(variantErrors(declared, declared)).toEqual([]);
});
