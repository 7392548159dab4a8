import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../bodies/json-body.ts';
import { noUsage } from '../../calls/usage.ts';
import { MessagesStreamState } from '../../dialects/native/messages-state.ts';
import { MessagesStreamWriter } from '../../dialects/native/messages.ts';
import { ResponsesStreamState } from '../../dialects/native/responses-state.ts';
import { ResponsesStreamWriter } from '../../dialects/native/responses.ts';
import { failure } from '../../errors/gateway-error.ts';
import { responseValidators } from '../../generated/validators/responses.js';
import { writeEvents, type EventWriter } from '../../streaming/event-writer.ts';
import { parseFrame, readFrames } from '../../streaming/read-frames.ts';
import { allPieces } from '../support/all-pieces.ts';
import {
  as,
  BROKEN,
  INCOMPLETE,
  RENUMBERED,
  changed,
  goodEvents,
  inResponse,
  type Change,
  type StreamFormat,
} from './broken-streams.ts';
import { casesOf, dialectBetween, replay, wire as wireOf } from './dialect-cases.ts';

const ESTIMATE = { inputTokens: 40, outputTokens: 2 };
const identity = { model: 'acme/chat', requestId: 'r-1', request: { input: 'Hi' } };

const formats = {
  messages: {
    good: goodEvents.messages,
    writer: (usage = noUsage()): EventWriter =>
      new MessagesStreamWriter('acme/chat', 'r-1', usage, () => ESTIMATE),
    schema: 'MessageStreamEvent',
    terminal: 'message_stop',
  },
  responses: {
    good: goodEvents.responses,
    writer: (usage = noUsage()): EventWriter => new ResponsesStreamWriter(identity, usage, () => ESTIMATE),
    schema: 'ResponseStreamEvent',
    terminal: 'response.completed',
  },
} as const;

function wire(events: readonly JsonObject[]): string {
  return events
    .map((event) => `event: ${String(event['type'])}\ndata: ${JSON.stringify(event)}\n\n`)
    .join('');
}

async function* twoReads(bytes: Buffer, at: number): AsyncGenerator<Uint8Array> {
  yield bytes.subarray(0, at);
  yield await Promise.resolve(bytes.subarray(at));
}

/** Returns what a client reads, as `server/operation/reply.ts` writes it: the frames of a failure come last. */
async function written(
  writer: EventWriter,
  text: string,
  at = 0,
): Promise<{ text: string; failed: boolean }> {
  let out = '';
  try {
    for await (const piece of allPieces(writeEvents(readFrames(twoReads(Buffer.from(text), at)), writer)))
      out += piece;
    return { text: out, failed: false };
  } catch (error) {
    expect(error).toMatchObject({ code: 'bad_gateway' });
    return { text: out + writer.failureFrames(failure('bad_gateway')), failed: true };
  }
}

function eventsOf(text: string): JsonObject[] {
  const frames = text.split('\n\n').filter((frame) => frame !== '');
  return frames.map((frame) => JSON.parse(parseFrame(frame)?.data ?? 'null') as JsonObject);
}

describe.each(Object.keys(formats) as StreamFormat[])('a native %s stream', (name) => {
  const { good, writer, schema, terminal } = formats[name];

  test('is passed on completely, wherever the network splits it', async () => {
    const text = wire(good());
    const complete = await written(writer(), text);
    expect(complete.failed).toBe(false);
    for (const event of eventsOf(complete.text)) expect(responseValidators[schema]?.(event)).toBe(true);
    expect(complete.text).not.toContain('upstream-name');
    expect(eventsOf(complete.text).at(-1)?.['type']).toBe(terminal);
    for (let at = 1; at <= Buffer.byteLength(text); at += 1)
      expect(await written(writer(), text, at)).toEqual(complete);
  });

  test('never looks complete when it is cut', async () => {
    const events = good().filter(({ type }) => type !== 'message_stop'); // tombii/better-ccflare#307
    for (let count = 0; count < events.length; count += 1) {
      const { text, failed } = await written(writer(), wire(events.slice(0, count)));
      expect(failed).toBe(true);
      expect(text).not.toContain(`"type":"${terminal}"`);
    }
  });

  test.each(BROKEN.filter(([format]) => format === name))(
    '(%s) with %s ends with one error event',
    async (_format, _what, change) => {
      const events = Array.isArray(change) ? change : changed(name, change);
      const { text, failed } = await written(writer(), wire(events));
      expect(failed).toBe(true);
      expect(text).not.toContain(`"type":"${terminal}"`);
      const types = eventsOf(text).map(({ type }) => type);
      expect(types.filter((type) => type === 'error')).toHaveLength(1);
      expect(types.at(-1)).toBe(name === 'messages' ? 'error' : 'response.failed');
    },
  );

  test('is not read beyond its end', async () => {
    const events = good();
    const { text, failed } = await written(writer(), wire([...events, ...events]));
    expect(failed).toBe(false);
    expect(eventsOf(text)).toHaveLength(events.length);
  });
});

