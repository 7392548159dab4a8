import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventsOf } from '../../packages/contract-tools/checks/stream-check.ts';
import { message, messageEvents } from '../../scripts/test-bed/replies/messages.ts';
import {
  BETA_BLOCKS,
  BETA_DELTAS,
  BLOCK_DELTAS,
  CONTENT_BLOCKS,
  declaredTypes,
  OUTPUT_ITEMS,
  RESPONSE_EVENTS,
} from '../fixtures/vendor-types/declared-types.ts';
import { jsonOf, send } from '../../scripts/test-bed/client.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import { isStream, json, named, type Respond } from '../../scripts/test-bed/upstream/good-response.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';
import { responseOf } from './response-variants.ts';

/** Not yet in any vendor's types. */
const NEXT_MONTH = 'hologram_call';
const ITEM_TYPES = [...declaredTypes(OUTPUT_ITEMS), NEXT_MONTH];
const BLOCK_TYPES = [
  ...new Set([...declaredTypes(CONTENT_BLOCKS), ...declaredTypes(BETA_BLOCKS), NEXT_MONTH]),
];
/** Events that hold a response or an item, or end the stream. All others belong to an item, or to nothing. */
const FRAMING =
  /^(?:error|response\.(?:created|queued|in_progress|completed|incomplete|failed|output_item\.(?:added|done)))$/;
const EVENT_TYPES = declaredTypes(RESPONSE_EVENTS).filter((type) => !FRAMING.test(type));
const DELTA_TYPES = [
  ...new Set([...declaredTypes(BLOCK_DELTAS), ...declaredTypes(BETA_DELTAS), 'hologram_delta']),
];
/** The block that a delta belongs to, and what the vendors' types require of the delta. */
const KNOWN_DELTAS: Readonly<Record<string, readonly [block: string, delta: object]>> = {
  text_delta: ['text', { text: 'Nile' }],
  citations_delta: ['text', { citation: { type: 'char_location', cited_text: 'Nile' } }],
  input_json_delta: ['tool_use', { partial_json: '{}' }],
  thinking_delta: ['thinking', { thinking: 'Hm.' }],
  signature_delta: ['thinking', { signature: 'sig' }],
  compaction_delta: ['compaction', { content: 'They spoke of rivers.' }],
};

/** What the vendors' types require of the items and blocks that the gateway reads. */
const KNOWN_FIELDS: Readonly<Record<string, object>> = {
  message: { role: 'assistant', content: [{ type: 'output_text', text: 'Nile', annotations: [] }] },
  function_call: { call_id: 'call_1', name: 'river', arguments: '{}' },
  reasoning: { summary: [] },
  text: { text: 'Nile', citations: null },
  thinking: { thinking: 'Hm.', signature: 'sig' },
  redacted_thinking: { data: 'AAAA' },
  tool_use: { name: 'river', input: {}, caller: { type: 'direct' } },
};

/** The items or blocks of the next reply, and the events between those of its first item. */
let held: Record<string, unknown>[] = [];
let between: Record<string, unknown>[] = [];
/** The deltas of the first block. */
let deltas: Record<string, unknown>[] = [];

const held1 = (type: string): Record<string, unknown> => ({
  type,
  id: `${type}_1`,
  ...(KNOWN_FIELDS[type] ?? { status: 'completed', vendor_field: { nested: [null, 'Grüße'] } }),
});

const server: Respond = ({ path, model, fields }) => {
  if (path === '/responses') {
    const response = { ...responseOf(fields), output: held };
    return isStream(fields) ? named(streamed(response)) : json(response);
  }
  if (path !== '/messages') return null;
  return isStream(fields) ? named(streamedBlocks(model)) : json({ ...message(model), content: held });
};

function streamed(response: Record<string, unknown>): { type: string }[] {
  const begun = { ...response, status: 'in_progress', output: [], usage: null };
  const items = held.flatMap((item, output_index) => [
    { type: 'response.output_item.added', output_index, item: { ...item, status: 'in_progress' } },
    ...(output_index === 0 ? between : []),
    { type: 'response.output_item.done', output_index, item },
  ]);
  const events = [
    { type: 'response.created', response: begun },
    ...items,
    { type: 'response.completed', response },
  ];
  return events.map((event, sequence_number) => ({ ...event, type: String(event['type']), sequence_number }));
}

function streamedBlocks(model: string): { type: string }[] {
  const events = messageEvents(model);
  const end = events.findIndex(({ type }) => type === 'message_delta');
  const blocks = held.flatMap((content_block, index) => [
    { type: 'content_block_start', index, content_block },
    ...deltas.map((event) => ({ ...event, type: String(event['type']) })),
    { type: 'content_block_stop', index },
  ]);
  const start = { type: 'message_start', message: { ...message(model), content: [], stop_reason: null } };
  return [
    start,
    ...between.map((event) => ({ ...event, type: event['type'] === 'ping' ? 'ping' : NEXT_MONTH })),
    ...blocks,
    ...events.slice(end),
  ];
}

/** What the vendor's types require of the events of parts and texts. */
function requiredOf(type: string): object {
  if (type.endsWith('.delta')) return { delta: 'Tmlsb3M=' };
  if (type.includes('_part.')) return { part: { type: 'summary_text', text: 'Nile' } };
  return type.endsWith('.done') ? { text: 'Nile', refusal: 'No.', input: 'Nile', arguments: '{}' } : {};
}

let upstream: Upstream;
let gateway: RecordedGateway;

