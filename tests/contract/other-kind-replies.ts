import type { OrderedEvent } from '../../packages/contract-tools/checks/event-order.ts';
import { readChatCompletion } from '../../packages/sdk/runtime/read-chat-completion.ts';
import { readMessage } from '../../packages/sdk/runtime/read-message.ts';
import { readResponse } from '../../packages/sdk/runtime/read-response.ts';

/*
 * One reply in each format, plain and as a stream: a thought, a text and a call whose argument has more digits than a
 * number holds. The shapes are those of the vendors' types (openai 7, @anthropic-ai/sdk 1.12, AWS SDK 3).
 */

const ARGUMENTS = '{"river":9007199254740993}';
const THOUGHT = 'Rivers of Africa.';
const TEXT = 'The Nile.';

const chatUsage = {
  prompt_tokens: 40,
  completion_tokens: 9,
  total_tokens: 49,
  prompt_tokens_details: { cached_tokens: 8 },
  completion_tokens_details: { reasoning_tokens: 4 },
};
const identity = { id: 'c1', created: 1_790_000_000, model: 'up', service_tier: 'default' };
const call = { id: 'call_1', type: 'function', function: { name: 'look_up', arguments: ARGUMENTS } };

export const completion = {
  ...identity,
  object: 'chat.completion',
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content: TEXT, reasoning_content: THOUGHT, tool_calls: [call] },
      logprobs: { content: [{ token: 'The', logprob: -0.5, bytes: null, top_logprobs: [] }], refusal: null },
      finish_reason: 'tool_calls',
    },
  ],
  usage: chatUsage,
};

const chunk = (delta: object, finish: string | null = null) => ({
  ...identity,
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
});

export const chunks: (object | string)[] = [
  chunk({ role: 'assistant', content: '' }),
  chunk({ reasoning_content: 'Rivers ' }),
  chunk({ reasoning_content: 'of Africa.' }),
  chunk({ content: 'The ' }),
  chunk({ content: 'Nile.' }),
  chunk({ tool_calls: [{ ...call, index: 0, function: { name: 'look_up', arguments: '' } }] }),
  chunk({ tool_calls: [{ index: 0, function: { arguments: ARGUMENTS.slice(0, 12) } }] }),
  chunk({ tool_calls: [{ index: 0, function: { arguments: ARGUMENTS.slice(12) } }] }),
  chunk({}, 'tool_calls'),
  { ...chunk({}), choices: [], usage: chatUsage },
  '[DONE]',
];

const usage = {
  input_tokens: 32,
  output_tokens: 9,
  cache_creation_input_tokens: 0,
  cache_read_input_tokens: 8,
};
const head = { id: 'msg_1', type: 'message', role: 'assistant', model: 'up', stop_sequence: null };
const citation = {
  type: 'web_search_result_location',
  url: 'https://example.org',
  title: 't',
  cited_text: 'c',
};
const toolUse = { type: 'tool_use', id: 'toolu_1', name: 'look_up' };

/** A message as text, since no object literal holds the long integer. */
export const message = {
  ...head,
  content: [
    { type: 'thinking', thinking: THOUGHT, signature: 'c2ln' },
    { type: 'text', text: TEXT, citations: [citation] },
    { type: 'server_tool_use', id: 'srv_1', name: 'web_search', input: { query: 'Nile' } },
    { type: 'web_search_tool_result', tool_use_id: 'srv_1', content: [] },
    { ...toolUse, input: { river: 9_007_199_254_740_993n } },
  ],
  stop_reason: 'tool_use',
  usage,
};

const block = (index: number, content_block: object, deltas: object[]) => [
  { type: 'content_block_start', index, content_block },
  ...deltas.map((delta) => ({ type: 'content_block_delta', index, delta })),
  { type: 'content_block_stop', index },
];

export const messageEvents: { type: string }[] = [
  {
    type: 'message_start',
    ...{ message: { ...head, content: [], stop_reason: null, usage: { ...usage, output_tokens: 1 } } },
  },
  ...block(0, { type: 'thinking', thinking: '', signature: '' }, [
    { type: 'thinking_delta', thinking: 'Rivers ' },
    { type: 'thinking_delta', thinking: 'of Africa.' },
    { type: 'signature_delta', signature: 'c2ln' },
  ]),
  ...block(1, { type: 'text', text: '', citations: [] }, [
    { type: 'citations_delta', citation },
    { type: 'text_delta', text: 'The ' },
    { type: 'text_delta', text: 'Nile.' },
  ]),
  ...block(2, { type: 'server_tool_use', id: 'srv_1', name: 'web_search', input: {} }, [
    { type: 'input_json_delta', partial_json: '{"query":"Nile"}' },
  ]),
  ...block(3, { type: 'web_search_tool_result', tool_use_id: 'srv_1', content: [] }, []),
  ...block(4, { ...toolUse, input: {} }, [
    { type: 'input_json_delta', partial_json: ARGUMENTS.slice(0, 12) },
    { type: 'input_json_delta', partial_json: ARGUMENTS.slice(12) },
  ]),
  { type: 'message_delta', ...{ delta: { stop_reason: 'tool_use', stop_sequence: null }, usage } },
  { type: 'message_stop' },
];

