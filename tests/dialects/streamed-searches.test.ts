import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../bodies/json-body.ts';
import { noUsage, type Usage } from '../../calls/usage.ts';
import { ResponsesStreamWriter } from '../../dialects/native/responses.ts';
import type { EventWriter } from '../../streaming/event-writer.ts';
import { dialectBetween } from './dialect-cases.ts';

const response = { id: 'resp_1', object: 'response', created_at: 1, model: 'up', output: [] };
const searchItem = (id: string, action: JsonObject): JsonObject => ({
  type: 'web_search_call',
  id,
  status: 'completed',
  action,
});
const SEARCHES = [
  searchItem('ws_1', { type: 'search', query: 'Nile' }),
  searchItem('ws_2', { type: 'search', query: 'length of the Nile' }),
  searchItem('ws_3', { type: 'open_page', url: 'https://example.org/' }),
];
const MESSAGE = {
  type: 'message',
  id: 'msg_1',
  role: 'assistant',
  status: 'completed',
  content: [{ type: 'output_text', text: 'The Nile.', annotations: [] }],
};

/** A stream with the items, whose last event repeats those that are given. */
function events(items: readonly JsonObject[], last: JsonObject): JsonObject[] {
  return [
    { type: 'response.created', response: { ...response, status: 'in_progress' } },
    ...items.flatMap((item, output_index) => [
      {
        type: 'response.output_item.added',
        output_index,
        item: { ...item, status: 'in_progress', ...(item === MESSAGE ? { content: [] } : {}) },
      },
      { type: 'response.output_item.done', output_index, item },
    ]),
    { type: 'response.completed', response: { ...response, status: 'completed', ...last } },
  ];
}

const identity = { model: 'acme/chat', requestId: 'r-1', request: { input: 'Hi' } };
const context = (usage: Usage) => ({ model: 'acme/chat', requestId: 'r1', request: { messages: [] }, usage });
const WRITERS: [string, (usage: Usage) => EventWriter][] = [
  [
    'responses',
    (usage) => new ResponsesStreamWriter(identity, usage, () => ({ inputTokens: 1, outputTokens: 1 })),
  ],
  ['chat', (usage) => dialectBetween('chat', 'responses').stream(context(usage))],
  ['messages', (usage) => dialectBetween('messages', 'responses').stream(context(usage))],
];

const ALL = [...SEARCHES, MESSAGE];
const tokens = { input_tokens: 4, output_tokens: 3, total_tokens: 7 };
describe.each(WRITERS)('searches of a stream for a client of %s are counted', (_client, writer) => {
  test.each<[string, JsonObject[], number]>([
    ['where the end repeats them', events(ALL, { output: ALL, usage: tokens }), 2],
    ['where the end does not repeat them', events(ALL, { usage: tokens }), 2],
    ['where the end repeats only the message', events(ALL, { output: [MESSAGE], usage: tokens }), 2],
    ['where they come only with the end', events([MESSAGE], { output: ALL, usage: tokens }), 2],
    ['where the stream is cut off after them', events(SEARCHES, {}).slice(0, -1), 2],
    [
      'by the number that the server reports',
      events(ALL, { output: ALL, usage: { ...tokens, server_tool_use: { web_search_requests: 1 } } }),
      1,
    ],
  ])('%s', (_when, sent, searches) => {
    const usage = noUsage();
    const writing = writer(usage);
    for (const event of sent) writing.accept(`data: ${JSON.stringify(event)}`);
    expect(usage.searches).toBe(searches);
  });
});
