import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseBodyExactly } from '../../bodies/exact-json.ts';
import { parseScanned, scanLightObject } from '../../bodies/json-body.ts';
import { LongStrings } from '../../bodies/long-strings.ts';

/** Reads a body as the main thread does; null for one that is refused. */
function read(bytes: Buffer): unknown {
  try {
    const strings = LongStrings.of(bytes);
    const scanned = scanLightObject(bytes, 1_000_000, strings);
    return scanned === null ? null : parseScanned(bytes, scanned.scan, strings);
  } catch {
    return null;
  }
}

/** What the parser alone makes of a body. */
function parsed(bytes: Buffer): unknown {
  try {
    return parseBodyExactly(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return null;
  }
}

const readText = (text: string): unknown => read(Buffer.from(text));
const x = (count: number): string => 'x'.repeat(count);

/** Pieces of a string as a client may write it, valid and not. */
const WRITTEN = [
  'a',
  'some words ',
  'é',
  '€',
  '漢字',
  '😀',
  '\u007f',
  '\\n',
  '\\"',
  '\\\\',
  '\\/',
  '\\b\\f\\r\\t',
  '\\u0041',
  '\\u00e9',
  '\\u20AC',
  '\\ud83d\\ude00',
  '\\u0000',
  '{"a": [1, "b"]}'.replaceAll('"', '\\"'),
];
const UNUSUAL = [
  '\\ud83d',
  '\\ude00',
  '\\ud83d\\u0041',
  '\\ud83dx',
  '\\x',
  '\\u12g4',
  '\\u12',
  '\n',
  '\u0001',
  '\\',
];

describe('a body with long strings', () => {
  const stringOf = (pieces: readonly string[], size: number) =>
    fc
      .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 12 })
      .map((some) => `"${some.join('').repeat(Math.ceil(size / some.join('').length))}"`);
  const strings = fc.oneof(
    stringOf(WRITTEN, 4_000),
    stringOf(WRITTEN, 2_040),
    stringOf(WRITTEN, 10),
    stringOf([...WRITTEN, ...UNUSUAL], 3_000),
  );
  const { body } = fc.letrec<{ body: string; value: string }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      strings,
      fc.constantFrom('1', '-0.5e3', 'true', 'null', '9007199254740993', '"__proto__"'),
      fc.array(tie('value'), { maxLength: 3 }).map((items) => `[${items.join(', ')}]`),
      tie('body'),
    ),
    body: fc
      .array(
        fc.tuple(fc.oneof(fc.constantFrom('"a"', '"b"', '"__proto__"', '"\\u0061"'), strings), tie('value')),
        {
          maxLength: 4,
        },
      )
      .map((members) => `{ ${members.map(([name, value]) => `${name}:${value}`).join(' , ')}}`),
  }));

  test('has the values that the parser alone reads, or is refused as by it', () => {
    fc.assert(
      fc.property(body, (text) => {
        const bytes = Buffer.from(text);
        expect(JSON.stringify(read(bytes))).toBe(JSON.stringify(parsed(bytes)));
      }),
      { numRuns: 1_000 },
    );
  });

  test('is refused exactly where the parser refuses it, whatever byte of it is wrong', () => {
    fc.assert(
      fc.property(body, fc.nat(), fc.nat({ max: 255 }), (text, place, byte) => {
        const bytes = Buffer.from(text);
        bytes[place % bytes.length] = byte;
        expect(JSON.stringify(read(bytes))).toBe(JSON.stringify(parsed(bytes)));
      }),
      { numRuns: 1_000 },
    );
  });

  test('keeps the order of its properties, and long integers', () => {
    const text = `{"a":"${x(3_000)}","b":[9007199254740993],"c":"${x(2_500)}","d":2}`;
    expect(Object.keys(readText(text) as object)).toEqual(['a', 'b', 'c', 'd']);
    expect(readText(text)).toEqual({ a: x(3_000), b: [9007199254740993n], c: x(2_500), d: 2 });
  });

  test('has the last of several values of one name', () => {
    expect(readText(`{"a":"${x(3_000)}","a":"y"}`)).toEqual({ a: 'y' });
    expect(readText(`{"a":["${x(3_000)}"],"a":"${x(4_000)}"}`)).toEqual({ a: x(4_000) });
  });

  test('may have long names, and a long string as the value of __proto__', () => {
    expect(readText(`{"b":{"${x(3_000)}":"${x(2_100)}"}}`)).toEqual({ b: { [x(3_000)]: x(2_100) } });
    const value = readText(`{"__proto__":"${x(3_000)}","m":{"__proto__":"${x(3_001)}"}}`) as { m: object };
    expect(Object.getOwnPropertyDescriptor(value, '__proto__')?.value).toBe(x(3_000));
    expect(Object.getOwnPropertyDescriptor(value.m, '__proto__')?.value).toBe(x(3_001));
  });

  test.each(['"', '\\"', '\\n', '\\u00e9', 'é', '\\\\', '\u0001'])(
    'ends where the quote is, wherever %j is in a vector',
    (piece) => {
      for (let before = 2_040; before < 2_080; before += 1) {
        const text = `{"a":"${x(before)}${piece}${x(3)}","b":"${piece}"}`;
        expect([before, readText(text)]).toEqual([before, parsed(Buffer.from(text))]);
      }
    },
  );
});