const items = [
  {
    id: 'rs_1',
    type: 'reasoning',
    summary: [{ type: 'summary_text', text: THOUGHT }],
    encrypted_content: 'ZW5j',
  },
  {
    id: 'msg_1',
    type: 'message',
    status: 'completed',
    role: 'assistant',
    content: [{ type: 'output_text', text: TEXT, annotations: [], logprobs: [] }],
  },
  { id: 'ws_1', type: 'web_search_call', status: 'completed', action: { type: 'search', query: 'Nile' } },
  {
    id: 'fc_1',
    type: 'function_call',
    status: 'completed',
    call_id: 'call_1',
    name: 'look_up',
    arguments: ARGUMENTS,
  },
];

const responseWith = (status: string, output: object[]) => ({
  id: 'resp_1',
  object: 'response',
  created_at: 1_790_000_000,
  status,
  error: null,
  incomplete_details: null,
  instructions: null,
  model: 'up',
  output,
  parallel_tool_calls: true,
  tool_choice: 'auto',
  tools: [],
  usage:
    status === 'completed'
      ? {
          input_tokens: 40,
          input_tokens_details: { cached_tokens: 8 },
          output_tokens: 9,
          output_tokens_details: { reasoning_tokens: 4 },
          total_tokens: 49,
        }
      : null,
});

export const response = responseWith('completed', items);

const place = (output_index: number, item_id: string) => ({ output_index, item_id });
const added = (output_index: number, item: object) => ({
  type: 'response.output_item.added',
  output_index,
  item,
});
const done = (output_index: number) => ({
  type: 'response.output_item.done',
  output_index,
  item: items[output_index],
});

export const responseEvents: { type: string }[] = [
  { type: 'response.created', ...{ response: responseWith('in_progress', []) } },
  added(0, { ...items[0], summary: [] }),
  {
    type: 'response.reasoning_summary_text.delta',
    ...place(0, 'rs_1'),
    ...{ summary_index: 0, delta: THOUGHT },
  },
  done(0),
  added(1, { ...items[1], status: 'in_progress', content: [] }),
  {
    type: 'response.output_text.delta',
    ...place(1, 'msg_1'),
    ...{ content_index: 0, delta: 'The ', logprobs: [] },
  },
  {
    type: 'response.output_text.delta',
    ...place(1, 'msg_1'),
    ...{ content_index: 0, delta: 'Nile.', logprobs: [] },
  },
  done(1),
  added(2, { ...items[2], status: 'in_progress' }),
  done(2),
  added(3, { ...items[3], status: 'in_progress', arguments: '' }),
  { type: 'response.function_call_arguments.delta', ...place(3, 'fc_1'), ...{ delta: ARGUMENTS } },
  done(3),
  { type: 'response.completed', ...{ response } },
].map((event, sequence_number) => ({ ...event, sequence_number }));

/** As in `converseCallAnswer`. */
export function converseEvents(write: (type: string, data: object) => Buffer): Buffer[] {
  return [
    write('messageStart', { role: 'assistant' }),
    write('contentBlockDelta', { contentBlockIndex: 0, delta: { reasoningContent: { text: 'Hm.' } } }),
    write('contentBlockDelta', { contentBlockIndex: 0, delta: { reasoningContent: { signature: 's' } } }),
    write('contentBlockStop', { contentBlockIndex: 0 }),
    write('contentBlockStart', {
      contentBlockIndex: 1,
      start: { toolUse: { toolUseId: 'tooluse_1', name: 'look_up' } },
    }),
    write('contentBlockDelta', { contentBlockIndex: 1, delta: { toolUse: { input: '{"city":"Graz"}' } } }),
    write('contentBlockStop', { contentBlockIndex: 1 }),
    write('messageStop', { stopReason: 'tool_use' }),
    write('metadata', { usage: { inputTokens: 10, outputTokens: 5, totalTokens: 15 } }),
  ];
}

/** Replaces ids and times, which are those of each call, and removes what chat streams have no form for. */
export function scrubbed(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (name, member: unknown) => {
      if (/(?:^|_)id$/.test(name) && typeof member === 'string') return 'id';
      if (name === 'refusal' || (name === 'content' && !member)) return member || undefined;
      return /^(?:created|created_at|completed_at)$/.test(name) ? 0 : member;
    }),
  ) as unknown;
}

/** Joins the events of a stream as a client does. */
export async function joined(client: string, events: readonly OrderedEvent[]): Promise<unknown> {
  // The contract check of the recorder has found events of these types.
  async function* values<Event>(): AsyncGenerator<Event> {
    for (const { value } of events) if (value !== undefined) yield await Promise.resolve(value as Event);
  }
  switch (client) {
    case 'chat':
      return scrubbed((await readChatCompletion(values())).result);
    case 'messages':
      return scrubbed((await readMessage(values())).result);
    default: {
      const { result } = await readResponse(values());
      return scrubbed(result);
    }
  }
}
