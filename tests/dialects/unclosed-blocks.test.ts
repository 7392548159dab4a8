import { describe, expect, test } from '@jest/globals';
import { noUsage } from '../../calls/usage.ts';
import { MessagesToChatWriter } from '../../dialects/chat-to-messages/stream.ts';
import { MessagesStreamWriter } from '../../dialects/native/messages.ts';
import type { EventWriter } from '../../streaming/event-writer.ts';
import { estimate } from './chat-stream-cases.ts';

const CLIENTS: readonly (readonly [string, () => EventWriter, RegExp])[] = [
  ['messages', () => new MessagesStreamWriter('m', 'r', noUsage(), estimate), /message_stop/],
  [
    'chat',
    () =>
      new MessagesToChatWriter({
        ...{ model: 'm', requestId: 'r', request: { model: 'm' } },
        ...{ usage: noUsage(), estimate },
      }),
    /\[DONE\]/,
  ],
];

const usage = { input_tokens: 1, output_tokens: 1 };
const START = {
  type: 'message_start',
  message: { id: 'a', type: 'message', role: 'assistant', content: [], usage },
};
const numbered = (index: number | null): object => (index === null ? {} : { index });
const open = (index: number | null, block: object): object => ({
  ...{ type: 'content_block_start', content_block: block },
  ...numbered(index),
});
const add = (index: number | null, delta: object): object => ({
  ...{ type: 'content_block_delta', delta },
  ...numbered(index),
});
const close = (index: number | null): object => ({ type: 'content_block_stop', ...numbered(index) });
const reason = (word: string): object => ({
  type: 'message_delta',
  delta: { stop_reason: word },
  usage: { output_tokens: 3 },
});
const STOP = { type: 'message_stop' };

const TEXT = { type: 'text', text: '' };
const said = { type: 'text_delta', text: 'Hello.' };
const CALL = { type: 'tool_use', id: 't', name: 'look', input: {} };
const args = (json: string): object => ({ type: 'input_json_delta', partial_json: json });

/** Returns what a client gets of the events. Throws where the stream fails. */
function written(writer: EventWriter, events: readonly object[]): string {
  return events.map((event) => writer.accept(`data: ${JSON.stringify(event)}`).text).join('');
}

describe.each(CLIENTS)('for a client of %s', (_client, create, end) => {
  test('a number that is used again ends the block that has it now', () => {
    const thinking = [open(1, { type: 'thinking', thinking: '' }), close(1)];
    const call = [open(0, CALL), add(0, args('{}')), close(0)];
    const events = [START, open(0, TEXT), add(0, said), ...thinking, ...call, reason('tool_use'), STOP];
    expect(written(create(), events)).toMatch(end);
  });

  test('text and thinking in one block become blocks of their own (BerriAI/litellm#33224)', () => {
    const thought = { type: 'thinking_delta', thinking: 'Hm.' };
    const events = [START, open(0, TEXT), add(0, thought), add(0, said), close(0), reason('end_turn'), STOP];
    const text = written(create(), events);
    expect(text).toMatch(end);
    expect(text).toMatch(/Hm\.[^]*Hello\./);
    const types = [...text.matchAll(/"content_block":\{"type":"(\w+)"/g)].map(([, type]) => type);
    if (types.length > 0) expect(types).toEqual(['text', 'thinking', 'text']);
  });

  test('blocks without numbers and ends are closed', () => {
    const call = [open(null, CALL), add(null, args('{}')), close(null)];
    const texts = [open(null, TEXT), add(null, said), open(null, TEXT), add(null, said)];
    expect(written(create(), [START, ...texts, ...call, reason('tool_use'), STOP])).toMatch(end);
  });

  test.each([
    ['in one piece', ['{"a":1}']],
    ['in several', ['{"a"', ':', '1}']],
    ['that it does not have', []],
  ])('a call without its end is complete with its arguments %s', (_what, pieces) => {
    const call = [open(0, CALL), ...pieces.map((piece) => add(0, args(piece)))];
    const text = written(create(), [START, ...call, reason('tool_use'), STOP]);
    expect(text).toMatch(end);
    expect(text).toContain('look');
  });

  test.each(['{"a":1', '[1]', '7', '{"a":1}}'])('one with the arguments %s is not', (json) => {
    const events = [START, open(0, CALL), add(0, args(json)), reason('tool_use'), STOP];
    expect(() => written(create(), events)).toThrow();
  });

  test('one is cut off where the message is', () => {
    const events = [START, open(0, CALL), add(0, args('{"a":1')), reason('max_tokens'), STOP];
    const text = written(create(), events);
    expect(text).toMatch(end);
    expect(text).toMatch(/max_tokens|length/);
  });

  test('one is not complete before the stop reason', () => {
    const writer = create();
    written(writer, [START, open(0, CALL), add(0, args('{"a":1}'))]);
    expect(writer.isComplete).toBe(false);
    expect(() => writer.finish()).toThrow();
  });
});

test('a message that ends with `tool_use` without a call ends its turn (Wei-Shaw/sub2api#3338)', () => {
  const writer = new MessagesStreamWriter('m', 'r', noUsage(), estimate);
  const text = written(writer, [START, open(0, TEXT), add(0, said), close(0), reason('tool_use'), STOP]);
  expect(text).toContain('"stop_reason":"end_turn"');
});
