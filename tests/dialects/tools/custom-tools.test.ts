import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../../bodies/json-body.ts';
import { responseValidators } from '../../../generated/validators/responses.js';
import { BACKENDS, PATCH } from '../called-tools.ts';
import { contextOf, dialectBetween, eventsOf, replay, wire } from '../dialect-cases.ts';

describe('a custom tool of a chat client', () => {
  const format = { type: 'grammar', grammar: { syntax: 'regex', definition: '[a-z]+' } };
  const tools = [
    { type: 'custom', custom: { name: 'sh', description: 'Runs a command.', format } },
    { type: 'web_search' },
  ];
  const history = [
    { role: 'user', content: 'Go' },
    {
      role: 'assistant',
      tool_calls: [{ id: 'c1', type: 'custom', custom: { name: 'sh', input: 'ls "a"' } }],
    },
    { role: 'tool', tool_call_id: 'c1', content: 'done' },
  ];
  const request = {
    model: 'acme/chat',
    messages: history,
    tools,
    tool_choice: { type: 'custom', custom: { name: 'sh' } },
  };
  const call = { id: 'c2', type: 'custom', custom: { name: 'sh', input: PATCH } };

  test('is one of a responses backend, and back', async () => {
    const dialect = dialectBetween('chat', 'responses');
    expect(dialect.request(request)).toMatchObject({
      tools: [
        {
          type: 'custom',
          name: 'sh',
          description: 'Runs a command.',
          format: { type: 'grammar', syntax: 'regex', definition: '[a-z]+' },
        },
      ],
      tool_choice: { type: 'custom', name: 'sh' },
      input: [
        { role: 'user' },
        { type: 'custom_tool_call', call_id: 'c1', name: 'sh', input: 'ls "a"' },
        { type: 'custom_tool_call_output', call_id: 'c1', output: 'done' },
      ],
    });
    const item = { id: 'ctc_1', type: 'custom_tool_call', call_id: 'c2', name: 'sh', input: PATCH };
    const response = { status: 'completed', output: [item] };
    const completion = dialect.response(response, contextOf(request));
    expect(responseValidators['ChatCompletion']?.(completion)).toBe(true);
    expect(completion['choices']).toMatchObject([
      { finish_reason: 'tool_calls', message: { tool_calls: [call] } },
    ]);
    const place = { output_index: 0, item_id: 'ctc_1' };
    const frames = [
      { type: 'response.created', response: { status: 'in_progress' } },
      { type: 'response.output_item.added', output_index: 0, item: { ...item, input: '' } },
      { type: 'response.custom_tool_call_input.delta', ...place, delta: PATCH.slice(0, 9) },
      { type: 'response.custom_tool_call_input.delta', ...place, delta: PATCH.slice(9) },
      { type: 'response.custom_tool_call_input.done', ...place, input: PATCH },
      { type: 'response.output_item.done', output_index: 0, item },
      { type: 'response.completed', response },
    ];
    expect(streamedCall(await replay(dialect, wire(frames), request))).toEqual(call);
    // Some servers send an item only when it is complete.
    const short = [frames[0] ?? {}, frames[6] ?? {}];
    expect(streamedCall(await replay(dialect, wire(short), request))).toEqual(call);
  });

  test('is a function of a messages backend, and back', async () => {
    const dialect = dialectBetween('chat', 'messages');
    expect(dialect.request(request)).toMatchObject({
      tools: [{ name: 'sh', input_schema: { required: ['input'] } }],
      tool_choice: { type: 'tool', name: 'sh' },
      messages: [
        { role: 'user' },
        {
          role: 'assistant',
          content: [{ type: 'tool_use', id: 'c1', name: 'sh', input: { input: 'ls "a"' } }],
        },
        { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'c1', content: 'done' }] },
      ],
    });
    const { plain, frames } = BACKENDS.messages;
    const called = [{ id: 'c2', name: 'sh', arguments: JSON.stringify({ input: PATCH }) }];
    const completion = dialect.response(plain(called), contextOf(request));
    expect(responseValidators['ChatCompletion']?.(completion)).toBe(true);
    expect(completion['choices']).toMatchObject([{ message: { tool_calls: [call] } }]);
    expect(streamedCall(await replay(dialect, wire(frames(called)), request))).toEqual(call);
  });
});

/** Joins the deltas of the only call of a chat stream. */
function streamedCall({ written, thrown }: { written: string; thrown: unknown }): object {
  expect(thrown).toBeNull();
  let id: unknown;
  let name: unknown;
  let input = '';
  for (const chunk of eventsOf(written)) {
    expect(responseValidators['ChatCompletionStreamEvent']?.(chunk)).toBe(true);
    const [choice] = chunk['choices'] as { delta: { tool_calls?: { id?: string; custom: JsonObject }[] } }[];
    for (const piece of choice?.delta.tool_calls ?? []) {
      id ??= piece.id;
      name ??= piece.custom['name'];
      if (typeof piece.custom['input'] === 'string') input += piece.custom['input'];
    }
  }
  return { id, type: 'custom', custom: { name, input } };
}
