import { describe, expect, test } from '@jest/globals';
import { noUsage } from '../../calls/usage.ts';
import { ChatStreamWriter } from '../../dialects/chat-to-chat/stream.ts';
import { ChatToMessagesWriter } from '../../dialects/messages-to-chat/stream.ts';
import { ChatToResponsesWriter } from '../../dialects/responses-to-chat/stream.ts';
import { chunk, estimate } from './chat-stream-cases.ts';

const context = () => ({ model: 'm', requestId: 'r', usage: noUsage(), estimate, request: { model: 'm' } });
const CLIENTS = [
  ['chat', () => new ChatStreamWriter({ ...context(), fallbackId: 'r', includeUsage: false })],
  ['messages', () => new ChatToMessagesWriter(context())],
  ['responses', () => new ChatToResponsesWriter(context())],
] as const;

const REAL = '{"city":"Graz"}';
const begin = (index: number, text: string): object => ({
  ...{ index, id: `call_${String(index)}`, type: 'function' },
  function: { name: 'look', arguments: text },
});
const more = (index: number, text: string): object => ({ index, function: { arguments: text } });

const idless = (text: string): object => ({ index: 0, function: { name: 'look', arguments: text } });
const other = (id?: string): object => ({ index: 0, id, function: { name: 'other', arguments: '{"b":2}' } });

/** Returns the arguments of each call that a client gets, by the place of the call. */
function argumentsIn(written: string): string[] {
  const events = written
    .split('\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice(6)) as Record<string, unknown>);
  const texts = new Map<unknown, string>();
  const add = (place: unknown, text: unknown): void =>
    void (typeof text === 'string' && texts.set(place, (texts.get(place) ?? '') + text));
  for (const event of events) {
    const { choices, index, delta, type, output_index: place } = event;
    for (const {
      delta: { tool_calls: calls = [] },
    } of (choices ?? []) as ChoiceOfCalls[])
      for (const call of calls) add(call.index, call.function?.arguments);
    if (type === 'content_block_delta') add(index, (delta as { partial_json: unknown }).partial_json);
    if (type === 'response.function_call_arguments.delta') add(place, delta);
  }
  return [...texts.values()];
}
interface ChoiceOfCalls {
  delta: { tool_calls?: { index: number; function?: { arguments?: string } }[] };
}

describe.each(CLIENTS)('a client of %s gets whole arguments once', (_client, create) => {
  const streamed = (deltas: readonly object[], last: object = {}): string[] => {
    const writer = create();
    const chunks = [...deltas.map((one) => chunk({ tool_calls: [one].flat() })), chunk(last, 'tool_calls')];
    const written = chunks.map((one) => writer.accept(`data: ${JSON.stringify(one)}`).text).join('');
    return argumentsIn(written + writer.accept('data: [DONE]').text);
  };

  test.each<[string, object[], string[]]>([
    ['after an empty object (openai/openai-agents-js#712)', [begin(0, '{}'), more(0, REAL)], [REAL]],
    [
      'after one in a piece of its own',
      [begin(0, ''), more(0, '{}'), more(0, '{"city":'), more(0, '"Graz"}')],
      [REAL],
    ],
    [
      'after empty objects of two calls',
      [begin(0, '{}'), more(0, REAL), begin(1, '{}'), more(1, REAL)],
      [REAL, REAL],
    ],
    ['where they are an empty object', [begin(0, '{}')], ['{}']],
    ['where both of two calls have none', [begin(0, '{}'), begin(1, ''), more(1, '{}')], ['{}', '{}']],
    ['where the first of two in one piece has none', [[begin(0, '{}'), begin(1, REAL)]], ['{}', REAL]],
    ['where calls without ids have none', [idless('{}'), idless('{}'), idless(REAL)], ['{}', '{}', REAL]],
    ['of another call with the same id', [begin(0, REAL), other('call_0')], [REAL, '{"b":2}']],
    ['of another call without an id', [begin(0, '{}'), other()], ['{}', '{"b":2}']],
    ['where the object is cut', [begin(0, '{'), more(0, '}')], ['{}']],
    [
      'where they are repeated (lidge-jun/opencodex#361)',
      [begin(0, ''), more(0, REAL), more(0, REAL)],
      [REAL],
    ],
    [
      'where pieces and then all are sent',
      [begin(0, '{"city":'), more(0, '"Graz"}'), begin(0, REAL)],
      [REAL],
    ],
  ])('%s', (_what, deltas, expected) => {
    expect(streamed(deltas)).toEqual(expected);
  });

  test('where the last chunk repeats them (Soju06/codex-lb#284)', () => {
    expect(streamed([begin(0, REAL)], { tool_calls: [begin(0, REAL)] })).toEqual([REAL]);
  });

  test.each([
    ['more follows an empty object beside a reason', [begin(0, '{}')], [more(0, REAL)], REAL],
    ['they follow a reason in pieces', [begin(0, '{}')], [more(0, '{"city":'), more(0, '"Graz"}')], REAL],
    ['an empty object beside a reason is all', [begin(0, '{}')], [], '{}'],
  ])('where %s', (_what, beside, after, expected) => {
    const writer = create();
    const usage = { prompt_tokens: 5, completion_tokens: 3 };
    const events = [
      chunk({ tool_calls: beside }, 'tool_calls'),
      ...after.map((one) => chunk({ tool_calls: [one] })),
      { ...chunk({}, 'tool_calls'), usage },
    ];
    const written = events.map((one) => writer.accept(`data: ${JSON.stringify(one)}`).text).join('');
    expect(argumentsIn(written + writer.accept('data: [DONE]').text)).toEqual([expected]);
  });

  test('where the server sends neither more nor a reason', () => {
    const writer = create();
    const event = {
      ...chunk({ tool_calls: [begin(0, '{}')] }),
      usage: { prompt_tokens: 5, completion_tokens: 3 },
    };
    const written = writer.accept(`data: ${JSON.stringify(event)}`).text;
    expect(argumentsIn(written + writer.accept('data: [DONE]').text)).toEqual(['{}']);
  });
});
