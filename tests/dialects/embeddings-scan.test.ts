import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { joinPieces, writeRaw } from '../../bodies/raw-json.ts';
import { ReceivedBody } from '../../bodies/received-body.ts';
import { embeddings } from '../../dialects/embeddings/list.ts';
import { withScanner, type ByteScanner } from '../../dialects/embeddings/byte-scanner.ts';
import { endOfNumbers } from '../../dialects/embeddings/scan-numbers.ts';
import type { EmbeddingEncodingFormat } from '../../generated/contract.ts';

/** Longer responses are scanned in parts. */
const WINDOW_BYTES = 256 * 1024;

const FLOATS = [
  { object: 'embedding', index: 0, embedding: [0.25, -1, 0, 1.5e-7, 123456789.125] },
  { object: 'embedding', index: 1, embedding: [-0.123456789012, 2e5, 0.5, 4, 1] },
];
const BASE64 = FLOATS.map((entry) => ({
  ...entry,
  embedding: Buffer.from(Float32Array.from(entry.embedding).buffer).toString('base64'),
}));

function responseOf(data: unknown, more: object = {}): object {
  return { object: 'list', data, model: 'm', usage: { prompt_tokens: 3, total_tokens: 3 }, ...more };
}

function fieldsOf(format: EmbeddingEncodingFormat, count = 2): Record<string, unknown> {
  return { input: Array.from({ length: count }, () => 'text'), encoding_format: format };
}

/** The JSON that is sent to the client. */
function textOf(response: Record<string, unknown>): string {
  return joinPieces(writeRaw(response)?.pieces ?? []);
}

/** Reads a response with the scanner. Null when the scanner leaves it to the parser. */
function scanned(text: string, format: EmbeddingEncodingFormat, count = 2): unknown {
  const response = embeddings.scan?.(received(Buffer.from(text)), fieldsOf(format, count)) ?? null;
  return response === null ? null : JSON.parse(textOf(response));
}

/** Calls `scan` with a scanner, which every machine that tests has. */
function withScannerOf<T>(bytes: Buffer, scan: (scanner: ByteScanner) => T): T {
  const result = withScanner(received(bytes), (scanner) => ({ value: scan(scanner) }));
  if (result === null) throw new Error('WebAssembly has no SIMD here');
  return result.value;
}

function received(...chunks: Buffer[]): ReceivedBody {
  return new ReceivedBody(
    chunks,
    chunks.reduce((sum, { length }) => sum + length, 0),
  );
}

