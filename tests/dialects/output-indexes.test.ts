import { expect, test } from '@jest/globals';
import type { JsonObject } from '../../bodies/json-body.ts';
import { noUsage } from '../../calls/usage.ts';
import { isRecord } from '../../dialects/values/json-values.ts';
import { ResponsesStreamWriter } from '../../dialects/native/responses.ts';
import { responseValidators } from '../../generated/validators/responses.js';

const RESPONSE = { id: 'resp_1', object: 'response', status: 'in_progress' };
const REASONING = { id: 'rs_1', type: 'reasoning', summary: [], encrypted_content: '' };
const CALLS = ['Graz', 'Wien'].map((city) => ({
  id: `fc_${city}`,
  type: 'function_call',
  status: 'completed',
  arguments: JSON.stringify({ city }),
  call_id: `call_${city}`,
  name: 'look_up',
}));

/** The events of llama.cpp (tools/server/server-task.cpp): items are done after the last of them was added. */
const EVENTS: readonly JsonObject[] = [
  { type: 'response.created', response: RESPONSE },
  { type: 'response.in_progress', response: RESPONSE },
  { type: 'response.output_item.added', item: { ...REASONING, content: [], status: 'in_progress' } },
  { type: 'response.reasoning_text.delta', item_id: 'rs_1', delta: 'Hm.' },
  ...CALLS.flatMap((call) => [
    { type: 'response.output_item.added', item: { ...call, arguments: '', status: 'in_progress' } },
    { type: 'response.function_call_arguments.delta', item_id: call.id, delta: call.arguments },
  ]),
  {
    type: 'response.output_item.done',
    item: { ...REASONING, content: [{ type: 'reasoning_text', text: 'Hm.' }] },
  },
  ...CALLS.map((item) => ({ type: 'response.output_item.done', item })),
  {
    type: 'response.completed',
    response: { ...RESPONSE, status: 'completed', created_at: 1, output: CALLS },
  },
];

function written(events: readonly JsonObject[]): JsonObject[] {
  const identity = { model: 'acme/chat', requestId: 'r-1', request: { input: 'Hi' } };
  const writer = new ResponsesStreamWriter(identity, noUsage(), () => ({ inputTokens: 4, outputTokens: 2 }));
  const frames = events.map((event) => writer.accept(`data: ${JSON.stringify(event)}`).text);
  return frames.map((frame) => JSON.parse(frame.slice(frame.indexOf('data: ') + 6)) as JsonObject);
}

test('a stream of a server that numbers neither events nor items has all numbers that the contract promises', () => {
  const events = written(EVENTS);
  for (const event of events) expect(responseValidators['ResponseStreamEvent']?.(event)).toBe(true);
  expect(events.map(({ output_index: index }) => index)).toEqual([
    undefined,
    undefined,
    ...[0, 0, 1, 1, 2, 2],
    ...[0, 1, 2],
    undefined,
  ]);
  expect(events.at(-1)?.['response']).toMatchObject({ status: 'completed', output: CALLS });
});

test('a response has one time in all of its events, though not all are dated', () => {
  const times = written(EVENTS).flatMap(({ response }) =>
    isRecord(response) ? [response['created_at']] : [],
  );
  expect(times).toHaveLength(3);
  expect(new Set(times).size).toBe(1);
});

test('a server that numbers only some items gives none a number twice', () => {
  const some = EVENTS.map((event) =>
    isRecord(event['item']) && event['item']['id'] === 'rs_1' && event['type'] !== 'response.output_item.done'
      ? { ...event, output_index: 3 }
      : event,
  );
  const added = written(some).filter(({ type }) => type === 'response.output_item.added');
  expect(added.map(({ output_index: index }) => index)).toEqual([3, 4, 5]);
});
