import { describe, expect, test } from '@jest/globals';
import { noUsage } from '../../calls/usage.ts';
import { chatToMessages } from '../../dialects/chat-to-messages/dialect.ts';
import { ChatStreamWriter } from '../../dialects/chat-to-chat/stream.ts';
import { readsWholeCallsOnly, WholeCallsWriter } from '../../dialects/chat-response/whole-calls.ts';
import type { EventWriter } from '../../streaming/event-writer.ts';
import { chunk, chunksOf, estimate } from './chat-stream-cases.ts';

const context = () => ({ model: 'm', requestId: 'r', request: { model: 'm' }, usage: noUsage(), estimate });
const native = (choices = 1): EventWriter =>
  new ChatStreamWriter({ ...context(), fallbackId: 'r', includeUsage: false, choices });
const piece = (index: number, text: string, name?: string): object => ({
  ...(name === undefined ? { index } : { index, id: `call_${name}`, type: 'function' }),
  function: name === undefined ? { arguments: text } : { name, arguments: text },
});
const whole = (index: number, name: string, text: string): object => ({
  ...{ index, id: `call_${name}`, type: 'function' },
  function: { name, arguments: text },
});

/** What a client reads, with everything of the server in one read where it does. */
function written(writer: EventWriter, events: (object | string)[]): ReturnType<typeof chunksOf> {
  const whole = new WholeCallsWriter(writer);
  let text = '';
  for (const event of events) {
    const data = typeof event === 'string' ? event : JSON.stringify(event);
    const name = typeof event === 'object' && 'type' in event ? `event: ${String(event.type)}\n` : '';
    text += whole.accept(`${name}data: ${data}`).text;
  }
  return chunksOf(text);
}
const callsIn = (chunks: ReturnType<typeof chunksOf>): unknown[] =>
  chunks.flatMap(({ choices }) => choices).flatMap(({ delta }) => delta['tool_calls'] ?? []);

describe('calls come whole', () => {
  test('from a server of the chat format, with the finish reason', () => {
    const calls = [piece(0, '', 'a'), piece(0, '{"x":'), piece(1, '{}', 'b'), piece(0, '1}')];
    const chunks = written(native(), [
      chunk({ role: 'assistant', content: 'Now.' }),
      ...calls.map((one) => chunk({ tool_calls: [one] })),
      chunk({}, 'tool_calls'),
      '[DONE]',
    ]);
    expect(callsIn(chunks)).toEqual([whole(0, 'a', '{"x":1}'), whole(1, 'b', '{}')]);
    expect(chunks.at(-1)?.choices[0]).toMatchObject({ finish_reason: 'tool_calls' });
    expect(chunks[0]?.choices[0]?.delta['content']).toBe('Now.');
  });

  test('of each of several choices', () => {
    const choice = (index: number, delta: object, reason: string | null = null): object => ({
      ...chunk({}),
      choices: [{ index, delta, finish_reason: reason }],
    });
    const chunks = written(native(2), [
      choice(0, { tool_calls: [piece(0, '{"x":', 'a')] }),
      choice(1, { tool_calls: [piece(0, '{"y":', 'b')] }),
      choice(0, { tool_calls: [piece(0, '1}')] }),
      choice(1, { tool_calls: [piece(0, '2}')] }),
      choice(0, {}, 'tool_calls'),
      choice(1, {}, 'tool_calls'),
      '[DONE]',
    ]);
    expect(callsIn(chunks)).toEqual([whole(0, 'a', '{"x":1}'), whole(0, 'b', '{"y":2}')]);
  });

  test('from a server of the messages format', () => {
    const usage = { input_tokens: 1, output_tokens: 2 };
    const chunks = written(chatToMessages.stream(context()), [
      {
        type: 'message_start',
        message: { id: 'msg', type: 'message', role: 'assistant', content: [], usage },
      },
      {
        ...{ type: 'content_block_start', index: 0 },
        content_block: { type: 'tool_use', id: 'call_a', name: 'a', input: {} },
      },
      ...['{"x":', '1}'].map((text) => ({
        ...{ type: 'content_block_delta', index: 0 },
        delta: { type: 'input_json_delta', partial_json: text },
      })),
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason: 'tool_use' }, usage },
      { type: 'message_stop' },
    ]);
    expect(callsIn(chunks)).toEqual([whole(0, 'a', '{"x":1}')]);
  });

  test('and more than a model writes fails the stream', () => {
    const writer = new WholeCallsWriter(native());
    writer.accept(`data: ${JSON.stringify(chunk({ tool_calls: [piece(0, '{"x":"', 'a')] }))}`);
    const long = `data: ${JSON.stringify(chunk({ tool_calls: [piece(0, 'x'.repeat(5_000_000))] }))}`;
    expect(() => writer.accept(long)).toThrow();
  });

  test('and more calls than a model makes fail the stream, though they are empty', () => {
    const writer = new WholeCallsWriter(native());
    const begin = (index: number): void => {
      const call = piece(index, '', 'a'.repeat(250_000));
      writer.accept(`data: ${JSON.stringify(chunk({ tool_calls: [call] }))}`);
    };
    for (let index = 0; index < 8; index += 1) begin(index);
    expect(() => begin(8)).toThrow();
  });
});

test.each([
  ['mistral-client-python/3.7.0', true],
  ['mistral-client-typescript/2.2.1', true],
  ['langchain4j-mistral-ai', true],
  ['langchain4j-openai', false],
  ['OpenAI/Python 3.57.0', false],
  ['mistral-vibe/1.0', false],
  [undefined, false],
  [['mistral-client-python/3.7.0'], false],
  ['python-httpx/0.28.1', false],
])('the client %s: whole calls only is %s', (userAgent, expected) => {
  expect(readsWholeCallsOnly({ 'user-agent': userAgent, accept: '*/*' })).toBe(expected);
});

test.each([
  ['python-httpx/0.28.1', true],
  ['OpenAI/Python 3.57.0', false],
])('the client %s, which reads events with httpx-sse: whole calls only is %s', (userAgent, expected) => {
  const headers = { 'user-agent': userAgent, accept: 'text/event-stream', 'cache-control': 'no-store' };
  expect(readsWholeCallsOnly(headers)).toBe(expected);
});
