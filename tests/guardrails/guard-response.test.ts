import { describe, expect, test } from '@jest/globals';
import { isRecord } from '../../contract/json-object.ts';
import { CheckFailure } from '../../guardrails/check.ts';
import { probabilityOf, readGuardResponse } from '../../guardrails/guard-response.ts';

const MEBIBYTE = 1024 * 1024;

async function* chunks(...texts: (string | Buffer)[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text));
}

/** A JSON object of exactly this size. */
const objectOf = (sizeBytes: number): string => `{"a":"${'x'.repeat(sizeBytes - 8)}"}`;

describe('the response of a guardrail service', () => {
  test('is an object, however it is split', async () => {
    const bytes = Buffer.from('{"a":"grün"}');
    expect(await readGuardResponse(chunks(bytes.subarray(0, 8), bytes.subarray(8)))).toEqual({ a: 'grün' });
  });

  test('is limited to one mebibyte', async () => {
    expect(Object.keys(await readGuardResponse(chunks(objectOf(MEBIBYTE))))).toEqual(['a']);
    const half = objectOf(MEBIBYTE + 1);
    const split = chunks(half.slice(0, MEBIBYTE / 2), half.slice(MEBIBYTE / 2));
    await expect(readGuardResponse(split)).rejects.toEqual(new CheckFailure('the response is too large'));
  });

  test('is not read further once it is too large', async () => {
    let read = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (;;) {
        read += 1;
        yield await Promise.resolve(Buffer.alloc(MEBIBYTE));
      }
    }
    await expect(readGuardResponse(endless())).rejects.toThrow(CheckFailure);
    expect(read).toBe(2);
  });

  test.each([
    ['', 'the response is not a JSON object'],
    ['{"a":', 'the response is not a JSON object'],
    ['[]', 'the response is not a JSON object'],
    ['null', 'the response is not a JSON object'],
    ['"allowed"', 'the response is not a JSON object'],
    ['1', 'the response is not a JSON object'],
  ])('is invalid as %j', async (text, message) => {
    await expect(readGuardResponse(chunks(text))).rejects.toEqual(new CheckFailure(message));
  });
});

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  ['{}', false],
  [undefined, false],
])('%j is a record: %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected);
});

test.each([0, 0.5, 1])('%d is a probability', (value) => {
  expect(probabilityOf(value)).toBe(value);
});

test.each([-0.01, 1.01, NaN, Infinity, -Infinity, '0.5', null, undefined, true, [0.5]])(
  '%p is not a probability',
  (value) => {
    expect(() => probabilityOf(value)).toThrow(new CheckFailure('a score is not a number from 0 to 1'));
  },
);
