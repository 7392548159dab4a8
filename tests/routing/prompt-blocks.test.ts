import { describe, expect, test } from '@jest/globals';
import { BLOCK_CHARACTERS, MAX_BLOCKS, promptBlocks } from '../../routing/prompt-blocks.ts';

const text = (blocks: number, character = 'a') => character.repeat(blocks * BLOCK_CHARACTERS);
const chat = (...contents: string[]) => ({
  messages: contents.map((content) => ({ role: 'user', content })),
});

describe('the blocks of a prompt', () => {
  test('are equal as far as two prompts of a project are equal', () => {
    const one = promptBlocks('p', chat(text(3), 'What is a?', text(1)));
    const other = promptBlocks('p', chat(text(3), 'What is b?', text(1)));
    expect(one).toHaveLength(4);
    expect(other.slice(0, 3)).toEqual(one.slice(0, 3));
    expect(other[3]).not.toBe(one[3]);
  });

  test('of a conversation begin with those of its earlier turns', () => {
    const earlier = promptBlocks('p', { system: text(2), ...chat('one', text(2)) });
    const later = promptBlocks('p', { system: text(2), ...chat('one', text(2), 'answer', text(2)) });
    expect(later.length).toBeGreaterThan(earlier.length);
    expect(later.slice(0, earlier.length)).toEqual(earlier);
  });

  test('depend on all text before them: the same text after another beginning is another block', () => {
    const one = promptBlocks('p', chat(text(1, 'a'), text(3, 'c')));
    const other = promptBlocks('p', chat(text(1, 'b'), text(3, 'c')));
    expect(one.filter((block) => other.includes(block))).toEqual([]);
  });

  test.each([
    ['tools', { tools: [{ name: text(2) }], ...chat('Hello') }],
    ['instructions', { instructions: text(2), input: 'Hello' }],
    ['the system prompt', { system: [{ type: 'text', text: text(2) }], ...chat('Hello') }],
    ['input', { input: [{ role: 'user', content: [{ type: 'input_text', text: text(2) }] }] }],
  ])('count %s', (_what, request) => {
    expect(promptBlocks('p', request).length).toBeGreaterThanOrEqual(2);
  });

  test('are of one project only', () => {
    const [one] = promptBlocks('p', chat(text(2)));
    expect(promptBlocks('q', chat(text(2)))).not.toContain(one);
  });

  test('do not exist for a short prompt', () => {
    expect(promptBlocks('p', chat('Hello'))).toEqual([]);
    expect(promptBlocks('p', {})).toEqual([]);
  });

  test.each([
    ['one text', chat(text(4_000)), MAX_BLOCKS],
    ['many texts', chat(...Array.from({ length: 4_000 }, () => text(1))), MAX_BLOCKS],
    ['many values', { messages: Array.from({ length: 400_000 }, () => 1) }, 5],
    [
      'many names',
      { messages: [Object.fromEntries(Array.from({ length: 100_000 }, (_no, n) => [`n${n}`, n]))] },
      60,
    ],
  ])('of %s are bounded', (_what, request, most) => {
    expect(promptBlocks('p', request).length).toBeLessThanOrEqual(most);
  });
});
