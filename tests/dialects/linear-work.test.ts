import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { JsonObject } from '../../bodies/json-body.ts';
import { CallDeltas } from '../../dialects/chat-to-responses/call-deltas.ts';
import { ResponsesStreamState } from '../../dialects/native/responses-state.ts';
import { ToolNames } from '../../dialects/tools/tool-names.ts';
import type { EventWriter } from '../../streaming/event-writer.ts';
import { contextOf, dialectBetween } from './dialect-cases.ts';

/** The work for a stream must grow linearly with what the upstream sends. The tests count it, because time proves nothing. */
const PIECES = 2_000;

afterEach(() => {
  jest.restoreAllMocks();
});

function chunk(toolCalls: object[]): string {
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta: { tool_calls: toolCalls } }] })}`;
}

function callPiece(index: number, piece: string, name = ''): object {
  const head = name === '' ? {} : { id: `call_${index}`, type: 'function' };
  return { index, ...head, function: { ...(name === '' ? {} : { name }), arguments: piece } };
}

/** After each piece the arguments of the first call end in a bracket, while a second call waits for them. */
function interleavedFrames(): string[] {
  const opening = [chunk([callPiece(0, '{"a":[{}', 'f')]), chunk([callPiece(1, '{', 'g')])];
  return [...opening, ...Array.from({ length: PIECES }, () => chunk([callPiece(0, ',{"k":1}')]))];
}

/** Counts the characters that are parsed while the writer accepts the frames. */
function charactersParsed(writer: EventWriter, frames: readonly string[]): number {
  const parse = jest.spyOn(JSON, 'parse');
  for (const frame of frames) writer.accept(frame);
  return parse.mock.calls.reduce((sum, [text]) => sum + text.length, 0);
}

describe.each(['messages', 'responses'] as const)('a chat stream for a client of the %s format', (client) => {
  test('parses each character of a call once, however many brackets its arguments have', () => {
    const frames = interleavedFrames();
    const sent = frames.reduce((sum, frame) => sum + frame.length, 0);
    const writer = dialectBetween(client, 'chat').stream(contextOf({ model: 'm', input: 'Hi' }));
    expect(charactersParsed(writer, frames)).toBeLessThanOrEqual(sent);
  });
});

test('the end of a responses stream is compared in one pass with the items that were streamed', () => {
  const state = new ResponsesStreamState();
  let reads = 0;
  const counted = (item: JsonObject): JsonObject =>
    new Proxy(item, {
      get(target, name) {
        if (name === 'type') reads += 1;
        return Reflect.get(target, name) as unknown;
      },
    });
  state.accept('response.created', { response: {} });
  for (let index = 0; index < PIECES; index += 1) {
    const item = { type: 'message' };
    state.accept('response.output_item.added', { output_index: index, item });
    state.accept('response.output_item.done', { output_index: index, item });
  }
  const output = Array.from({ length: PIECES }, () => counted({ type: 'other' }));
  state.accept('response.completed', { response: { status: 'completed', output } });
  expect(reads).toBeLessThanOrEqual(2 * PIECES);
});

test('the arguments of a call are compared with those of its item only where these are longer', () => {
  const calls = new CallDeltas(false, 'r-1', new ToolNames([]));
  const compare = jest.spyOn(String.prototype, 'startsWith');
  calls.open('a', { call_id: 'c', name: 'f' });
  for (let piece = 0; piece < PIECES; piece += 1) {
    calls.add('a', '12345678');
    calls.finish('a', { name: 'f', arguments: '{' });
  }
  const compared = compare.mock.calls.reduce((sum, [text]) => sum + text.length, 0);
  expect(compared).toBeLessThanOrEqual(PIECES);
});
