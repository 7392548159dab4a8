import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { jsonBodyFromBytes, jsonBodyFromValue, type JsonObject } from '../../bodies/json-body.ts';
import type { RequestBody } from '../../calls/call.ts';
import { findRepeatedKey } from '../../guardrails/repeated-keys.ts';

const findIn = async (body: RequestBody): Promise<string | null> => await findRepeatedKey(body);
const find = (text: string): Promise<string | null> => findIn(jsonBodyFromBytes(Buffer.from(text)));

describe('a repeated key', () => {
  test.each([
    ['messages', '{"model":"m","messages":[{"content":"project phoenix","content":"hello"}]}'],
    ['messages', '{"messages":[{"role":"user","content":[{"text":"a","text":"b"}]}]}'],
    ['messages', '{"messages":[{"content":"a","c\\u006fntent":"b"}]}'],
    ['messages', '{"messages":[{"__proto__":1,"__proto__":2}]}'],
    ['messages', '{"messages":[{"":1,"":2}]}'],
    ['messages', '{"messages":[{"a":":,{}[]\\"","a":{"b":[]}}]}'],
    ['metadata', '{"messages":[{"a":{"b":1}}],"metadata":{"x":1,"x":1}}'],
    ['unknown', '{"unknown":{"deep":{"deeper":[[{"k":1 , "k" : 2}]]}}}'],
  ])('is found in %s: %s', async (name, text) => {
    expect(await find(text)).toBe(name);
  });

  test.each([
    '{"messages":[{"content":"a"},{"content":"a"}],"content":{"content":{"content":1}}}',
    '{"a":{"text":"\\"b\\":1,\\"b\\":2"}}',
    '{"a":{"B":1,"b":2,"b ":3}}',
    '{}',
    '{"a":[],"b":[[[]]],"c":null,"d":{"e":{}}}',
  ])('is not found in %s', async (text) => {
    expect(await find(text)).toBeNull();
  });

  test('at the top level is not ambiguous: the value that was checked is forwarded', async () => {
    const body = jsonBodyFromBytes(Buffer.from('{"messages":[{"a":1,"a":2}],"n":1,"n":2}'));
    expect(await findIn(body)).toBeNull();
    const { content } = body.withProperties({});
    expect(Buffer.from(content as Uint8Array).toString()).toBe('{"messages":[{"a":2}],"n":2}');
  });

  test.each([15, 16, 17, 40])('is found in the property that has it, of %d', async (count) => {
    const properties = Array.from({ length: count }, (_, index) => `"p${index}":{"a":1,"b":{"c":${index}}}`);
    expect(await find(`{${properties.join(',')}}`)).toBeNull();
    for (const damaged of [0, count - 1]) {
      const written = properties.with(damaged, `"p${damaged}":{"a":1,"a":2}`);
      expect(await find(`{${written.join(',')}}`)).toBe(`p${damaged}`);
    }
  });

  test('is not reported when the gateway has added a property', async () => {
    const anyObject = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 }), { maxKeys: 5 });
    await fc.assert(
      fc.asyncProperty(anyObject, async (object) => {
        const body = jsonBodyFromBytes(Buffer.from(JSON.stringify(object)));
        body.value['added'] ??= 'x';
        expect(await findIn(body)).toBeNull();
        expect(await findIn(jsonBodyFromValue(object as JsonObject))).toBeNull();
      }),
    );
  });
});