describe('a native responses stream that leaves out what it has sent before', () => {
  const { good, writer, schema } = formats.responses;
  const output = (event: JsonObject | undefined): unknown[] =>
    (event?.['response'] as { output: unknown[] } | undefined)?.output ?? [];

  test.each(INCOMPLETE)('with %s is completed from what was streamed', async (_what, change) => {
    const complete = eventsOf((await written(writer(), wire(good()))).text);
    const { text, failed } = await written(writer(), wire(changed('responses', change)));
    expect(failed).toBe(false);
    const events = eventsOf(text);
    for (const event of events) expect(responseValidators[schema]?.(event)).toBe(true);
    expect(events.map(({ type }) => type)).toEqual(complete.map(({ type }) => type));
    expect(output(events.at(-1))[0]).toEqual(output(complete.at(-1))[0]);
  });
});

test.each(RENUMBERED)(
  'a native messages stream with %s is numbered by the gateway',
  async (_what, change) => {
    const { good, writer } = formats.messages;
    const { text, failed } = await written(writer(), wire(changed('messages', change)));
    expect(failed).toBe(false);
    expect(eventsOf(text)).toEqual(eventsOf((await written(writer(), wire(good()))).text));
  },
);

test('an event of no item is left out, and items keep the id with which they began', async () => {
  // anomalyco/opencode#45330 and #46885
  const { good, writer } = formats.responses;
  const [created, ...others] = good();
  const nothing = { type: 'response.output_item.added', output_index: 7, item: null };
  const withoutId = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value, (key, one: unknown) => (key === 'id' ? undefined : one)));
  const events = others.map((event) =>
    event['type'] === 'response.output_item.added' ? event : (withoutId(event) as JsonObject),
  );
  const { text, failed } = await written(writer(), wire([created ?? {}, nothing, ...events]));
  expect(failed).toBe(false);
  expect(eventsOf(text)).toEqual(eventsOf((await written(writer(), wire(good()))).text));
});

test('items that come only with the end of a responses stream get their events', async () => {
  const { good, writer } = formats.responses;
  const ends = (event: JsonObject): boolean => /created|in_progress$|completed$/.test(String(event['type']));
  const { text, failed } = await written(writer(), wire(good().filter(ends)));
  expect(failed).toBe(false);
  const events = eventsOf(text);
  for (const event of events) expect(responseValidators['ResponseStreamEvent']?.(event)).toBe(true);
  expect(events.map(({ type }) => type)).toEqual([
    'response.created',
    'response.in_progress',
    'response.output_item.added',
    'response.content_part.added',
    'response.output_text.delta',
    'response.output_text.done',
    'response.content_part.done',
    'response.output_item.done',
    'response.completed',
  ]);
  expect(events.map((event) => event['sequence_number'])).toEqual(events.map((_event, index) => index));
});

test('events of no response are left out, also before it begins (router-for-me/CLIProxyAPI#3798 and #6007)', async () => {
  const { good, writer } = formats.responses;
  const limits = { type: 'codex.rate_limits', plan_type: 'operator', limit_reached: true };
  const { text, failed } = await written(
    writer(),
    wire([limits, ...good().flatMap((event) => [{ type: 'ping' }, event])]),
  );
  expect(failed).toBe(false);
  expect(text).toBe((await written(writer(), wire(good()))).text);
});

const USAGE = { messages: { input_tokens: 40, output_tokens: 7 } };

