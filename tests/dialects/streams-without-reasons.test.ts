import { describe, expect, test } from '@jest/globals';
import { noUsage } from '../../calls/usage.ts';
import { ChatStreamWriter } from '../../dialects/chat-to-chat/stream.ts';
import { ChatToMessagesWriter } from '../../dialects/messages-to-chat/stream.ts';
import { ChatToResponsesWriter } from '../../dialects/responses-to-chat/stream.ts';
import type { EventWriter } from '../../streaming/event-writer.ts';
import { chunksOf, estimate } from './chat-stream-cases.ts';

const context = () => ({ model: 'm', requestId: 'r', request: { model: 'm' }, usage: noUsage(), estimate });
const chatWriter = (): EventWriter =>
  new ChatStreamWriter({
    ...{ model: 'm', fallbackId: 'r', includeUsage: false },
    ...{ usage: noUsage(), estimate },
  });

describe.each([
  ['chat', chatWriter, /"finish_reason":"stop"[^]*\[DONE\]/],
  ['messages', () => new ChatToMessagesWriter(context()), /"stop_reason":"end_turn"[^]*message_stop/],
  ['responses', () => new ChatToResponsesWriter(context()), /response\.completed/],
] as const)('for a client of %s', (_client, create, end) => {
  /**
   * Chunks of Snowflake (docs.snowflake.com/en/user-guide/snowflake-cortex/cortex-llm-rest-api): choices without an
   * index and a finish reason (truera/trulens#2240), and no [DONE] (run-llama/llama_index, llama-index-llms-cortex,
   * which parses each line as JSON). Usage is in each chunk, or empty before the last one.
   */
  const piece = (content: string, tokens: number | null, more: object = {}): string => {
    const counts = { prompt_tokens: 57, completion_tokens: tokens, total_tokens: 57 + Number(tokens) };
    const head = { id: '65c5e2ac', created: 1_723_493_954, model: 'mistral-7b' };
    const usage = tokens === null ? {} : counts;
    return `data: ${JSON.stringify({ ...head, choices: [{ delta: { content }, ...more }], usage })}`;
  };
  /** Returns what a client gets of a stream whose body ends. */
  const written = (frames: readonly string[]): string => {
    const writer = create();
    return frames.map((frame) => writer.accept(frame).text).join('') + writer.finish();
  };

  test.each([
    ['in each chunk', [piece('Cor', 1), piece('tex', 2), piece('.', 3)]],
    ['in the only chunk', [piece('Cortex.', 3)]],
    ['in the last chunk', [piece('Cor', null), piece('tex', null), piece('.', 3)]],
    ['in a last chunk without text', [piece('Cor', null), piece('tex.', null), piece('', 3)]],
  ])('a stream without finish reasons is complete at the end of its body with usage %s', (_where, frames) => {
    expect(written(frames)).toMatch(end);
  });

  const failed = { message: 'An error occurred', code: 500 };

  test.each([
    ['ends with an event that is no chunk', [piece('Cor', 1), `data: ${JSON.stringify(failed)}`]],
    ['ends with an event of an error', [piece('Cor', 1), `event: error\ndata: ${JSON.stringify(failed)}`]],
    ['has no usage', [piece('Cor', null), piece('tex', null)]],
    ['goes on after its usage', [piece('Cor', 1), piece('tex', null), piece('.', null)]],
    ['has no content', [piece('', 0)]],
    ['has numbered choices', [piece('Cor', 1, { index: 0 }), piece('tex', 2, { index: 0 })]],
    ['has null as finish reasons', [piece('Cor', 1, { finish_reason: null })]],
    [
      'has finish reasons of other choices',
      [piece('Cor', 1, { index: 1, finish_reason: 'stop' }), piece('a', 2)],
    ],
  ])('one is incomplete that %s', (_what, frames) => {
    expect(() => written(frames)).toThrow();
  });

  test('one is not ended before its body', () => {
    const writer = create();
    for (const frame of [piece('Cor', 1), piece('tex', 2)]) writer.accept(frame);
    expect(writer.isComplete).toBe(false);
  });
});

test('one with a call whose arguments are cut off is incomplete', () => {
  const call = (text: string): string =>
    `data: ${JSON.stringify({
      choices: [{ delta: { tool_calls: [{ id: 'c', function: { name: 'look', arguments: text } }] } }],
      usage: { prompt_tokens: 5, completion_tokens: 3 },
    })}`;
  const cut = chatWriter();
  cut.accept(call('{"a":'));
  expect(() => cut.finish()).toThrow();
  const whole = chatWriter();
  whole.accept(call('{"a":1}'));
  expect(chunksOf(whole.finish())[0]?.choices[0]?.finish_reason).toBe('tool_calls');
});
