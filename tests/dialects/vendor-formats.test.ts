import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readEvents } from '../../backends/kinds/bedrock/events.ts';
import type { JsonObject } from '../../bodies/json-body.ts';
import { toMessage as converseMessage } from '../../dialects/converse/response.ts';
import { toConverse } from '../../dialects/converse/request.ts';
import { ConverseStream } from '../../dialects/converse/stream.ts';
import { toMessage as geminiMessage } from '../../dialects/gemini/response.ts';
import { toGenerateContent } from '../../dialects/gemini/request.ts';
import { GeminiStream } from '../../dialects/gemini/stream.ts';
import { requestValidators } from '../../generated/validators/requests.js';
import { responseValidators } from '../../generated/validators/responses.js';
import {
  converseAnswer,
  converseCallAnswer,
  converseCallEvents,
  converseCitedAnswer,
  converseCitedEvents,
  converseEvents,
  converseRefusal,
  eventStreamMessage,
} from '../../scripts/test-bed/replies/bedrock.ts';
import {
  geminiAnswer,
  geminiBlocked,
  geminiCall,
  geminiCallAnswer,
  geminiChunks,
} from '../../scripts/test-bed/replies/gemini.ts';

interface Case {
  name: string;
  request: JsonObject;
  /** The name of the model at the vendor. */
  upstreamModel?: string;
  expected?: JsonObject;
  param?: string;
}

function casesOf(vendor: string, kind: string): Case[] {
  const folder = join(import.meta.dirname, '../fixtures/dialects', `messages-to-${vendor}`);
  const files = readdirSync(folder).filter((file) => file.startsWith(`${kind}-`));
  // Expected results of this test.
  return files.map((file) => ({
    ...(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Omit<Case, 'name'>),
    name: file,
  }));
}

const PAIRS = [
  ['gemini', toGenerateContent],
  ['converse', toConverse],
] as const;

describe.each(PAIRS)('a messages request as one of %s', (vendor, translate) => {
  test.each(casesOf(vendor, 'request'))('$name', ({ request, upstreamModel = 'm', expected }) => {
    expect(requestValidators['MessageRequest']?.(request)).toBe(true);
    const before = JSON.stringify(request);
    expect(JSON.parse(JSON.stringify(translate(request, upstreamModel)))).toEqual(expected);
    expect(JSON.stringify(request)).toBe(before);
  });

  test.each(casesOf(vendor, 'refused'))(
    'is refused with the name of the field: $name',
    ({ request, upstreamModel = 'm', param }) => {
      expect(requestValidators['MessageRequest']?.(request)).toBe(true);
      expect(() => translate(request, upstreamModel)).toThrow(
        expect.objectContaining({ code: 'invalid_parameter', param }),
      );
    },
  );
});

test.each(casesOf('converse', 'request'))('AWS has no reason to refuse $name', ({ expected }) => {
  // Expected requests, which are complete.
  expect(converseRefusal(expected as unknown as Parameters<typeof converseRefusal>[0])).toBeNull();
});

/** Returns the events of frames, each validated against the contract. */
function eventsOf(frames: readonly string[]): JsonObject[] {
  return frames.map((frame) => {
    const event = JSON.parse(frame.slice(frame.indexOf('data: ') + 6)) as JsonObject;
    expect(responseValidators['MessageStreamEvent']?.(event)).toBe(true);
    return event;
  });
}

const fields = (object: object): JsonObject => ({ ...object });

describe('a response of Gemini', () => {
  test('becomes a message with thoughts, and usage with cached tokens', () => {
    const message = geminiMessage(fields(geminiAnswer()), 'acme/m', 'r1');
    expect(responseValidators['MessageResult']?.(message)).toBe(true);
    expect(message).toMatchObject({
      content: [
        { type: 'thinking', thinking: 'Hm.' },
        { type: 'text', text: 'Hello' },
      ],
      stop_reason: 'end_turn',
      usage: { input_tokens: 40, cache_read_input_tokens: 60, output_tokens: 5 },
    });
  });

  test('with a tool call has that stop reason, and keeps the signature for the next turn', () => {
    const message = geminiMessage(fields(geminiCallAnswer()), 'acme/m', 'r1');
    expect(message).toMatchObject({
      content: [
        { type: 'thinking', signature: geminiCall.thoughtSignature },
        { type: 'tool_use', name: 'look_up', input: { city: 'Graz' } },
      ],
      stop_reason: 'tool_use',
    });
    const next = {
      model: 'm',
      max_tokens: 9,
      messages: [{ role: 'assistant', content: message['content'] }],
    };
    expect(toGenerateContent(next)).toMatchObject({ contents: [{ parts: [geminiCall] }] });
  });

  test('that is blocked is a refusal, and an invalid one is an error', () => {
    expect(geminiMessage(fields(geminiBlocked()), 'm', 'r1')).toMatchObject({
      stop_reason: 'refusal',
      content: [],
    });
    for (const response of [{}, { candidates: [] }, { candidates: [{}] }, { error: { code: 500 } }])
      expect(() => geminiMessage(response, 'm', 'r1')).toThrow(
        expect.objectContaining({ code: 'bad_gateway' }),
      );
  });

  test('is streamed block by block', () => {
    const stream = new GeminiStream('acme/m', 'r1');
    const frames = geminiChunks().flatMap((chunk) => stream.accept(JSON.stringify(chunk)));
    const events = eventsOf([...frames, ...stream.finish()]);
    expect(events.map(({ type }) => type)).toEqual([
      'message_start',
      'content_block_start',
      'content_block_delta',
      'content_block_stop',
      'content_block_start',
      'content_block_delta',
      'content_block_delta',
      'content_block_stop',
      'message_delta',
      'message_stop',
    ]);
  });

  test('that ends before its finish reason is an error', () => {
    const stream = new GeminiStream('acme/m', 'r1');
    for (const chunk of geminiChunks().slice(0, 3)) stream.accept(JSON.stringify(chunk));
    expect(() => stream.finish()).toThrow(expect.objectContaining({ code: 'bad_gateway' }));
  });
});

