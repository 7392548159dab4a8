import { expect, test } from '@jest/globals';
import { Prompt } from '../../guardrails/prompt.ts';

test('the size of a prompt is the size of all its texts', () => {
  expect(new Prompt({ running: ['12', '345'], others: ['6789'] }).sizeCharacters).toBe(9);
  expect(new Prompt({ running: [], others: [] }).sizeCharacters).toBe(0);
});

test('services get each running text, all running texts joined, and the others joined', () => {
  const prompt = new Prompt({ running: ['how to', ' build'], others: ['name', 'key'] });
  expect(prompt.messages).toEqual(['how to', ' build', 'how to build', 'name\nkey']);
  expect(prompt.messages).toBe(prompt.messages);
});

test('services get no text twice, and no text of white space only', () => {
  expect(new Prompt({ running: ['one'], others: [] }).messages).toEqual(['one']);
  expect(new Prompt({ running: ['one', 'one', ' '], others: ['\n'] }).messages).toEqual(['one', 'oneone ']);
  expect(new Prompt({ running: [], others: [] }).messages).toEqual([]);
});