beforeAll(async () => {
  upstream = await Upstream.start(0, server);
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  responses: { kind: openai, base_url: '${upstream.baseUrl}', formats: [responses] }`,
      `  messages: { kind: anthropic, base_url: '${upstream.baseUrl.replace(/\/v1$/, '')}' }`,
      'models:',
      '  acme/responses: { mode: chat, free: true, deployments: [{ backend: responses, model: up }] }',
      '  acme/messages: { mode: chat, free: true, deployments: [{ backend: messages, model: up }] }',
    ],
  });
});
afterAll(async () => {
  // The gateway's end throws for what broke the contract.
  await upstream.close();
  await gateway.close();
});

const respond = (stream: boolean) =>
  gateway.call('/v1/responses', { model: 'acme/responses', input: 'Hi', stream });
const converse = (stream: boolean) =>
  gateway.call('/v1/messages', {
    model: 'acme/messages',
    max_tokens: 99,
    messages: [{ role: 'user', content: 'Hi' }],
    stream,
  });

test("the vendors' types are read", () => {
  expect(ITEM_TYPES).toEqual(expect.arrayContaining(['message', 'web_search_call', 'program', 'mcp_call']));
  expect(BLOCK_TYPES).toEqual(expect.arrayContaining(['text', 'server_tool_use', 'compaction', 'fallback']));
  expect(EVENT_TYPES.length).toBeGreaterThan(45);
  expect(DELTA_TYPES).toEqual(expect.arrayContaining(Object.keys(KNOWN_DELTAS)));
});

describe.each(ITEM_TYPES)('an output item of the type %s', (type) => {
  test('is passed on in a plain response', async () => {
    held = [held1(type)];
    between = [];
    const response = await respond(false);
    expect(response.status).toBe(200);
    expect(jsonOf(response)).toMatchObject({ output: held });
  });

  test('is passed on in a stream', async () => {
    held = [held1(type)];
    between = [];
    const events = eventsOf((await respond(true)).text).map(({ value }) => value);
    expect(events.at(-1)).toMatchObject({ type: 'response.completed', response: { output: held } });
    expect(events).toContainEqual(expect.objectContaining({ type: 'response.output_item.done' }));
  });
});

test.each([...EVENT_TYPES, 'response.hologram_call.rendering'])(
  'an event of the type %s is passed on unchanged',
  async (type) => {
    held = [held1(NEXT_MONTH)];
    between = [{ type, item_id: `${NEXT_MONTH}_1`, output_index: 0, vendor_field: [1], ...requiredOf(type) }];
    const events = eventsOf((await respond(true)).text).map(({ value }) => value);
    for (const event of between) expect(events).toContainEqual(expect.objectContaining(event));
    expect(events.at(-1)).toMatchObject({ type: 'response.completed' });
  },
);

describe.each(BLOCK_TYPES)('a block of the type %s', (type) => {
  const { citations: _citations, ...shown } = held1(type);

  test('is passed on in a plain message', async () => {
    held = [held1(type)];
    const response = await converse(false);
    expect(response.status).toBe(200);
    expect(jsonOf(response)).toMatchObject({ content: [shown] });
  });

  test('is passed on in a stream', async () => {
    held = [held1(type)];
    between = [];
    const events = eventsOf((await converse(true)).text).map(({ value }) => value);
    expect(events).toContainEqual(expect.objectContaining({ content_block: shown }));
    expect(events.at(-1)).toMatchObject({ type: 'message_stop' });
  });
});

test('an event of messages and a delta that no one knows yet are passed on', async () => {
  held = [held1(NEXT_MONTH)];
  between = [{ vendor_field: 7 }];
  const events = eventsOf((await converse(true)).text).map(({ value }) => value);
  expect(events).toContainEqual({ type: NEXT_MONTH, vendor_field: 7 });
});

test('a ping of messages is passed on', async () => {
  held = [held1('text')];
  between = [{ type: 'ping' }];
  const events = eventsOf((await converse(true)).text).map(({ value }) => value);
  expect(events).toContainEqual({ type: 'ping' });
});

test.each(DELTA_TYPES)('a delta of the type %s is passed on', async (type) => {
  const [block, fields] = KNOWN_DELTAS[type] ?? [NEXT_MONTH, { light: 'blue' }];
  const delta = { type, ...fields };
  held = [held1(block)];
  between = [];
  deltas = [{ type: 'content_block_delta', index: 0, delta }];
  const events = eventsOf((await converse(true)).text).map(({ value }) => value);
  deltas = [];
  expect(events).toContainEqual({ type: 'content_block_delta', index: 0, delta });
  expect(events.at(-1)).toMatchObject({ type: 'message_stop' });
});

test('parts of messages and of reasoning that no one knows yet are passed on, and stored', async () => {
  const part = { type: 'hologram_part', light: 'blue' };
  held = [
    { ...held1('reasoning'), summary: [part], content: [part, { type: 'reasoning_text', text: 'Blue.' }] },
    { ...held1('message'), content: [part], status: 'projected' },
    held1(NEXT_MONTH),
  ];
  between = [
    { type: 'response.content_part.added', item_id: 'reasoning_1', output_index: 0, content_index: 0, part },
  ];
  const created = jsonOf(await respond(false));
  expect(created).toMatchObject({ output: held });
  const path = `/v1/responses/${String(Reflect.get(Object(created), 'id'))}`;
  const stored = await send(gateway.address, { method: 'GET', path, headers: gateway.headers });
  expect(jsonOf(stored)).toEqual(created);
  const events = eventsOf((await respond(true)).text).map(({ value }) => value);
  expect(events).toContainEqual(expect.objectContaining({ type: 'response.content_part.added', part }));
});