async function streamed(messages: readonly Buffer[], at: number): Promise<string[]> {
  const bytes = Buffer.concat(messages);
  async function* reads(): AsyncGenerator<Uint8Array> {
    yield bytes.subarray(0, at);
    yield await Promise.resolve(bytes.subarray(at));
  }
  const stream = new ConverseStream('acme/m', 'r1');
  const frames: string[] = [];
  for await (const events of readEvents(reads()))
    for (const { kind, type, data } of events)
      frames.push(...(kind === 'event' ? stream.accept(type, data) : stream.fail(type, data)));
  stream.finish();
  return frames;
}

describe('a response of Converse', () => {
  test('becomes a message with usage', () => {
    const message = converseMessage(fields(converseAnswer()), 'acme/m', 'r1');
    expect(responseValidators['MessageResult']?.(message)).toBe(true);
    expect(message).toMatchObject({ content: [{ type: 'text', text: 'Hello' }], stop_reason: 'end_turn' });
    expect(converseMessage(fields(converseCallAnswer()), 'acme/m', 'r1')).toMatchObject({
      content: [
        { type: 'thinking', thinking: 'Hm.', signature: 's' },
        { type: 'tool_use', id: 'tooluse_1', name: 'look_up', input: { city: 'Graz' } },
      ],
      stop_reason: 'tool_use',
    });
  });

  test('keeps cited text with the sources that the messages format can name', async () => {
    const citation = {
      type: 'page_location',
      cited_text: '6,650 km',
      document_index: 0,
      document_title: 'rivers',
      start_page_number: 2,
      end_page_number: 3,
    };
    const message = converseMessage(fields(converseCitedAnswer()), 'acme/m', 'r1');
    expect(responseValidators['MessageResult']?.(message)).toBe(true);
    expect(message['content']).toEqual([
      { type: 'text', text: 'The Nile. ' },
      { type: 'text', text: 'It is 6,650 km long', citations: [citation] },
      { type: 'text', text: '.' },
    ]);
    const events = eventsOf(await streamed(converseCitedEvents(), 0));
    const deltas = events.flatMap(({ index, delta }) => (index === undefined ? [] : [[index, delta]]));
    expect(deltas.filter(([, delta]) => delta !== undefined)).toEqual([
      [0, { type: 'text_delta', text: 'The Nile. ' }],
      [1, { type: 'text_delta', text: 'It is ' }],
      [1, { type: 'citations_delta', citation }],
      [1, { type: 'text_delta', text: '6,650 km long' }],
      [2, { type: 'text_delta', text: '.' }],
    ]);
  });

  test('begins its stream with all counts of the usage', async () => {
    const [start] = eventsOf(await streamed(converseEvents(), 0));
    expect(start).toMatchObject({
      message: { usage: { cache_creation_input_tokens: 0, cache_read_input_tokens: 0 } },
    });
  });

  test('that is invalid is an error', () => {
    for (const response of [{}, { ...converseAnswer(), stopReason: 'malformed_tool_use' }])
      expect(() => converseMessage(response, 'm', 'r1')).toThrow(
        expect.objectContaining({ code: 'bad_gateway' }),
      );
  });

  test.each([
    ['text', converseEvents()],
    ['a call', converseCallEvents()],
  ])('is the same stream wherever the network splits it: %s', async (_what, messages) => {
    const complete = await streamed(messages, 0);
    expect(eventsOf(complete).at(-1)).toEqual({ type: 'message_stop' });
    const size = Buffer.concat(messages).length;
    for (let at = 1; at < size; at += 1) expect(await streamed(messages, at)).toEqual(complete);
  });

  test('that is cut, damaged or ended by an exception is an error', async () => {
    const events = converseEvents();
    const damaged = Buffer.from(events[1] ?? '');
    damaged[damaged.length - 6] = 0;
    const throttled = eventStreamMessage('throttlingException', { message: 'slow' }, 'exception');
    const huge = Buffer.from([0x7f, 0xff, 0xff, 0xff]);
    const code = async (messages: Buffer[]) =>
      streamed(messages, 0).then(String, (error: { code: string }) => error.code);
    expect(await code(events.slice(0, 4))).toBe('bad_gateway');
    expect(await code([...events.slice(0, 2), Buffer.from([0, 0])])).toBe('bad_gateway');
    expect(await code([events[0] ?? damaged, damaged])).toBe('bad_gateway');
    expect(await code([huge])).toBe('bad_gateway');
    expect(await code([...events.slice(0, 2), throttled])).toBe('model_overloaded');
  });
});
