import { describe, expect, test } from '@jest/globals';
import type { ValidationIssue } from '../../contract/operation.ts';
import { locateInvalidValue, unescaped } from '../../middleware/locate-invalid-value.ts';
import { chooseAlternative } from '../../middleware/choose-alternative.ts';
import { jsonType, Schemas, type SchemaNode } from '../../middleware/schema-node.ts';

const schemas = new Schemas({
  Text: { type: 'string' },
  Alias: { $ref: '#/components/schemas/Text' },
});
const accepted = (node: SchemaNode): string[] =>
  Object.entries({ null: null, array: [], object: {}, integer: 7, number: 0.5, string: 'x', boolean: true })
    .filter(([, value]) => schemas.accepts(node, value))
    .map(([name]) => name);

describe('a schema', () => {
  test.each<[SchemaNode, string[]]>([
    [{ $ref: '#/components/schemas/Alias' }, ['string']],
    [{ type: 'integer' }, ['integer']],
    [{ type: 'number' }, ['integer', 'number']],
    [{ type: ['string', 'null'] }, ['null', 'string']],
    [{ const: 'a' }, ['string']],
    [{ enum: ['a', 7] }, ['integer', 'string']],
    [
      { anyOf: [{ type: 'array' }, { oneOf: [{ type: 'boolean' }, { const: null }] }] },
      ['null', 'array', 'boolean'],
    ],
    [{ type: 'object', properties: {}, anyOf: [{ required: ['a'] }] }, ['object']],
  ])('%j accepts %j', (node, types) => {
    expect(accepted(node)).toEqual(types);
  });

  test('of no type, or of no known name, accepts everything', () => {
    expect(accepted({})).toHaveLength(7);
    expect(accepted({ $ref: '#/components/schemas/None' })).toHaveLength(7);
  });

  test.each<[SchemaNode, boolean]>([
    [{ const: 'a' }, true],
    [{ enum: ['a'] }, true],
    [{ type: 'string', not: { const: 'a' } }, true],
    [{ anyOf: [{ const: 'a' }, { type: 'null' }] }, true],
    [{ anyOf: [{ const: 'a' }, { type: 'string' }] }, false],
    [{ type: 'string' }, false],
    [{}, false],
  ])('%j is a tag: %s', (node, isTag) => {
    expect(schemas.isTag(node)).toBe(isTag);
  });

  test('of a tag admits what it lists, or does not forbid', () => {
    expect([schemas.admits({ const: 'a' }, 'a'), schemas.admits({ const: 'a' }, 'b')]).toEqual([true, false]);
    expect([schemas.admits({ enum: ['a'] }, 'a'), schemas.admits({ enum: ['a'] }, 'b')]).toEqual([
      true,
      false,
    ]);
    const other: SchemaNode = { type: 'string', not: { enum: ['a'] } };
    expect(['b', 'a', 7].map((value) => schemas.admits(other, value))).toEqual([true, false, false]);
  });
});

test.each([
  [null, 'null'],
  [[], 'array'],
  [{}, 'object'],
  [7, 'integer'],
  [7.5, 'number'],
  ['', 'string'],
  [false, 'boolean'],
])('the JSON type of %j is %s', (value, type) => {
  expect(jsonType(value)).toBe(type);
});

describe('a value of a union matches', () => {
  const text: SchemaNode = {
    type: 'object',
    properties: { type: { const: 'text' }, text: {} },
    required: ['type', 'text'],
  };
  const image: SchemaNode = {
    type: 'object',
    properties: { type: { const: 'image' }, url: {} },
    required: ['type', 'url'],
  };

  test('the alternative of its tag', () => {
    expect(chooseAlternative(schemas, [text, image], { type: 'image' })).toEqual({
      kind: 'match',
      alternatives: [image],
    });
    expect(chooseAlternative(schemas, [text, image], { type: 'sound' })).toEqual({
      kind: 'unknown-tag',
      tag: 'type',
      allowed: ['text', 'image'],
    });
    expect(chooseAlternative(schemas, [text, image], { url: 'x' })).toEqual({
      kind: 'missing-tag',
      tag: 'type',
    });
    const optional = { ...image, required: ['url'] };
    expect(chooseAlternative(schemas, [text, optional], { url: 'x' })).toEqual({
      kind: 'match',
      alternatives: [optional, text],
    });
  });

  test('the alternative that requires and knows most of its properties', () => {
    const one: SchemaNode = { type: 'object', properties: { a: {}, b: {}, c: {} } };
    const two: SchemaNode = { type: 'object', properties: { a: {} }, required: ['a'] };
    expect(chooseAlternative(schemas, [one, two], { a: 1 })).toEqual({
      kind: 'match',
      alternatives: [two, one],
    });
    expect(chooseAlternative(schemas, [two, one], { b: 1, c: 1 })).toEqual({
      kind: 'match',
      alternatives: [one, two],
    });
    expect(chooseAlternative(schemas, [two, one], { a: 1, b: 1, c: 1 })).toEqual({
      kind: 'match',
      alternatives: [two, one],
    });
  });

  test('no alternative where none has its type', () => {
    expect(chooseAlternative(schemas, [text, { type: 'string' }], 7)).toEqual({
      kind: 'no-type',
      types: ['object', 'string'],
    });
    const lists: SchemaNode[] = [
      { type: 'array', items: { type: 'string' } },
      { type: 'array', items: { type: 'integer' } },
    ];
    expect(chooseAlternative(schemas, lists, [{}])).toEqual({
      kind: 'no-element-type',
      types: ['string', 'integer'],
    });
    expect(chooseAlternative(schemas, lists, [7, 7, 'a'])).toEqual({
      kind: 'match',
      alternatives: [lists[1], lists[0]],
    });
    expect(chooseAlternative(schemas, lists, [])).toMatchObject({ kind: 'match' });
  });
});

test('names of properties are read from pointers', () => {
  expect(unescaped('a~1b~0c~01')).toBe('a/b~c~1');
});

test('a deep invalid value is found by reading the place of each issue once', () => {
  const depth = 120;
  const schema: SchemaNode = {
    anyOf: [
      { type: 'object', required: ['type'], properties: { type: { const: 'a' }, inner: { $ref: '#/X' } } },
      { type: 'object', required: ['type'], properties: { type: { const: 'b' }, inner: { $ref: '#/X' } } },
    ],
  };
  let value: unknown = { type: 'a', inner: 7 };
  for (let level = 1; level < depth; level += 1) value = { type: 'a', inner: value };
  let readPlaces = 0;
  const issueAt = (place: string, keyword: string): ValidationIssue => ({
    keyword,
    params: {},
    schemaPath: '',
    get instancePath() {
      readPlaces += 1;
      return place;
    },
  });
  const issues = Array.from({ length: depth + 1 }, (_unused, level) =>
    issueAt('/inner'.repeat(level), 'anyOf'),
  );
  const found = locateInvalidValue(new Schemas({ X: schema }), schema, value, issues);
  expect(found).toMatchObject({ pointer: '/inner'.repeat(depth), choice: { kind: 'no-type' } });
  expect(readPlaces).toBe(issues.length);
});
