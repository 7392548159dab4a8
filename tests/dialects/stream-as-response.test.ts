import { describe, expect, test } from '@jest/globals';
import { CompletionOfChunks } from '../../dialects/stream-as-response/chat.ts';
import { MessageOfEvents } from '../../dialects/stream-as-response/messages.ts';
import { isRecord } from '../../dialects/values/json-values.ts';

/** A member of this name that an assignment or a merge takes for the prototype. */
const MEMBER = '{"__proto__":{"polluted":true}}';

function parsed(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value)) throw new Error('a test has no object');
  return value;
}

describe('a stream that is joined to a response', () => {
  test.each(['delta', 'logprobs'])('changes no other object by the names in a %s of chat', (name) => {
    const completion = new CompletionOfChunks();
    completion.accept(parsed(`{"choices":[{"index":0,"delta":{},"${name}":${MEMBER}}]}`));
    completion.accept(parsed(`{"choices":[{"index":0,"delta":{"content":"Hi"},"finish_reason":"stop"}]}`));
    expect(completion.value()).toMatchObject({ choices: [{ message: { content: 'Hi' } }] });
    expect('polluted' in {}).toBe(false);
  });

  test('changes no other object by the names in a delta of messages', () => {
    const message = new MessageOfEvents();
    message.accept(parsed('{"type":"message_start","message":{"role":"assistant"}}'));
    message.accept(parsed('{"type":"content_block_start","content_block":{"type":"text","text":""}}'));
    message.accept(parsed(`{"type":"content_block_delta","delta":${MEMBER}}`));
    expect(message.value()['content']).toEqual([{ type: 'text', text: '' }]);
    expect('polluted' in {}).toBe(false);
  });
});
