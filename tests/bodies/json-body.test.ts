import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { BodySource } from '../../bodies/body-source.ts';
import {
  jsonBodyFromBytes,
  jsonBodyFromFile,
  parseJsonObject,
  type JsonObject,
} from '../../bodies/json-body.ts';

function changed(text: string, changes: JsonObject): string {
  const { content } = jsonBodyFromBytes(Buffer.from(text)).withProperties(changes);
  if (!(content instanceof Uint8Array)) throw new Error('a body in memory gives bytes');
  return Buffer.from(content).toString('utf8');
}

async function textOf(source: BodySource): Promise<string> {
  const parts: Uint8Array[] = [];
  if (source.content instanceof Uint8Array) parts.push(source.content);
  else for await (const chunk of source.content) parts.push(chunk);
  return Buffer.concat(parts).toString('utf8');
}

describe('a JSON body', () => {
  test('is forwarded unchanged except for its changes', () => {
    const text =
      '{ "model" : "acme/chat",  "seed": 12345678901234567890, "temperature":1.0 ,"x":{"model":"inner"} }';
    const result = changed(text, { model: 'up' });
    expect(result).toBe(
      '{"model" : "up","seed": 12345678901234567890, "temperature":1.0 ,"x":{"model":"inner"}}',
    );
  });

  test('whose bytes were dropped is still forwarded with its values and changes', async () => {
    const body = jsonBodyFromBytes(Buffer.from('{ "model": "acme/chat", "seed": 1 }'));
    body.dropBytes();
    expect(await textOf(body.withProperties({ model: 'up' }))).toBe('{"model":"up","seed":1}');
  });

  test('tells every null below its top level, and none where no text has one', () => {
    const has = (value: unknown): boolean =>
      value === null || (typeof value === 'object' && Object.values(value).some(has));
    const objects = fc.dictionary(fc.constantFrom('null', 'n', 'a'), fc.jsonValue({ maxDepth: 4 }));
    fc.assert(
      fc.property(objects, fc.constantFrom(0, 1), (object, indent) => {
        const body = jsonBodyFromBytes(Buffer.from(JSON.stringify(object, null, indent)));
        const values = Object.values(object).filter((value) => value !== null);
        expect(body.mayHoldNulls).toBe(values.some(has));
      }),
    );
    expect(jsonBodyFromBytes(Buffer.from('{"a":[1,[null]]}')).mayHoldNulls).toBe(true);
  });

  test('loses a removed property, wherever it is', () => {
    for (const text of [
      '{"guardrails":["a"],"model":"m","n":1}',
      '{"model":"m","guardrails":["a"],"n":1}',
      '{"model":"m","n":1,"guardrails":["a"]}',
    ]) {
      expect(JSON.parse(changed(text, { guardrails: undefined }))).toEqual({ model: 'm', n: 1 });
    }
    expect(changed('{"guardrails":[]}', { guardrails: undefined })).toBe('{}');
  });

  test('gains a property that it lacked, an empty one too', () => {
    expect(changed('{}', { model: 'm' })).toBe('{"model":"m"}');
    expect(changed('{"a":1}', { model: 'm' })).toBe('{"a":1,"model":"m"}');
  });

  test('names its model unambiguously, whatever the client repeated or escaped', () => {
    for (const text of [
      '{"model":"a","model":"b"}',
      '{"mod\\u0065l":"a","n":1}',
      '{"model":"a","mod\\u0065l":"b"}',
    ]) {
      const result = changed(text, { model: 'up' });
      expect(result.match(/model/g)).toHaveLength(1);
      expect(JSON.parse(result)).toMatchObject({ model: 'up' });
    }
  });

  test('keeps a __proto__ key as data', () => {
    const body = jsonBodyFromBytes(Buffer.from('{"__proto__":{"polluted":true},"model":"m","model":"n"}'));
    expect(Object.getPrototypeOf(body.value)).toBe(Object.prototype);
    expect(changed('{"__proto__":{"a":1},"model":"m"}', { model: 'x' })).toBe(
      '{"__proto__":{"a":1},"model":"x"}',
    );
  });

  test('equals its changed value after any change', () => {
    const anyValue = fc.jsonValue({ maxDepth: 3 });
    const anyObject = fc.dictionary(fc.string(), anyValue, { maxKeys: 6 });
    fc.assert(
      fc.property(anyObject, anyObject, fc.boolean(), (object, changes, pretty) => {
        const text = JSON.stringify(object, null, pretty ? 2 : 0);
        const expected: unknown = JSON.parse(JSON.stringify({ ...object, ...changes }));
        expect(JSON.parse(changed(text, changes))).toEqual(expected);
      }),
    );
  });

  test('is forwarded from its spool file in the same way as from memory', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'gateway-body-'));
    try {
      const text = '{"a":"é","model":"m","guardrails":["g"],"z":[1,{"b":2}]}';
      const bytes = Buffer.from(text);
      const path = join(directory, 'body');
      await writeFile(path, bytes);
      const source = jsonBodyFromFile(path, parseJsonObject(bytes), { valuesBytes: 0 }).withProperties({
        model: 'up',
        guardrails: undefined,
      });
      const sent = await textOf(source);
      expect(sent).toBe(changed(text, { model: 'up', guardrails: undefined }));
      expect(source.sizeBytes).toBe(Buffer.byteLength(sent));
    } finally {
      await rm(directory, { recursive: true });
    }
  });

  test.each([
    ['nothing', ''],
    ['broken JSON', '{"a":'],
    ['a list', '[1]'],
    ['a text', '"a"'],
    ['null', 'null'],
    ['two values', '{"a":1}{"b":2}'],
    ['a trailing comma', '{"a":1,}'],
    ['a raw NUL in a string', '{"a":"\u0000"}'],
    ['100,000 levels', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['text behind the end', '{"a":1} x'],
  ])('that is %s is refused as unparsable', (_name, text) => {
    expect(() => jsonBodyFromBytes(Buffer.from(text))).toThrow(
      /^failed to parse route metadata from request body/,
    );
  });

  test('that is invalid UTF-8 is refused as unparsable', () => {
    const bytes = Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]);
    expect(() => jsonBodyFromBytes(bytes)).toThrow(/not valid UTF-8/);
  });
});
