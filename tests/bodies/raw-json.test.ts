import { describe, expect, test } from '@jest/globals';
import { hasRaw, joinPieces, RawJson, writeRaw } from '../../bodies/raw-json.ts';

const NUMBERS = new RawJson([Buffer.from('[1,'), Buffer.from('2]')]);
const TEXT = new RawJson([Buffer.from('"é"')]);

function written(value: Record<string, unknown>): string | null {
  const raw = writeRaw(value);
  return raw === null ? null : joinPieces(raw.pieces);
}

describe('an object with raw members', () => {
  test.each([
    ['one after others', { id: 'é"', gone: undefined, data: NUMBERS }, '{"id":"é\\"","data":[1,2]}'],
    ['one before others', { data: NUMBERS, id: 1 }, '{"id":1,"data":[1,2]}'],
    ['one alone', { data: NUMBERS }, '{"data":[1,2]}'],
    ['two, one of them with a name that needs escapes', { 'a"': TEXT, b: NUMBERS }, '{"a\\"":"é","b":[1,2]}'],
  ])('is written with %s', (_name, value, text) => {
    expect(written(value)).toBe(text);
  });

  test('is shown with empty lists in their place, and stays as it was', () => {
    const value = { data: NUMBERS, id: 1 };
    expect(writeRaw(value)?.shown).toEqual({ data: [], id: 1 });
    expect(value).toEqual({ data: NUMBERS, id: 1 });
  });

  test('keeps the buffers of its members, without a copy', () => {
    const pieces = writeRaw({ data: NUMBERS })?.pieces ?? [];
    for (const [index, piece] of NUMBERS.pieces.entries()) expect(pieces[index + 1]).toBe(piece);
  });
});

test('an object without raw members is left to JSON.stringify', () => {
  expect(writeRaw({ data: [1, 2] })).toBeNull();
  expect(hasRaw({ data: [1, 2] })).toBe(false);
});
