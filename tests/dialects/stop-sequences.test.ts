import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { StopMatcher } from '../../dialects/chat-to-responses/stop-matcher.ts';
import { contextOf, dialectBetween, thrownBy } from './dialect-cases.ts';

const chat = dialectBetween('chat', 'responses');
const messages = dialectBetween('messages', 'responses');
const STREAM_END = { type: 'response.completed' };

interface Call {
  name: string;
}

/** A complete response whose output is messages and calls in this order. */
function responseWith(...output: (string | Call)[]): Record<string, unknown> {
  return {
    id: 'resp_1',
    object: 'response',
    status: 'completed',
    output: output.map((one, index) =>
      typeof one === 'string'
        ? {
            type: 'message',
            id: `msg_${String(index)}`,
            role: 'assistant',
            content: [{ type: 'output_text', text: one, annotations: [] }],
          }
        : {
            type: 'function_call',
            id: `fc_${String(index)}`,
            call_id: 'call_1',
            name: one.name,
            arguments: '{}',
          },
    ),
    usage: { input_tokens: 10, output_tokens: 20, total_tokens: 30 },
  };
}

/** The same as a stream, with texts in these pieces. */
function framesOf(pieces: readonly string[], calls: readonly Call[] = []): string[] {
  const final = responseWith(pieces.join(''), ...calls);
  const output = final['output'] as object[];
  const events = [
    ...pieces.map((delta) => ({
      type: 'response.output_text.delta',
      output_index: 0,
      item_id: 'msg_0',
      delta,
    })),
    ...output
      .slice(1)
      .map((item, index) => ({ type: 'response.output_item.done', output_index: index + 1, item })),
    { ...STREAM_END, response: final },
  ];
  return events.map((event) => `data: ${JSON.stringify(event)}`);
}

function chunksOf(pieces: readonly string[], stop: unknown, calls: readonly Call[] = []) {
  const writer = chat.stream(contextOf({ stop, stream: true, stream_options: { include_usage: true } }));
  const written = framesOf(pieces, calls).map((frame) => writer.accept(frame).text);
  const chunks = written
    .join('')
    .split('\n\n')
    .filter((frame) => frame.startsWith('data: {'))
    .map((frame) => JSON.parse(frame.slice(6)) as Chunk);
  return { written, chunks };
}

interface Chunk {
  choices: { delta: { content?: string; tool_calls?: unknown[] }; finish_reason: string | null }[];
  usage?: { completion_tokens: number } | null;
}

function summaryOf(pieces: readonly string[], stop: unknown, calls: readonly Call[] = []) {
  const { chunks } = chunksOf(pieces, stop, calls);
  const choices = chunks.flatMap((chunk) => chunk.choices);
  return {
    content: choices.map(({ delta }) => delta.content ?? '').join(''),
    calls: choices.filter(({ delta }) => delta.tool_calls !== undefined).length > 0,
    reason: choices.at(-1)?.finish_reason,
  };
}

const CASES: [what: string, text: string, stop: unknown, content: string][] = [
  ['a text', 'Question: why? END of it', 'END', 'Question: why? '],
  ['the first of several', 'one\n\ntwo###three', ['###', '\n\n', ''], 'one'],
  ['a text at the very beginning', 'ENDless', ['END'], ''],
  ['a text whose beginning repeats', 'aaab aab', ['aab'], 'a'],
  ['the longer of two that end together', 'say STOP', ['OP', 'STOP'], 'say '],
  ['a text that is never there', 'nothing to find EN', ['END'], 'nothing to find EN'],
  ['nothing', 'END', ['', null], 'END'],
];

