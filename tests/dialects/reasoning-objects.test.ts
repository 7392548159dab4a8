import { describe, expect, test } from '@jest/globals';
import { noUsage } from '../../calls/usage.ts';
import { normaliseChatCompletion } from '../../dialects/chat-to-chat/response.ts';
import { ChatToMessagesWriter } from '../../dialects/messages-to-chat/stream.ts';
import { chunk, chunksOf, estimate, through, wire } from './chat-stream-cases.ts';

describe.each<[string, object, string]>([
  ['an object with a text', { reasoning_content: { text: 'Hm.' } }, 'envoyproxy/ai-gateway#1222'],
  [
    'an object of Bedrock',
    { reasoning_content: { reasoningText: { text: 'Hm.' } } },
    'AWS ReasoningContentBlock',
  ],
  ['a list of objects', { reasoning: [{ text: 'H' }, { text: 'm.' }] }, 'anima-research/animachat#129'],
  ['under one of two names', { reasoning_content: '', reasoning: 'Hm.' }, 'a proxy'],
])('reasoning that is %s', (_what, fields) => {
  const expected = { reasoning: 'Hm.', reasoning_content: 'Hm.' };

  test('is its text in a reply', () => {
    const message = { role: 'assistant', content: 'Nile.', ...fields };
    const choices = [{ index: 0, message, finish_reason: 'stop' }];
    expect(normaliseChatCompletion({ id: 'c', choices }, 'm', 'f').choices).toMatchObject([
      { message: expected },
    ]);
  });

  test('is its text in a stream', async () => {
    const written = await through(
      wire([chunk({ ...fields }), chunk({ content: 'Nile.' }, 'stop'), '[DONE]']),
    );
    expect(chunksOf(written)[0]?.choices[0]?.delta).toMatchObject(expected);
  });

  test('is thinking for a client of messages', () => {
    const request = { model: 'm' };
    const writer = new ChatToMessagesWriter({
      model: 'm',
      requestId: 'r',
      usage: noUsage(),
      estimate,
      request,
    });
    expect(writer.accept(`data: ${JSON.stringify(chunk({ ...fields }))}`).text).toContain('"thinking":"Hm."');
  });
});

test.each([{ effort: 'low' }, { text: 7 }, [7]])(
  'reasoning that is no text is left out: %j',
  async (reasoning) => {
    const events = [
      chunk({ content: 'The ', reasoning }),
      chunk({ content: 'Nile.', reasoning }, 'stop'),
      '[DONE]',
    ];
    const written = await through(wire(events));
    expect(written).toContain('Nile.');
    expect(written).not.toContain('reasoning');
  },
);

test.each(['Hm.', { text: 'Hm.' }, ['Hm.']])(
  'details of reasoning that are no list of objects are left out of a paid reply: %j',
  (details) => {
    const message = { role: 'assistant', content: 'Nile.', reasoning_details: details };
    const choices = [{ index: 0, message, finish_reason: 'stop' }];
    const [choice] = normaliseChatCompletion({ id: 'c', choices }, 'm', 'f').choices as object[];
    expect(choice).toMatchObject({ message: { content: 'Nile.' } });
    expect(JSON.stringify(choice)).not.toContain('reasoning_details');
  },
);
