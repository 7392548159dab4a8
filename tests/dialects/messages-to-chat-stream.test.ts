import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../bodies/json-body.ts';
import { isRecord } from '../../contract/json-object.ts';
import { messagesToChat } from '../../dialects/messages-to-chat/dialect.ts';
import { failure } from '../../errors/gateway-error.ts';
import type { FailureCode } from '../../errors/catalogue.ts';
import { responseValidators } from '../../generated/validators/responses.js';
import { casesOf, contextOf, eventsOf, replay, wire } from './messages-to-chat-cases.ts';

const STREAMS = casesOf<JsonObject[]>('stream');

/** The position of the finish reason. A stream that is cut before it must not look complete. */
function finishAt(frames: readonly (JsonObject | string)[]): number {
  return frames.findIndex((frame) => JSON.stringify(frame).includes('"finish_reason":"'));
}

describe("a chat backend's stream for a client of the messages format", () => {
  test.each(STREAMS)('$name ($source)', async ({ request, frames, expected }) => {
    const { written, thrown } = await replay(wire(frames), request);
    expect(thrown).toBeNull();
    const events = eventsOf(written);
    expect(events).toEqual(expected);
    for (const event of events) expect(responseValidators['MessageStreamEvent']?.(event)).toBe(true);
    expect(events.filter(({ type }) => type === 'message_stop')).toHaveLength(1);
  });

  test.each(STREAMS)('is the same wherever the network splits it: $name', async ({ request, frames }) => {
    const text = wire(frames);
    const complete = await replay(text, request);
    for (let at = 1; at <= Buffer.byteLength(text); at += 1)
      expect(await replay(text, request, at)).toEqual(complete);
  });

  test.each(STREAMS)('never looks complete when it is cut: $name', async ({ request, frames }) => {
    const last = finishAt(frames);
    expect(last).toBeGreaterThan(-1);
    for (let count = 0; count <= last; count += 1) {
      const { written, thrown } = await replay(wire(frames.slice(0, count)), request);
      expect(thrown).toMatchObject({ code: 'bad_gateway' });
      expect(written).not.toMatch(/message_delta|message_stop/);
    }
  });

  test('shares no state with a parallel stream', () => {
    const streams = STREAMS.map(({ request, frames, expected }) => ({
      writer: messagesToChat.stream(contextOf(request)),
      frames: wire(frames).split('\n\n').slice(0, -1),
      expected,
      written: '',
      ended: false,
    }));
    const longest = Math.max(...streams.map(({ frames }) => frames.length));
    for (let position = 0; position < longest; position += 1) {
      for (const stream of streams) {
        const step = stream.writer.accept(stream.frames[position] ?? ': nothing');
        stream.written += step.text;
        stream.ended ||= step.ended;
      }
    }
    for (const { writer, written, ended, expected } of streams)
      expect(eventsOf(ended ? written : written + writer.finish())).toEqual(expected);
  });

  test.each(casesOf('cut'))('fails with $name', async ({ request, frames, failure: code }) => {
    const { written, thrown } = await replay(wire(frames), request);
    expect(thrown).toMatchObject({ code });
    expect(written).not.toMatch(/message_delta|message_stop/);
  });

  test('counts the text of each piece as the text that clients read, and reads usage in every chunk', async () => {
    const pieces = ['The sky ', 'is "blue"\n', '', 'and \ud83d\ude42 bl\u00e5.', ' Always.'];
    const chunks = pieces.map((content, index) => ({
      choices: [{ index: 0, delta: { content }, finish_reason: null }],
      ...(index < 3 ? {} : { usage: { prompt_tokens: 5, completion_tokens: 9 } }),
    }));
    const end = { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] };
    const { written, thrown, context } = await replay(wire([...chunks, end, '[DONE]']), {});
    expect(thrown).toBeNull();
    const texts = eventsOf(written).flatMap(({ delta }) => (isRecord(delta) ? (delta['text'] ?? []) : []));
    expect(texts).toEqual(pieces.filter((text) => text !== ''));
    expect(context.usage).toMatchObject({
      inputTokens: 5,
      outputTokens: 9,
      countedDeltas: 3,
      received: { deltas: 4, textBytes: Buffer.byteLength(pieces.join('')) },
    });
  });

  test('ends once', () => {
    const writer = messagesToChat.stream(contextOf({}));
    writer.accept(wire([{ choices: [{ delta: { content: 'a' }, finish_reason: 'stop' }] }]).trim());
    expect(writer.accept('data: [DONE]').ended).toBe(true);
    expect(() => writer.finish()).toThrow();
  });

  test('holds a limited number of calls that wait for each other', () => {
    const writer = messagesToChat.stream(contextOf({}));
    const piece = (index: number, text: string): string => {
      const call = { index, id: String(index), function: { name: 'f', arguments: text } };
      return wire([{ choices: [{ delta: { tool_calls: [call] }, finish_reason: null }] }]).trim();
    };
    writer.accept(piece(0, '{'));
    const flood = (): void => {
      for (let count = 0; count < 100; count += 1) writer.accept(piece(1, 'x'.repeat(100_000)));
    };
    expect(flood).toThrow(expect.objectContaining({ code: 'bad_gateway' }));
  });

  test.each<[FailureCode, string]>([
    ['bad_gateway', 'api_error'],
    ['gateway_timeout', 'api_error'],
    ['internal_error', 'api_error'],
    ['model_overloaded', 'overloaded_error'],
    ['rate_limited', 'rate_limit_error'],
    ['budget_exceeded', 'rate_limit_error'],
    ['invalid_parameter', 'invalid_request_error'],
    ['content_policy_violation', 'invalid_request_error'],
  ])('reports %s as %s, in one event and without a secret', (code, type) => {
    const frames = messagesToChat.stream(contextOf({})).failureFrames(failure(code, { internal: 'secret' }));
    const events = eventsOf(frames);
    expect(events).toEqual([{ type: 'error', error: { type, message: expect.stringMatching(/./) } }]);
    expect(frames).not.toContain('secret');
    expect(responseValidators['MessageStreamEvent']?.(events[0])).toBe(true);
  });
});