describe('the usage of a native stream', () => {
  const lastUsage = async (name: StreamFormat, change: Change): Promise<unknown> => {
    const { text, failed } = await written(formats[name].writer(), wire(changed(name, change)));
    expect(failed).toBe(false);
    for (const event of eventsOf(text)) expect(responseValidators[formats[name].schema]?.(event)).toBe(true);
    const event = eventsOf(text).findLast((one) => JSON.stringify(one).includes('"usage":{'));
    return event?.['usage'] ?? (event?.['response'] as JsonObject | undefined)?.['usage'];
  };

  test.each<[unknown, JsonObject]>([
    [undefined, USAGE.messages],
    [null, USAGE.messages],
    [{}, USAGE.messages],
    [{ input_tokens: -1, output_tokens: 'x' }, USAGE.messages],
    [{ input_tokens: 5.5 }, { input_tokens: 6 }],
  ])('of messages is corrected at the start: %j', async (usage, expected) => {
    const change: Change = {
      at: 'message_start',
      to: (event) => [{ ...event, message: { ...(event['message'] as JsonObject), usage } }],
    };
    const { text } = await written(formats.messages.writer(), wire(changed('messages', change)));
    const start = eventsOf(text)[0]?.['message'] as JsonObject;
    expect(start['usage']).toEqual({ ...expected, output_tokens: 2 });
    expect(eventsOf(text).at(-2)?.['usage']).toEqual({ output_tokens: 7 });
  });

  test.each<[unknown, JsonObject]>([
    [undefined, { output_tokens: ESTIMATE.outputTokens }],
    [{ output_tokens: -7 }, { output_tokens: ESTIMATE.outputTokens }],
    [{ output_tokens: 7, input_tokens: -1 }, { output_tokens: 7 }],
    [
      { output_tokens: 7, input_tokens: 9 },
      { output_tokens: 7, input_tokens: 9 },
    ],
    [{ output_tokens: 7, cache_read_input_tokens: -2 }, { output_tokens: 7 }],
  ])('of messages is corrected at the end: %j', async (usage, expected) => {
    expect(await lastUsage('messages', as('message_delta', { usage }))).toEqual(expected);
  });

  const estimated = {
    input_tokens: 40,
    input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
    output_tokens: 2,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: 42,
  };
  test.each<[unknown, JsonObject]>([
    [undefined, estimated],
    [null, estimated],
    [{ input_tokens: -1, output_tokens: -1, total_tokens: -2 }, estimated],
    [
      {
        input_tokens: 5,
        output_tokens: 7,
        input_tokens_details: { cached_tokens: -1 },
        output_tokens_details: null,
      },
      { ...estimated, input_tokens: 5, output_tokens: 7, total_tokens: 12 },
    ],
  ])('of responses has what openai-java 4.101.0 requires: %j', async (usage, expected) => {
    expect(await lastUsage('responses', inResponse({ usage }))).toEqual(expected);
  });
});

describe('a native responses stream that fails before its first event', () => {
  test('begins with the opening events, with one id and sequence numbers from 0', () => {
    const events = eventsOf(formats.responses.writer().failureFrames(failure('gateway_timeout')));
    expect(events.map(({ type }) => type)).toEqual([
      'response.created',
      'response.in_progress',
      'error',
      'response.failed',
    ]);
    for (const event of events) expect(responseValidators['ResponseStreamEvent']?.(event)).toBe(true);
    expect(events.map((event) => event['sequence_number'])).toEqual([0, 1, 2, 3]);
    const [firstId, , , lastId] = events.map(({ response }) => (response as JsonObject | undefined)?.['id']);
    expect(firstId).toEqual(expect.any(String));
    expect(lastId).toBe(firstId);
  });
});

/** Translated streams have the same order of events. */
describe.each([
  ['messages-to-chat', 'messages', 'chat'],
  ['messages-to-responses', 'messages', 'responses'],
  ['responses-to-chat', 'responses', 'chat'],
  ['responses-to-messages', 'responses', 'messages'],
] as const)('a translated stream (%s)', (pair, client, backend) => {
  test.each(casesOf(pair, 'stream'))(
    'has the order of events of its format: $name',
    async ({ request, frames }) => {
      const { written: text, thrown } = await replay(
        dialectBetween(client, backend),
        wireOf(frames),
        request,
      );
      expect(thrown).toBeNull();
      const state = client === 'messages' ? new MessagesStreamState() : new ResponsesStreamState();
      const events = eventsOf(text);
      for (const event of events) state.accept(String(event['type']), event);
      expect(events.length).toBeGreaterThan(2);
    },
  );
});
