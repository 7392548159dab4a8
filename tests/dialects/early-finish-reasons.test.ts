import { describe, expect, test } from '@jest/globals';
import { noUsage } from '../../calls/usage.ts';
import { ChatStreamWriter } from '../../dialects/chat-to-chat/stream.ts';
import { ChatToMessagesWriter } from '../../dialects/messages-to-chat/stream.ts';
import { ChatToResponsesWriter } from '../../dialects/responses-to-chat/stream.ts';
import type { EventWriter } from '../../streaming/event-writer.ts';
import { chunk, chunksOf, estimate, HEAD, through, wire } from './chat-stream-cases.ts';

const USAGE = { prompt_tokens: 5, completion_tokens: 3, total_tokens: 8 };
const choice = (index: number, delta: object, reason: string | null = null): object => ({
  ...HEAD,
  choices: [{ index, delta, finish_reason: reason }],
});
const data = (event: object): string => `data: ${JSON.stringify(event)}`;
const context = () => ({ model: 'm', requestId: 'r', request: { model: 'm' }, usage: noUsage(), estimate });
const chatWriter = (choices = 1): EventWriter =>
  new ChatStreamWriter({
    ...{ model: 'm', fallbackId: 'r', includeUsage: false },
    ...{ usage: noUsage(), estimate, choices },
  });
const WRITERS: readonly (readonly [string, () => EventWriter])[] = [
  ['chat', chatWriter],
  ['messages', () => new ChatToMessagesWriter(context())],
  ['responses', () => new ChatToResponsesWriter(context())],
];

describe('a finish reason that comes with content', () => {
  test.each([
    [{ content: 'All.' }, 'All.'],
    [{ reasoning: 'Hm.' }, 'Hm.'],
    [{ tool_calls: [{ index: 0, id: 'c', function: { name: 'look', arguments: '{}' } }] }, 'look'],
    [{ images: [{ type: 'image_url', image_url: { url: 'data:image/png;base64,iVBO' } }] }, 'iVBO'],
    [{ audio: { id: 'a', data: 'UklG' } }, 'UklG'],
    [{ annotations: [{ type: 'url_citation', url_citation: { url: 'https://a.example' } }] }, 'a.example'],
  ])('holds back none of it: %j', (delta, expected) => {
    const writer = chatWriter();
    const first = writer.accept(data(chunk(delta, 'stop'))).text;
    expect(first).toContain(expected);
    expect(chunksOf(first)[0]?.choices[0]?.finish_reason).toBeNull();
    const [last, ...others] = chunksOf(writer.accept('data: [DONE]').text);
    expect(others).toEqual([]);
    expect(last?.choices[0]).toMatchObject({ index: 0, delta: {}, finish_reason: /./u });
  });

  test('is not sent where the stream fails', () => {
    const writer = chatWriter();
    const first = writer.accept(data(chunk({ content: 'All.' }, 'stop'))).text;
    expect(first).toContain('All.');
    expect(() => writer.accept(data({ error: { message: 'boom' } }))).toThrow();
    expect(first).not.toContain('"stop"');
  });

  test('leaves the content of one choice with its client where another is cut off', () => {
    const writer = chatWriter(2);
    const texts = [choice(1, { content: 'b' }), choice(0, { content: 'All of 0.' }, 'stop')].map(
      (event) => writer.accept(data(event)).text,
    );
    expect(texts.join('')).toContain('All of 0.');
    expect(() => writer.accept('data: [DONE]')).toThrow();
  });

  test.each(WRITERS)(
    'and the usage does not end a slow stream early, for a client of %s',
    (_name, create) => {
      const writer = create();
      writer.accept(data(chunk({ content: 'Hel' }, 'stop', { usage: USAGE })));
      expect(writer.isComplete).toBe(false);
      writer.accept(data(chunk({ content: 'lo' }, 'stop', { usage: USAGE })));
      expect(writer.isComplete).toBe(false);
      expect(writer.accept('data: [DONE]').ended).toBe(true);
    },
  );
});

describe('with finish reasons before the end', () => {
  test('a choice gets one reason, after its content, also among other choices', async () => {
    const events = [
      choice(0, { content: 'a' }, 'stop'),
      choice(1, { content: 'b' }),
      choice(0, { content: 'late' }, 'length'),
      choice(1, {}, 'stop'),
    ];
    const choices = chunksOf(await through(wire([...events, '[DONE]']))).flatMap((one) => one.choices);
    for (const index of [0, 1]) {
      const own = choices.filter((one) => one.index === index);
      expect(own.slice(0, -1).every(({ finish_reason: reason }) => reason === null)).toBe(true);
      expect(own.at(-1)).toMatchObject({ delta: {}, finish_reason: index === 0 ? 'length' : 'stop' });
    }
  });

  test('the ordinary last chunk of a choice is sent as it came', async () => {
    const last = { ...choice(0, {}, 'stop'), model: 'acme/chat', system_fingerprint: 'fp' };
    const written = await through(wire([choice(0, { content: 'a' }), last, '[DONE]']));
    expect(written).toContain(`data: ${JSON.stringify(last)}\n\ndata: [DONE]\n\n`);
  });

  test.each([
    ['images', { images: [{ type: 'image_url', image_url: { url: 'data:image/png;base64,iVBO' } }] }, 'iVBO'],
    ['audio', { audio: { id: 'a', data: 'UklG' } }, 'UklG'],
  ])('%s after the reason are content', async (_what, delta, expected) => {
    const events = [chunk({ content: 'a' }, 'stop'), chunk(delta, 'stop'), '[DONE]'];
    expect(await through(wire(events))).toContain(expected);
  });

  test.each(WRITERS)(
    'a body that ends without [DONE] and usage is incomplete, for a client of %s',
    (_name, create) => {
      const writer = create();
      for (const text of ['a', 'b']) writer.accept(data(chunk({ content: text }, 'stop')));
      expect(() => writer.finish()).toThrow();
    },
  );

  test.each(WRITERS)('one that ends with the usage is complete, for a client of %s', (_name, create) => {
    const writer = create();
    for (const text of ['a', 'b']) writer.accept(data(chunk({ content: text }, 'stop')));
    writer.accept(data({ ...HEAD, choices: [], usage: USAGE }));
    expect(writer.finish()).toMatch(/\[DONE\]|message_stop|response\.completed/);
  });

  test.each(WRITERS)(
    'usage with each chunk says nothing about the end, for a client of %s',
    (_name, create) => {
      const writer = create();
      for (const text of ['a', 'b']) writer.accept(data(chunk({ content: text }, 'stop', { usage: USAGE })));
      expect(() => writer.finish()).toThrow();
    },
  );
});
