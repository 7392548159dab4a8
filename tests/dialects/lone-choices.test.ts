import { expect, test } from '@jest/globals';
import { noUsage } from '../../calls/usage.ts';
import { ChatStreamWriter } from '../../dialects/chat-to-chat/stream.ts';
import { ChatToMessagesWriter } from '../../dialects/messages-to-chat/stream.ts';
import { ChatToResponsesWriter } from '../../dialects/responses-to-chat/stream.ts';
import type { EventWriter } from '../../streaming/event-writer.ts';
import { chunksOf, estimate } from './chat-stream-cases.ts';

const context = () => ({ model: 'm', requestId: 'r', usage: noUsage(), estimate, request: { model: 'm' } });
const chatWriter = (choices = 1): EventWriter =>
  new ChatStreamWriter({ ...context(), fallbackId: 'r', includeUsage: false, choices });

const choice = (index: number, delta: object, finish_reason: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'c', choices: [{ index, delta, finish_reason }] })}`;
const written = (writer: EventWriter, frames: readonly string[]): string =>
  [...frames, 'data: [DONE]'].map((frame) => writer.accept(frame).text).join('');

test.each([
  ['chat', chatWriter],
  ['messages', () => new ChatToMessagesWriter(context())],
  ['responses', () => new ChatToResponsesWriter(context())],
] as const)('the only choice is the first one for a client of %s, whatever its number', (client, create) => {
  for (const index of [1, -1, 7]) {
    const text = written(create(), [choice(index, { content: 'The Nile.' }), choice(index, {}, 'stop')]);
    expect(text).toContain('The Nile.');
    if (client !== 'chat') continue;
    for (const { choices } of chunksOf(text)) expect(choices[0]?.index).toBe(0);
  }
});

test('of several choices, each keeps its number', () => {
  const frames = [
    choice(1, { content: 'b' }),
    choice(0, { content: 'a' }),
    choice(0, {}, 'stop'),
    choice(1, {}, 'stop'),
  ];
  const indexes = chunksOf(written(chatWriter(2), frames)).flatMap(({ choices }) =>
    choices.map(({ index }) => index),
  );
  expect(indexes).toEqual([1, 0, 0, 1]);
});

test('choices that were not requested do not become one', () => {
  const frames = [
    choice(0, { content: 'a' }),
    choice(1, { content: 'b' }),
    choice(0, {}, 'stop'),
    choice(1, {}, 'stop'),
  ];
  const text = written(new ChatToMessagesWriter(context()), frames);
  expect(text).toContain('"text":"a"');
  expect(text).not.toContain('"text":"b"');
});

test('no server has more choices than can be requested', () => {
  const writer = chatWriter();
  expect(() => {
    for (let index = 0; index < 1_000; index += 1) writer.accept(choice(index, { content: 'a' }));
  }).toThrow(expect.objectContaining({ code: 'bad_gateway' }));
});
