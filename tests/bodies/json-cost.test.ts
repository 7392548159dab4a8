import { expect, test } from '@jest/globals';
import { costOf } from '../../bodies/json-cost.ts';
import { scanTopLevel } from '../../bodies/json-scan.ts';

function costOfText(text: string) {
  const bytes = Buffer.from(text);
  const scanned = scanTopLevel(bytes);
  if (!('count' in scanned)) throw new Error('the text is not counted');
  return costOf(bytes, scanned.count);
}

test('a text without values costs its bytes, and twice its characters where one is beyond ASCII', () => {
  const nothing = { units: 0, values: 0, containers: 0, keys: 0 };
  expect(costOf(Buffer.from('abcd'), nothing)).toEqual({ textBytes: 4, valuesBytes: 4 });
  expect(costOf(Buffer.from('äbcd'), nothing)).toEqual({ textBytes: 8, valuesBytes: 8 });
  expect(costOf(Buffer.from('漢b'), nothing)).toEqual({ textBytes: 4, valuesBytes: 4 });
  // Two units of UTF-16.
  expect(costOf(Buffer.from('😀b'), nothing)).toEqual({ textBytes: 6, valuesBytes: 6 });
});

test('each value, object and key costs more than its bytes', () => {
  const nothing = { units: 0, values: 0, containers: 0, keys: 0 };
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
