import { describe, expect, test } from '@jest/globals';
import { toChatCompletion, toChatCompletionChunks } from '../../../packages/engines/chat-completion-reply.ts';
import { toChatEngineRequest, type ChatCompletionFields } from '../../../packages/engines/chat-completion.ts';
import type { ChatEngineEvent } from '../../../packages/engines/engine-types.ts';

const messages: ChatCompletionFields['messages'] = [{ role: 'user', content: 'Hello' }];
const identity = { id: 'chatcmpl-1', created: 1_700_000_000, model: 'embedded/extractive' };
const end = { type: 'end', finishReason: 'stop', promptTokens: 7, completionTokens: 2 } as const;

async function* sequence(...events: ChatEngineEvent[]): AsyncGenerator<ChatEngineEvent> {
  yield* await Promise.resolve(events);
}

async function collected<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

describe('a chat completions request', () => {
  test('is read as joined texts, the newer token limit, and stop sequences', () => {
    const request = toChatEngineRequest({
      messages: [
        {
          role: 'developer',
          content: [
            { type: 'text', text: 'one' },
            { type: 'text', text: 'two' },
          ],
        },
        { role: 'assistant', content: null },
        { role: 'assistant', content: [{ type: 'refusal', refusal: 'no' }] },
      ],
      max_tokens: 5,
      max_completion_tokens: 6,
      stop: 'END',
    });
    expect(request).toEqual({
      messages: [
        { role: 'developer', text: 'one\ntwo' },
        { role: 'assistant', text: '' },
        { role: 'assistant', text: 'no' },
      ],
      maxTokens: 6,
      stop: ['END'],
    });
  });

  test('may have null for every option, and may offer tools', () => {
    const nothing = {
      max_tokens: null,
      max_completion_tokens: null,
      stop: null,
      n: null,
      response_format: null,
    };
    expect(toChatEngineRequest({ messages, ...nothing, tool_choice: 'auto' })).toEqual({
      messages: [{ role: 'user', text: 'Hello' }],
    });
  });

  test.each<[string, Partial<ChatCompletionFields>]>([
    ['response_format', { response_format: { type: 'json_object' } }],
    ['response_format', { response_format: { type: 'json_schema' } }],
    ['tool_choice', { tool_choice: 'required' }],
    ['tool_choice', { tool_choice: { type: 'function', function: { name: 'f' } } }],
    [
      'tool_choice',
      { tool_choice: { type: 'allowed_tools', allowed_tools: { mode: 'required', tools: [] } } },
    ],
    ['n', { n: 2 }],
    ['logprobs', { logprobs: true }],
    ['messages[0].content[0]', { messages: [{ role: 'user', content: [{ type: 'image_url' }] }] }],
    ['messages[0].content[0]', { messages: [{ role: 'user', content: [{ type: 'input_audio' }] }] }],
  ])('is refused with the parameter %s when the model does not support it', (param, fields) => {
    expect(() => toChatEngineRequest({ messages, ...fields })).toThrow(
      expect.objectContaining({ code: 'invalid_parameter', param }),
    );
  });
});

describe('a chat completion', () => {
  test('contains the complete text', async () => {
    const events = sequence({ type: 'text', text: 'Hello' }, { type: 'text', text: ' you' }, end);
    expect(await toChatCompletion(events, identity)).toEqual({
      ...identity,
      object: 'chat.completion',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: 'Hello you', refusal: null },
          logprobs: null,
          finish_reason: 'stop',
        },
      ],
      usage: { prompt_tokens: 7, completion_tokens: 2, total_tokens: 9 },
    });
  });

  test('in chunks has the role first, then text, finish reason and usage', async () => {
    const chunks = await collected(
      toChatCompletionChunks(sequence({ type: 'text', text: 'Hi' }, end), identity),
    );
    expect(chunks.map((chunk) => chunk.choices[0]?.delta)).toEqual([
      { role: 'assistant', content: '' },
      { content: 'Hi' },
      {},
      undefined,
    ]);
    expect(chunks.map((chunk) => chunk.choices[0]?.finish_reason)).toEqual([null, null, 'stop', undefined]);
    expect(chunks.map((chunk) => chunk.usage?.total_tokens)).toEqual([undefined, undefined, undefined, 9]);
    expect(
      chunks.every((chunk) => chunk.id === identity.id && chunk.object === 'chat.completion.chunk'),
    ).toBe(true);
  });

  test('without an end is a failure, streaming or not', async () => {
    const failed = { code: 'bad_gateway' };
    await expect(toChatCompletion(sequence({ type: 'text', text: 'Hi' }), identity)).rejects.toMatchObject(
      failed,
    );
    const chunks = toChatCompletionChunks(sequence({ type: 'text', text: 'Hi' }), identity);
    await expect(collected(chunks)).rejects.toMatchObject(failed);
  });
});
