import { expect, test } from '@jest/globals';
import { isUuid, newId } from '../../storage/identifiers.ts';

test('ids are UUIDs of version 7, each later than the one before it, even when the clock stops or moves backwards', () => {
  const nowMs = Date.now();
  const ids = Array.from({ length: 10_000 }, (_unused, index) => newId(nowMs - (index % 3)));
  expect(ids.every(isUuid)).toBe(true);
  expect(ids.every((id) => /^.{14}7.{4}[89ab]/.test(id))).toBe(true);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
