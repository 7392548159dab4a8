import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../bodies/json-body.ts';
import { failure } from '../../errors/gateway-error.ts';
import { responseValidators } from '../../generated/validators/responses.js';
import {
  casesOf,
  contextOf,
  dialectBetween,
  eventsOf,
  interleaved,
  replay,
  thrownBy,
  wire,
} from './dialect-cases.ts';

const DONE = 'data: [DONE]\n\n';
const PAIR = 'chat-to-responses';
const chatToResponses = dialectBetween('chat', 'responses');

/** Removes the fields that all chunks of a stream share. */
function body(chunk: JsonObject): JsonObject {
  const { id, object, created, model, ...others } = chunk;
  expect({ id, object, model }).toEqual({
    id: 'chatcmpl-r1',
    object: 'chat.completion.chunk',
    model: 'acme/chat',
  });
  expect(created).toEqual(expect.any(Number));
  return others;
}

function timeless(written: string): string {
  return written.replaceAll(/"created":\d+/g, '"created":0');
}

function endings(written: string): number {
  return written.split(DONE).length - 1;
}

function finishes(written: string): unknown[] {
  return eventsOf(written).flatMap(({ choices }) =>
    (choices as { finish_reason: unknown }[]).flatMap((choice) => choice.finish_reason ?? []),
  );
}

type CallChoice = { delta: { tool_calls?: { function?: { arguments?: string } }[] } };

function argumentsIn(written: string): string {
  const choices = eventsOf(written).flatMap((chunk) => chunk['choices'] as CallChoice[]);
  const calls = choices.flatMap(({ delta }) => delta.tool_calls ?? []);
  return calls.map((one) => one.function?.arguments ?? '').join('');
}

const streams = casesOf<JsonObject[]>(PAIR, 'stream');

