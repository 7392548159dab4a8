import { expect, test } from '@jest/globals';
import { charactersOf } from '../../metering/media-bound.ts';

test('the characters of a text are its code points', () => {
  expect(charactersOf('Grüß 👋!')).toBe(7);
  expect(charactersOf('👋'.repeat(500_000))).toBe(500_000);
  expect(charactersOf(7)).toBe(0);
});

test('the characters of a text that is longer than any that is spoken are its code units', () => {
  expect(charactersOf('👋'.repeat(500_001))).toBe(1_000_002);
});
