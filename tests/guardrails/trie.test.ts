import { expect, test } from '@jest/globals';
import { Trie } from '../../guardrails/rules/trie.ts';

const literals = ['sk-', '@', 'night heron', '0', '1'];
const trie = new Trie(literals, new Set([3, 4]));

test.each([
  ['a part of a literal, with what is before it', 's', 'k', '.', true],
  ['a part of a literal, with what is after it', '.', 'K', '-', true],
  ['a literal that removed characters have joined', 'k', '', '-', true],
  ['white space of a literal in a longer run', ' ', ' ', ' ', true],
  ['a literal of one character', '.', '@', '.', true],
  ['two digits, which may be a group', '.', '10', '.', true],
  ['one digit, which is none', '.', '1', '.', false],
  ['characters of literals that are no neighbours in them', 'k', 's', 'n', false],
])('a text between two characters may hold %s', (_name, before, text, after, expected) => {
  expect(trie.mayHold(before.charCodeAt(0), text, after.charCodeAt(0))).toBe(expected);
});

test('no literal continues beyond the ends of a text', () => {
  expect(trie.mayHold(''.charCodeAt(0), 'k', ''.charCodeAt(0))).toBe(false);
});
