import { expect, test } from '@jest/globals';
import { isRecord } from '../../../dialects/values/json-values.ts';
import { ObjectScanner } from '../../../dialects/values/object-scanner.ts';

/** Texts that a parser accepts, and beginnings of such texts. */
const texts = [
  '{}',
  ' \t\r\n{ } \n',
  '{"a":{"b":[{},[]]},"c":[1,2,{"d":null}]}',
  '{"a":"}","b":"{[\\"}","c":"\\\\"}',
  '{"a":"\\\\\\"}"}',
  String.raw`{"a":"\u007d","b":"\\"}`,
  '[]',
  '[{"a":1}]',
  '"{}"',
  '1',
  'null',
  '{}{}',
  '{} x',
  '{}]',
  '}{',
  '"',
  '',
  '  ',
  '{"a":',
  '{"a":"b',
  '{"a":{}',
];

function isObject(text: string): boolean {
  try {
    return isRecord(JSON.parse(text));
  } catch {
    return false;
  }
}

test.each(texts)('%j is complete exactly where a parser accepts an object, however it is split', (text) => {
  const scanner = new ObjectScanner();
  for (let end = 0; end <= text.length; end += 1) {
    const begin = text.slice(0, end);
    if (end > 0) scanner.accept(begin.slice(-1));
    const atOnce = new ObjectScanner();
    atOnce.accept(begin);
    expect([begin, scanner.isComplete]).toEqual([begin, isObject(begin)]);
    expect([begin, atOnce.isComplete]).toEqual([begin, isObject(begin)]);
  }
});

test('a text that is not an object is never complete', () => {
  const scanner = new ObjectScanner();
  for (const piece of ['[', '{}', ']', '{}']) {
    scanner.accept(piece);
    expect(scanner.isComplete).toBe(false);
  }
});