describe('a responses stream for a client of chat completions', () => {
  test.each(streams)('$name ($source)', async ({ request, frames, expected }) => {
    const { written, thrown } = await replay(chatToResponses, wire(frames), request);
    expect(thrown).toBeNull();
    const chunks = eventsOf(written);
    expect(chunks.map(body)).toEqual(expected);
    for (const chunk of chunks) expect(responseValidators['ChatCompletionStreamEvent']?.(chunk)).toBe(true);
    expect(written.endsWith(DONE)).toBe(true);
    expect(endings(written)).toBe(1);
    expect(new Set(chunks.map(({ created }) => created)).size).toBe(1);
  });

  test.each(streams)('is the same wherever the network splits it: $name', async ({ request, frames }) => {
    const text = wire(frames);
    const complete = timeless((await replay(chatToResponses, text, request)).written);
    for (let at = 1; at < Buffer.byteLength(text); at += 1) {
      const { written, thrown } = await replay(chatToResponses, text, request, at);
      if (thrown !== null || timeless(written) !== complete)
        expect({ at, written, thrown }).toEqual(complete);
    }
  });

  test.each(streams)('never looks complete when it is cut after any event: $name', async (one) => {
    const ends = one.frames.findIndex((frame) => JSON.stringify(frame).includes('"usage":{'));
    for (let kept = 0; kept < ends; kept += 1) {
      const { written, thrown } = await replay(chatToResponses, wire(one.frames.slice(0, kept)), one.request);
      expect(thrown).toMatchObject({ code: 'bad_gateway' });
      expect(endings(written)).toBe(0);
      expect(finishes(written)).toEqual([]);
    }
  });

  test('shares no state with a parallel stream', () => {
    const written = interleaved(chatToResponses, streams);
    expect(written.map((one) => eventsOf(one).map(body))).toEqual(streams.map(({ expected }) => expected));
  });

  test.each(casesOf(PAIR, 'cut'))(
    'with $name never looks complete ($source)',
    async ({ request, frames, failure: code }) => {
      const { written, thrown } = await replay(chatToResponses, wire(frames), request);
      expect(thrown).toMatchObject({ code });
      expect(endings(written)).toBe(0);
      expect(finishes(written)).toEqual([]);
      expect(written).not.toContain('secret');
    },
  );

  const call = { type: 'function_call', id: 'fc_1', call_id: 'call_1', name: 'look', arguments: '' };
  const args = '{"path":"/tmp"}';
  const half = [
    { type: 'response.created', response: { status: 'in_progress', created_at: 7, output: [] } },
    { type: 'response.output_item.added', output_index: 0, item: call },
    {
      type: 'response.function_call_arguments.delta',
      output_index: 0,
      item_id: 'fc_1',
      delta: args.slice(0, 8),
    },
  ];
  const ended = (response: JsonObject): string =>
    wire([...half, { type: `response.${String(response['status'])}`, response }]);

  test('never looks complete with a call whose arguments are cut off', async () => {
    const { written, thrown } = await replay(chatToResponses, ended({ status: 'completed', output: [] }), {});
    expect(thrown).toMatchObject({ code: 'bad_gateway' });
    expect(finishes(written)).toEqual([]);
  });

  test('with half of a call is completed by its last event', async () => {
    const output = [{ ...call, arguments: args }];
    const { written } = await replay(chatToResponses, ended({ status: 'completed', output }), {});
    expect(argumentsIn(written)).toBe(args);
    expect(finishes(written)).toEqual(['tool_calls']);
  });

  test('with half of a call may be cut by its limit', async () => {
    const response = {
      status: 'incomplete',
      incomplete_details: { reason: 'max_output_tokens' },
      output: [],
    };
    const { written } = await replay(chatToResponses, ended(response), {});
    expect(finishes(written)).toEqual(['length']);
  });

  test('writes nothing before the first output, so that an earlier failure can have an error status', () => {
    const writer = chatToResponses.stream(contextOf({}));
    const begun = wire([
      { type: 'response.created', response: { status: 'in_progress', created_at: 7, output: [] } },
    ]);
    expect(writer.accept(begun.trimEnd())).toEqual({ text: '', ended: false });
  });

  test('is metered even if the client does not request usage', async () => {
    const plain = streams.find(({ name }) => name.startsWith('text in pieces'));
    const { context } = await replay(chatToResponses, wire(plain?.frames ?? []), plain?.request ?? {});
    expect(context.usage).toMatchObject({ inputTokens: 12, outputTokens: 5, reported: true });
  });

  test('that is cut is metered by the text received', async () => {
    const plain = streams.find(({ name }) => name.startsWith('parallel calls one after another'));
    const ends = plain?.frames.slice(0, -1) ?? [];
    const { context } = await replay(chatToResponses, wire(ends), plain?.request ?? {});
    const texts = ['One moment.', 'get_weather', '{"city":"Bern"}', 'get_time', '{"a":1}'];
    expect(context.usage).toMatchObject({ reported: false, received: { textBytes: texts.join('').length } });
  });

  test('that fails is metered by the usage that its server reported', async () => {
    const usage = { input_tokens: 5, output_tokens: 3, total_tokens: 8 };
    const failed = { type: 'response.failed', response: { status: 'failed', error: null, usage } };
    const { context, thrown } = await replay(chatToResponses, wire([failed]), {});
    expect(thrown).toMatchObject({ code: 'bad_gateway' });
    expect(context.usage).toMatchObject({ inputTokens: 5, outputTokens: 3, reported: true });
  });

  test('needs no event lines and may have CRLF line ends', async () => {
    const plain = streams.find(({ name }) => name.startsWith('parallel calls one after another'));
    const text = wire(plain?.frames ?? [])
      .replace(/^event: .*\n/gm, '')
      .replaceAll('\n', '\r\n');
    const { written } = await replay(chatToResponses, text, plain?.request ?? {});
    expect(eventsOf(written).map(body)).toEqual(plain?.expected);
  });

  test('does not end without a terminal event', () => {
    expect(thrownBy(() => chatToResponses.stream(contextOf({})).finish())).toMatchObject({
      code: 'bad_gateway',
    });
  });

  test('ends with an error event and no terminator when it fails', () => {
    const writer = chatToResponses.stream(contextOf({}));
    const frames = writer.failureFrames(failure('bad_gateway', { internal: 'secret' }));
    expect(frames).not.toContain('[DONE]');
    expect(frames).not.toContain('secret');
    const [event] = eventsOf(frames);
    expect(event).toMatchObject({ error: { code: 'bad_gateway' } });
    expect(responseValidators['ChatCompletionStreamEvent']?.(event)).toBe(true);
  });
});
