import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../bodies/json-body.ts';
import { responsesToChat } from '../../dialects/responses-to-chat/dialect.ts';
import { isFinalResponseSource } from '../../dialects/responses-to-chat/final-response.ts';
import { failure } from '../../errors/gateway-error.ts';
import { responseValidators } from '../../generated/validators/responses.js';
import type { EventWriter } from '../../streaming/event-writer.ts';
import { casesOf, contextOf, eventsOf, replay, shortened, wire } from './responses-to-chat-cases.ts';

const STREAMS = casesOf<JsonObject[]>('stream');
const TERMINAL = /response\.(completed|incomplete|failed)/;

/** The position of the finish reason. A stream that is cut before it must not look complete. */
function finishAt(frames: readonly (JsonObject | string)[]): number {
  return frames.findIndex((frame) => JSON.stringify(frame).includes('"finish_reason":"'));
}

function finalOf(writer: EventWriter): JsonObject | null {
  if (!isFinalResponseSource(writer)) throw new Error('the writer keeps its response to itself');
  return writer.finalResponse();
}

function framesOf(frames: readonly (JsonObject | string)[]): string[] {
  return wire(frames).split('\n\n').slice(0, -1);
}

describe("a chat backend's stream for a client of the responses format", () => {
  test.each(STREAMS)('$name ($source)', async ({ request, frames, expected }) => {
    const { written, thrown } = await replay(wire(frames), request);
    expect(thrown).toBeNull();
    const events = eventsOf(written);
    expect(events.map(shortened)).toEqual(expected);
    for (const event of events) expect(responseValidators['ResponseStreamEvent']?.(event)).toBe(true);
  });

  test.each(STREAMS)('is the same wherever the network splits it: $name', async ({ request, frames }) => {
    const text = wire(frames);
    const whole = await replay(text, request);
    for (let at = 1; at <= Buffer.byteLength(text); at += 1)
      expect(await replay(text, request, at)).toEqual(whole);
  });

  test.each(STREAMS)('never looks complete when it is cut: $name', async ({ request, frames }) => {
    const last = finishAt(frames);
    expect(last).toBeGreaterThan(-1);
    for (let count = 0; count <= last; count += 1) {
      const { written, thrown } = await replay(wire(frames.slice(0, count)), request);
      expect(thrown).toMatchObject({ code: 'bad_gateway' });
      expect(written).not.toMatch(TERMINAL);
    }
  });

  test.each(STREAMS)(
    'opens, fills and closes one item after another, under one response id: $name',
    async ({ request, frames }) => {
      const events = eventsOf((await replay(wire(frames), request)).written);
      expect(events.slice(0, 2).map(({ type }) => type)).toEqual([
        'response.created',
        'response.in_progress',
      ]);
      const responses = events.flatMap(({ response }) =>
        response === undefined ? [] : [response as JsonObject],
      );
      expect(new Set(responses.map(({ id }) => id))).toEqual(new Set(['resp_r1']));
      const done: unknown[] = [];
      let deltas = '';
      let open: string | null = null;
      for (const event of events) {
        const type = String(event['type']);
        if ('output_index' in event) expect(event['output_index']).toBe(done.length);
        if ('item_id' in event) expect(event['item_id']).toBe(open);
        if (type === 'response.output_item.added') open = String((event['item'] as JsonObject)['id']);
        if (type.endsWith('.delta')) deltas += String(event['delta']);
        const whole = event['text'] ?? event['refusal'] ?? event['arguments'];
        if (type.endsWith('.done') && whole !== undefined) {
          expect(deltas).toBe(whole);
          deltas = '';
        }
        if (type !== 'response.output_item.done') continue;
        done.push(event['item']);
        open = null;
      }
      expect(responses.at(-1)?.['output']).toEqual(done);
    },
  );

  test('shares no state with a parallel stream', () => {
    const streams = STREAMS.map(({ request, frames, expected }) => ({
      writer: responsesToChat.stream(contextOf(request)),
      frames: framesOf(frames),
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
      expect(eventsOf(ended ? written : written + writer.finish()).map(shortened)).toEqual(expected);
  });

  test.each(casesOf('cut'))('fails with $name', async ({ request, frames, failure: code }) => {
    const { written, thrown } = await replay(wire(frames), request);
    expect(thrown).toMatchObject({ code });
    expect(written).not.toMatch(TERMINAL);
  });

  test.each(STREAMS)('has its complete response before the client does: $name', ({ request, frames }) => {
    const writer = responsesToChat.stream(contextOf(request));
    let text = '';
    let ended = false;
    for (const frame of framesOf(frames)) {
      expect(finalOf(writer)).toBeNull();
      ({ text, ended } = writer.accept(frame));
    }
    if (!ended) text = writer.finish();
    const last = text.split('\n').findLast((line) => line.startsWith('data: '));
    expect(finalOf(writer)).toEqual((JSON.parse(last?.slice(6) ?? '') as JsonObject)['response']);
  });

  test('ends once', () => {
    const writer = responsesToChat.stream(contextOf({}));
    writer.accept(wire([{ choices: [{ delta: { content: 'a' }, finish_reason: 'stop' }] }]).trim());
    expect(writer.accept('data: [DONE]').ended).toBe(true);
    expect(() => writer.finish()).toThrow();
  });

  test('meters the usage that the backend reported, however the stream ends', () => {
    const context = contextOf({});
    const writer = responsesToChat.stream(context);
    writer.accept(wire([{ choices: [], usage: { prompt_tokens: 5, completion_tokens: 3 } }]).trim());
    expect(context.usage).toMatchObject({ inputTokens: 5, outputTokens: 3, reported: true });
  });

  test('holds a limited amount of output', () => {
    const writer = responsesToChat.stream(contextOf({}));
    const piece = wire([
      { choices: [{ delta: { content: 'x'.repeat(1_000_000) }, finish_reason: null }] },
    ]).trim();
    const flood = (): void => {
      for (let count = 0; count < 20; count += 1) writer.accept(piece);
    };
    expect(flood).toThrow(expect.objectContaining({ code: 'bad_gateway' }));
  });
});

describe('a responses stream that fails', () => {
  const secret = failure('bad_gateway', { internal: 'secret' });

  test('ends with both error events that clients look for, the output so far, and no secret', () => {
    const writer = responsesToChat.stream(contextOf({ input: 'Hi' }));
    let written = writer.accept(
      wire([{ choices: [{ delta: { reasoning: 'hm' }, finish_reason: null }] }]).trim(),
    ).text;
    written += writer.accept(
      wire([{ choices: [{ delta: { content: 'He' }, finish_reason: null }] }]).trim(),
    ).text;
    written += writer.failureFrames(secret);
    expect(written).not.toContain('secret');
    const events = eventsOf(written);
    for (const event of events) expect(responseValidators['ResponseStreamEvent']?.(event)).toBe(true);
    expect(events.at(-2)).toMatchObject({ type: 'error', code: 'bad_gateway', param: null });
    expect(events.at(-1)).toMatchObject({
      type: 'response.failed',
      response: {
        id: 'resp_r1',
        status: 'failed',
        error: { code: 'server_error', message: expect.stringMatching(/./) },
        output: [{ type: 'reasoning' }, { type: 'message', status: 'incomplete', content: [{ text: 'He' }] }],
        usage: null,
      },
    });
    expect(finalOf(writer)).toBeNull();
  });

  test.each<[string, string | null]>([
    ['nothing', null],
    ['a first chunk that breaks it', wire([{ choices: [{ delta: {}, finish_reason: 'abort' }] }]).trim()],
  ])('after %s still begins with response.created (litellm#9545)', (_name, frame) => {
    const writer = responsesToChat.stream(contextOf({ input: 'Hi' }));
    if (frame !== null) expect(() => writer.accept(frame)).toThrow();
    const events = eventsOf(writer.failureFrames(secret));
    expect(events.map(({ type }) => type)).toEqual([
      'response.created',
      'response.in_progress',
      'error',
      'response.failed',
    ]);
  });
});
