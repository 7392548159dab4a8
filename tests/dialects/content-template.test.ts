import { expect, test } from '@jest/globals';
import { ContentTemplate } from '../../dialects/chat-to-chat/content-template.ts';

const frameOf = (content: string, model: string): string =>
  `data: ${JSON.stringify({ model, choices: [{ index: 0, delta: { content } }] })}\n\n`;

function learnt(): ContentTemplate {
  const template = ContentTemplate.learn(frameOf('one', 'upstream'), frameOf('one', 'acme/chat'), 'one');
  if (template === null) throw new Error('no template');
  return template;
}

test.each(['two', 'with "quotes"', 'é\n—', 'x'.repeat(900_000)])(
  'a chunk of the same form is translated',
  (text) => {
    expect(learnt().apply(frameOf(text, 'upstream'))).toBe(frameOf(text, 'acme/chat'));
  },
);

test.each(['x', '\\"', 'é'])(
  'a chunk of millions of characters such as %j is left to the parser',
  (character) => {
    expect(learnt().apply(frameOf(character.repeat(9_000_000), 'upstream'))).toBeNull();
  },
);
