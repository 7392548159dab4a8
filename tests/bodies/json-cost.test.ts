import { expect, test } from '@jest/globals';
import { costOf } from '../../bodies/json-cost.ts';
import { scanTopLevel } from '../../bodies/json-scan.ts';

function costOfText(text: string) {
  const bytes = Buffer.from(text);
  const scanned = scanTopLevel(bytes);
  if (!('count' in scanned)) throw new Error('the text is not counted');
  return costOf(bytes, scanned.count);
}

const nothing = { units: 0, values: 0, containers: 0, keys: 0 };

test('a text without values costs its bytes, and at least two for each unit of UTF-16 where one is beyond ASCII', () => {
  expect(costOf(Buffer.from('abcd'), nothing)).toEqual({ textBytes: 4, valuesBytes: 4 });
  for (const text of ['äbcd', '漢b', '😀b', '漢'.repeat(1_000)])
    expect(costOf(Buffer.from(text), nothing).textBytes).toBe(2 * Buffer.byteLength(text));
});

test.each([
  ['漢', 2],
  ['ä', 2],
  ['😀', 4],
])('a large text of %j costs two bytes for each unit, so that more of it fits into memory', (text, bytes) => {
  const count = 600_000;
  expect(costOf(Buffer.from(text.repeat(count)), nothing).textBytes).toBe(bytes * count);
});

test('each value, object and key costs more than its bytes', () => {
  const structureOf = (more: object): number => costOf(Buffer.alloc(0), { ...nothing, ...more }).valuesBytes;
  expect([structureOf({ values: 2 }), structureOf({ containers: 2 }), structureOf({ keys: 2 })]).toEqual([
    32, 128, 300,
  ]);
});

test('a list of empty objects costs many times its bytes', () => {
  const text = `{"input":[${Array.from({ length: 10_000 }, () => '{}').join(',')}]}`;
  const { textBytes, valuesBytes } = costOfText(text);
  expect(textBytes).toBe(text.length);
  // What V8 was measured to need of it: 14 times the text.
  expect(valuesBytes).toBeGreaterThan(14 * text.length);
});

test('a body of more values than the main thread can parse is not counted to its end', () => {
  // Each number takes one unit; the object, its key and the list take 25.
  const listOf = (count: number): string =>
    `{"input":[${Array.from({ length: count }, () => '0').join(',')}]}`;
  expect(costOfText(listOf(499_900)).valuesBytes).toBeGreaterThan(0);
  expect(scanTopLevel(Buffer.from(listOf(500_100)))).toEqual({ tooMuch: true });
});
