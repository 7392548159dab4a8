import { describe, expect, test } from '@jest/globals';
import { chatToMessages } from '../../../dialects/chat-to-messages/dialect.ts';
import { describedSchema, portableSchema } from '../../../dialects/values/json-schema.ts';
import { messagesToChat } from '../../../dialects/messages-to-chat/dialect.ts';
import { responsesToChat } from '../../../dialects/responses-to-chat/dialect.ts';

const SAFE = Number.MAX_SAFE_INTEGER;
/**
 * The schema that zod 4 writes for an integer, and @openai/agents for tools (docs/wire-formats/chat.md#chat-requests).
 */
const written = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: { count: { type: 'integer', minimum: -SAFE, maximum: SAFE } },
};
const portable = { type: 'object', properties: { count: { type: 'integer' } } };

describe('a schema that is translated', () => {
  test('has neither $schema nor the bounds of all safe integers, at any depth', () => {
    const deep = {
      anyOf: [{ items: written }, { items: [written, true] }],
      $defs: { one: written },
      additionalProperties: written,
      not: { properties: { a: written } },
    };
    expect(portableSchema(deep)).toEqual({
      anyOf: [{ items: portable }, { items: [portable, true] }],
      $defs: { one: portable },
      additionalProperties: portable,
      not: { properties: { a: portable } },
    });
  });

  test('names each required property once, and has no other `required`', () => {
    const properties = { a: { type: 'object', properties: {}, required: null } };
    const required = {
      properties: { required: { type: 'string', required: true } },
      required: ['a', 'b', 'a'],
    };
    expect(portableSchema({ properties, required: null, allOf: [required] })).toEqual({
      properties: { a: { type: 'object', properties: {} } },
      allOf: [{ properties: { required: { type: 'string' } }, required: ['a', 'b'] }],
    });
  });

  test("keeps real bounds, and the client's names and examples", () => {
    const meant = {
      type: 'object',
      properties: {
        $schema: { type: 'string' },
        minimum: { type: 'integer', minimum: 0, exclusiveMaximum: 10 },
      },
      additionalProperties: false,
      examples: [{ $schema: 'x', minimum: -SAFE }],
      enum: [{ maximum: SAFE }],
    };
    expect(portableSchema(meant)).toEqual(meant);
  });

  test('is not changed in the request itself', () => {
    const before = JSON.stringify(written);
    portableSchema(written);
    expect(JSON.stringify(written)).toBe(before);
  });

  test('is not copied where nothing changes', () => {
    const kept = { type: 'object', properties: { a: portable }, required: ['a'], anyOf: [{ type: 'null' }] };
    expect(portableSchema(kept)).toBe(kept);
    const { one, two } = portableSchema({ properties: { one: kept, two: written } })['properties'] as {
      one: unknown;
      two: unknown;
    };
    expect([one === kept, two]).toEqual([true, portable]);
  });

  test('keeps a property that is named like a prototype, changed and unchanged', () => {
    for (const property of ['{"type":"integer"}', JSON.stringify(written)]) {
      const schema = JSON.parse(`{"properties":{"__proto__":${property}}}`) as Record<string, unknown>;
      expect(JSON.stringify(portableSchema(schema))).toMatch(/^\{"properties":\{"__proto__":\{"type":/);
    }
  });

  const messages = [{ role: 'user', content: 'Hi' }];
  test.each([
    [
      'a tool of a chat request',
      chatToMessages.request({
        model: 'm',
        messages,
        tools: [{ type: 'function', function: { name: 'f', parameters: written } }],
      }),
    ],
    [
      'a tool of a messages request',
      messagesToChat.request({
        model: 'm',
        max_tokens: 9,
        messages,
        tools: [{ name: 'f', input_schema: written }],
      }),
    ],
    [
      'the format of a messages request',
      messagesToChat.request({
        model: 'm',
        max_tokens: 9,
        messages,
        output_config: { format: { type: 'json_schema', schema: written } },
      }),
    ],
    [
      'a tool of a responses request',
      responsesToChat.request({
        model: 'm',
        input: 'Hi',
        tools: [{ type: 'function', name: 'f', parameters: written }],
      }),
    ],
    [
      'the format of a responses request',
      responsesToChat.request({
        model: 'm',
        input: 'Hi',
        text: { format: { type: 'json_schema', name: 'f', schema: written } },
      }),
    ],
  ])('is cleaned in %s', (_name, request) => {
    expect(JSON.stringify(request)).toContain(JSON.stringify(portable).slice(1, -1));
    expect(JSON.stringify(request)).not.toMatch(/\$schema|9007199254740991/);
  });
});

describe('the description of a format, in a schema', () => {
  const schema = { type: 'object', properties: {} };

  test.each([
    ['is its description', schema, { ...schema, description: 'A result' }],
    [
      'comes before its own',
      { ...schema, description: 'Of a river' },
      { ...schema, description: 'A result\nOf a river' },
    ],
    ['is not repeated', { ...schema, description: 'A result' }, { ...schema, description: 'A result' }],
    ['is left out beside a reference', { $ref: '#/$defs/River' }, { $ref: '#/$defs/River' }],
  ])('%s', (_name, given, expected) => {
    expect(describedSchema(given, 'A result')).toEqual(expected);
  });

  test.each([undefined, null, ''])('is nothing where it is %j', (description) => {
    expect(describedSchema(schema, description)).toBe(schema);
  });
});
