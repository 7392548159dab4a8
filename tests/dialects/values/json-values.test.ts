import { expect, test } from '@jest/globals';
import {
  isLoose,
  looseList,
  looseOf,
  type Fields,
  type Loose,
} from '../../../dialects/values/json-values.ts';

test('a name that a format does not have is a type error, and one that a server adds is declared', () => {
  const part: unknown = { type: 'text', text: 'Graz', mark: 1 };
  const read = looseOf<Loose.ChatContentPart>(part);
  // @ts-expect-error -- misspelt
  expect(read.txet).toBeUndefined();
  expect(read.text).toBe('Graz');
  expect(looseOf<Loose.ChatContentPart & Fields<'mark'>>(part).mark).toBe(1);
});

test('a member of a format has to be checked before it is used', () => {
  const part: unknown = { type: 'text', text: 5 };
  // @ts-expect-error -- nobody knows that it is a text
  const text: string | undefined = looseOf<Loose.ChatContentPart>(part).text;
  expect(text).toBe(5);
});

test.each([null, undefined, 'text', 5, [1]])('%j is read as an object without members', (value) => {
  expect(isLoose<Loose.ChatDelta>(value)).toBe(false);
  expect(looseOf<Loose.ChatDelta>(value)).toEqual({});
  expect(looseList<Loose.ChatDelta>(value)).toEqual([]);
});

test('values that are no objects are left out of a list', () => {
  expect(looseList<Loose.ChatDelta>([null, { content: 'a' }, 'b'])).toEqual([{ content: 'a' }]);
});