describe('a stop sequence ends the output of a server that has none', () => {
  test.each(CASES)('%s: %j', (_what, text, stop, content) => {
    const completion = chat.response(responseWith(text), contextOf({ stop })) as {
      choices: { message: { content: string }; finish_reason: string }[];
    };
    expect(completion.choices[0]).toMatchObject({ message: { content }, finish_reason: 'stop' });
    expect(completion.choices[0]).not.toHaveProperty('stop_reason');
    for (const size of [1, 2, 5, text.length]) {
      const pieces = text.match(new RegExp(`[^]{1,${String(size)}}`, 'g')) ?? [];
      expect(summaryOf(pieces, stop)).toEqual({ content, calls: false, reason: 'stop' });
    }
  });

  test('and drops what follows, but not the calls before it', () => {
    const look = { name: 'look' };
    const after = chat.response(responseWith('text END', look), contextOf({ stop: 'END' }));
    expect(after).toMatchObject({ choices: [{ message: { content: 'text ' }, finish_reason: 'stop' }] });
    expect(JSON.stringify(after)).not.toContain('tool_calls');
    const before = chat.response(responseWith(look, 'text END'), contextOf({ stop: 'END' }));
    expect(before).toMatchObject({
      choices: [{ message: { content: 'text ', tool_calls: [{}] }, finish_reason: 'tool_calls' }],
    });
    expect(summaryOf(['text END'], 'END', [look])).toEqual({
      content: 'text ',
      calls: false,
      reason: 'stop',
    });
    expect(summaryOf(['text'], 'END', [look])).toEqual({
      content: 'text',
      calls: true,
      reason: 'tool_calls',
    });
  });

  test('and hides the length that the text after it reached', () => {
    const response = {
      ...responseWith('a END b'),
      status: 'incomplete',
      incomplete_details: { reason: 'max_output_tokens' },
    };
    expect(chat.response(response, contextOf({ stop: 'END' }))).toMatchObject({
      choices: [{ finish_reason: 'stop' }],
    });
  });

  test('across two messages of one response', () => {
    expect(chat.response(responseWith('one', 'two'), contextOf({ stop: '\n\n' }))).toMatchObject({
      choices: [{ message: { content: 'one' }, finish_reason: 'stop' }],
    });
  });

  test('for clients of messages, who learn which one it was', () => {
    const request = { stop_sequences: ['###', 'END'], messages: [], max_tokens: 9 };
    const ended = { stop_reason: 'stop_sequence', stop_sequence: 'END' };
    expect(messages.response(responseWith('text END'), contextOf(request))).toMatchObject({
      content: [{ type: 'text', text: 'text ' }],
      ...ended,
    });
    const writer = messages.stream(contextOf({ ...request, stream: true }));
    const text = framesOf(['text E', 'ND more']).map((frame) => writer.accept(frame).text);
    expect(text.join('')).toContain(JSON.stringify(ended).slice(1, -1));
    expect(text.join('')).not.toContain('more');
  });

  test('and is charged with all that was generated', () => {
    const { chunks } = chunksOf(['a END', ' and more'], 'END');
    expect(chunks.at(-1)?.usage).toMatchObject({ completion_tokens: 20 });
  });
});

test('a stream is only held back while its text may be the beginning of a stop sequence', () => {
  const { written } = chunksOf(['one ', 'E', 'ven ', 'EN', 'E', 'ND'], 'END');
  expect(written.slice(0, 6).map((text) => /"content":"([^"]+)"/.exec(text)?.[1] ?? '')).toEqual([
    'one ',
    '',
    'E',
    '',
    'EN',
    '',
  ]);
});

test('more than 32 stop sequences are refused by name', () => {
  const stop = Array.from({ length: 33 }, (_unused, index) => `stop ${String(index)}`);
  const body = { model: 'm', messages: [{ role: 'user', content: 'hi' }] };
  expect(thrownBy(() => chat.request({ ...body, stop }))).toMatchObject({ param: 'stop' });
  expect(chat.request({ ...body, stop: stop.slice(1) })).not.toHaveProperty('stop');
  expect(thrownBy(() => messages.request({ ...body, max_tokens: 9, stop_sequences: stop }))).toMatchObject({
    param: 'stop_sequences',
  });
});

test('the first stop sequence is found in any text and any pieces', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 60 });
  const stop = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(
      fc.array(text, { maxLength: 4 }),
      fc.array(stop, { minLength: 1, maxLength: 4 }),
      (pieces, stops) => {
        const whole = pieces.join('');
        const ends = stops
          .map((one) => ({ one, at: whole.indexOf(one) }))
          .filter(({ at }) => at >= 0)
          .map(({ one, at }) => ({ at, end: at + one.length }));
        const firstEnd = Math.min(...ends.map(({ end }) => end));
        const expected = ends.filter(({ end }) => end === firstEnd).map(({ at }) => at);
        const matcher = new StopMatcher(stops);
        let found: number | null = null;
        for (const piece of pieces) found ??= matcher.add(piece)?.position ?? null;
        expect(found).toBe(expected.length === 0 ? null : Math.min(...expected));
      },
    ),
  );
});

test('the time does not depend on how often the text nearly matches', () => {
  const stops = Array.from({ length: 32 }, (_unused, index) => `${'a'.repeat(9_000 + index)}b`);
  const matcher = new StopMatcher(stops);
  expect(matcher.add('a'.repeat(100_000))).toBeNull();
  expect(matcher.pending).toBe(9_031);
});