/** Reads a response with the parser, or returns `broken`. */
function parsed(text: string, format: EmbeddingEncodingFormat, count = 2): unknown {
  const fields = fieldsOf(format, count);
  try {
    const value = JSON.parse(text) as Record<string, unknown>;
    if ((value['error'] ?? null) !== null) return 'broken';
    // Serialized as it is sent, without undefined values.
    return JSON.parse(JSON.stringify(embeddings.join([embeddings.read(value, fields, 0)], fields)));
  } catch {
    return 'broken';
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Expects the same result from both, or null from the scanner. */
function expectNoDifference(text: string, format: EmbeddingEncodingFormat, count = 2): void {
  const quick = scanned(text, format, count);
  if (quick !== null) expect(withoutNegativeZeros(quick)).toEqual(parsed(text, format, count));
}

/** `JSON.stringify` writes both zeros in the same way, so they count as equal. */
function withoutNegativeZeros(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

describe('a response with vectors in the contract’s form is passed on unparsed', () => {
  test.each([
    ['floats', 'float', JSON.stringify(responseOf(FLOATS))],
    ['floats written over several lines', 'float', JSON.stringify(responseOf(FLOATS), null, 2)],
    ['base64', 'base64', JSON.stringify(responseOf(BASE64))],
    ['keys in another order', 'float', JSON.stringify(responseOf(FLOATS.map(reversed)))],
    ['an id and a time of its own', 'float', JSON.stringify(responseOf(FLOATS, { id: 'e1', created: 5 }))],
    ['no usage', 'float', JSON.stringify(responseOf(FLOATS, { usage: undefined }))],
  ] as const)('%s', (_name, format, text) => {
    expect(scanned(text, format)).not.toBeNull();
    expect(scanned(text, format)).toEqual(parsed(text, format));
  });
});

function reversed(entry: object): object {
  return Object.fromEntries(Object.entries(entry).reverse());
}

const GOOD = JSON.stringify(responseOf(FLOATS));
const GOOD_BASE64 = JSON.stringify(responseOf(BASE64));

/** Variants of a valid response, as broken or unusual servers send them. */
const DAMAGED: [name: string, text: string, format?: EmbeddingEncodingFormat][] = [
  ['cut off', GOOD.slice(0, -1)],
  ['cut off in a number', GOOD.slice(0, GOOD.indexOf('0.25') + 3)],
  ['something after the end', `${GOOD}x`],
  ['a byte order mark', `\uFEFF${GOOD}`],
  ['a list', `[${GOOD}]`],
  ['nothing', ''],
  ['NaN', GOOD.replace('0.25', 'NaN')],
  ['null as a part', GOOD.replace('0.25', 'null')],
  ['a text as a part', GOOD.replace('0.25', '"0.25"')],
  ['a list as a part', GOOD.replace('0.25', '[0.25]')],
  ['a number that is too large', GOOD.replace('0.25', '1e999')],
  ['hundreds of digits', GOOD.replace('0.25', '9'.repeat(400))],
  ['a leading zero', GOOD.replace('0.25', '00.25')],
  ['a plus sign', GOOD.replace('0.25', '+0.25')],
  ['a point without digits', GOOD.replace('0.25', '0.')],
  ['a point without an integer part', GOOD.replace('0.25', '.25')],
  ['an exponent without digits', GOOD.replace('0.25', '0.25e')],
  ['an exponent with only a sign', GOOD.replace('0.25', '0.25e-')],
  ['two points', GOOD.replace('0.25', '0.2.5')],
  ['only a minus sign', GOOD.replace('0.25', '-')],
  ['a letter among the digits', GOOD.replace('123456789', '1234:6789')],
  ['a character beyond the digits', GOOD.replace('0.123456789012', '0.1234567;9012')],
  ['a character before the digits', GOOD.replace('0.123456789012', '0.1234567/9012')],
  ['a minus sign within a number', GOOD.replace('0.25', '0.2-0.5')],
  ['two minus signs', GOOD.replace('0.25', '--0.25')],
  ['white space within a number', GOOD.replace('0.25', '0.2 0.5')],
  ['white space after a minus sign', GOOD.replace('0.25', '- 0.25')],
  ['a number in hexadecimal', GOOD.replace('0.25', '0x25')],
  ['two commas', GOOD.replace('0.25,', '0.25,,')],
  ['a comma at the end', GOOD.replace('123456789.125', '123456789.125,')],
  ['no comma', GOOD.replace('0.25,', '0.25 ')],
  ['an empty vector', GOOD.replace(/\[0\.25[^\]]*\]/, '[]')],
  ['a vector that is null', GOOD.replace(/\[0\.25[^\]]*\]/, 'null')],
  ['a vector without an end', GOOD.replace(']', '')],
  ['one entry too few', JSON.stringify(responseOf(FLOATS.slice(0, 1)))],
  ['one entry too many', JSON.stringify(responseOf([...FLOATS, ...FLOATS]))],
  ['no entries', JSON.stringify(responseOf([]))],
  ['entries in another order', JSON.stringify(responseOf([...FLOATS].reverse()))],
  ['one index twice', GOOD.replace('"index":1', '"index":0')],
  ['an index with the same beginning', GOOD.replace('"index":1', '"index":10')],
  ['an index with an exponent', GOOD.replace('"index":1', '"index":1e0')],
  ['no indexes', GOOD.replaceAll(/"index":\d,/g, '')],
  ['another object', GOOD.replace('"object":"embedding"', '"object":"vector"')],
  ['one more member', GOOD.replace('"index":1', '"index":1,"extra":true')],
  ['a member twice', GOOD.replace('"index":1', '"index":1,"index":1')],
  ['a key with escapes', GOOD.replace('"index":1', '"inde\\u0078":1')],
  ['no data', JSON.stringify(responseOf(undefined))],
  ['data that is not a list', JSON.stringify(responseOf(FLOATS[0]))],
  ['data twice', GOOD.replace('"model"', '"data":[],"model"')],
  ['data twice, the first broken', GOOD.replace('"data"', '"data":[1],"data"')],
  ['data with escapes as well', GOOD.replace('"model"', '"d\\u0061ta":[],"model"')],
  ['data in a nested object', JSON.stringify({ result: responseOf(FLOATS) })],
  ['data in a text', JSON.stringify({ text: GOOD, ...responseOf(undefined) })],
  ['an error', JSON.stringify(responseOf(FLOATS, { error: { message: 'broken' } }))],
  ['usage that is not a number', GOOD.replaceAll(':3', ':"3"')],
  ['broken JSON before the vectors', GOOD.replace('"object":"list"', '"object":list')],
  ['broken JSON after the vectors', GOOD.replace('"model":"m"', '"model":m')],
  ['floats where base64 was requested', GOOD, 'base64'],
  ['base64 where floats were requested', GOOD_BASE64, 'float'],
  ['base64 with another character', GOOD_BASE64.replace('"embedding":"A', '"embedding":"-'), 'base64'],
  ['base64 with an escape', GOOD_BASE64.replace('"embedding":"A', '"embedding":"\\/'), 'base64'],
  ['base64 of half a number', GOOD_BASE64.replace(/"embedding":"[^"]{4}/, '"embedding":"'), 'base64'],
  ['base64 without its padding', GOOD_BASE64.replace('="', '"'), 'base64'],
  ['empty base64', GOOD_BASE64.replace(/"embedding":"[^"]*"}/, '"embedding":""}'), 'base64'],
];

describe('a damaged response is accepted or refused exactly as after parsing', () => {
  test.each(DAMAGED)('%s', (_name, text, format = 'float') => {
    expect(text).not.toBe(format === 'float' ? GOOD : GOOD_BASE64);
    expectNoDifference(text, format);
    if (parsed(text, format) === 'broken') expect(scanned(text, format)).toBeNull();
  });

  test('with any byte changed or missing', () => {
    const bytes = fc.constantFrom(...'0123456789+-.eE,:;/[]{}" \n\\x'.split(''));
    fc.assert(
      fc.property(
        fc.constantFrom(['float', GOOD] as const, ['base64', GOOD_BASE64] as const),
        fc.nat(),
        fc.option(bytes, { nil: '' }),
        fc.boolean(),
        ([format, text], place, byte, isInserted) => {
          const at = place % text.length;
          expectNoDifference(text.slice(0, at) + byte + text.slice(isInserted ? at : at + 1), format);
        },
      ),
      { numRuns: 3_000 },
    );
  });

  test.each([
    ['the last number', '[0.123456789012]', 3],
    ['a number before others', '[-0.123456789012,0.5,-0.01234567890123456]', 2],
  ])('with any two bytes in place of two characters of %s', (_name, list, from) => {
    const good = Buffer.from(list);
    const exponent = new Set(['e'.charCodeAt(0), 'E'.charCodeAt(0)]);
    const every = Array.from({ length: 256 }, (_unused, byte) => byte).filter((byte) => !exponent.has(byte));
    const next = Buffer.from('/09:,] \xff', 'latin1');
    for (let at = from; at < 14; at += 1) {
      for (const first of every)
        for (const second of next) {
          const bytes = Buffer.from(good);
          bytes.set([first, second], at);
          const isList = isJson(bytes.toString('latin1'));
          const end = withScannerOf(bytes, (scanner) => endOfNumbers(scanner, 0));
          expect([first, second, end === bytes.length]).toEqual([first, second, isList]);
        }
    }
  });

  test('with any numbers', () => {
    const number = fc.oneof(fc.double(), fc.integer(), fc.float());
    fc.assert(
      fc.property(fc.array(number, { minLength: 1 }), fc.nat(3), (vector, spaces) => {
        const text = JSON.stringify(
          responseOf([{ object: 'embedding', index: 0, embedding: vector }]),
          null,
          spaces,
        );
        expectNoDifference(text, 'float', 1);
        // Numbers that JSON can express without an exponent of three digits.
        if (vector.every((part) => Number.isFinite(part) && !/e[+-]?\d{3}/.test(String(part))))
          expect(scanned(text, 'float', 1)).not.toBeNull();
      }),
    );
  });

  test('with any byte changed in a text of several windows', () => {
    const vector = Array.from({ length: 32_000 }, (_unused, index) => Math.sin(index) / 5);
    const base64 = Buffer.from(Float32Array.from([...vector, ...vector, ...vector]).buffer).toString(
      'base64',
    );
    const responses = [
      ['float', JSON.stringify(responseOf([{ ...FLOATS[0], embedding: vector }]))],
      ['float', JSON.stringify(responseOf([{ ...FLOATS[0], embedding: vector }]), null, 2)],
      ['base64', JSON.stringify(responseOf([{ ...FLOATS[0], embedding: base64 }]))],
    ] as const;
    for (const [format, text] of responses) {
      expect(scanned(text, format, 1)).not.toBeNull();
      const start = text.indexOf('"embedding":') + 13;
      fc.assert(
        fc.property(
          fc.constantFrom(1, 2),
          fc.integer({ min: -40, max: 40 }),
          fc.constantFrom(...'0-.e,; "+='.split(''), ''),
          (windows, near, byte) => {
            const at = start + windows * WINDOW_BYTES + near;
            expectNoDifference(text.slice(0, at) + byte + text.slice(at + 1), format, 1);
          },
        ),
        { numRuns: 40 },
      );
    }
  });
});

test('white space before numbers does not end a scan', () => {
  const bytes = Buffer.from('0.5, -0.25,\n    0.125,\n0.0625]');
  expect(withScannerOf(bytes, (scanner) => scanner.afterNumbers(0))).toBe(bytes.lastIndexOf(',') + 1);
});

describe('a response that arrived in several chunks', () => {
  test.each([
    ['a few', 3],
    ['more than are written one by one', 200],
  ])('%s', (_name, count) => {
    const text = JSON.stringify(responseOf(FLOATS));
    const bytes = Buffer.from(text);
    const size = Math.ceil(bytes.length / count);
    const chunks = Array.from({ length: count }, (_unused, index) =>
      bytes.subarray(index * size, (index + 1) * size),
    );
    const response = embeddings.scan?.(received(...chunks), fieldsOf('float')) ?? {};
    // The next response is read into the same memory.
    expect(scanned(text.replaceAll('5', '6'), 'float')).not.toBeNull();
    expect(JSON.parse(textOf(response))).toEqual(parsed(text, 'float'));
  });
});
