import { expect, test } from '@jest/globals';
import { repeatedLines } from '../../scripts/repeated-lines.ts';

test.each([
  ['a block of three lines that stands twice counts once', 'a\nb\nc\nd\na\nb\nc', 3, 7],
  ['its indentation and empty lines make no difference', 'a\nb\nc\nd\n\n  a\n\n    b\n  c', 3, 7],
  ['two lines are too few', 'a\nb\nc\na\nb\nd', 0, 6],
  ['longer blocks count with all of their lines', 'a\nb\nc\nd\n-\na\nb\nc\nd', 4, 9],
  ['a block does not repeat itself by overlapping', 'a\na\na\na', 0, 4],
])('%s', (_name, text, repeated, total) => {
  expect(repeatedLines(text)).toEqual({ repeated, total });
});
