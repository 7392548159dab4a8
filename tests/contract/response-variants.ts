/** Text of a refusal. */
export const REFUSAL = 'I cannot help with that.';

interface ResponseEvent {
  type: string;
  [field: string]: unknown;
}

const [reasoning, call, message, customCall, toolSearch] = [
  {
    id: 'rs_1',
    type: 'reasoning',
    summary: [{ type: 'summary_text', text: 'It is forbidden.' }],
    status: 'completed',
  },
  {
    id: 'fc_1',
    type: 'function_call',
    call_id: 'call_1',
    name: 'weather',
    arguments: '{"city":"Graz"}',
    status: 'completed',
  },
  {
    id: 'msg_1',
    type: 'message',
    status: 'completed',
    role: 'assistant',
    content: [{ type: 'refusal', refusal: REFUSAL }],
  },
  {
    id: 'ctc_1',
    type: 'custom_tool_call',
    call_id: 'call_2',
    name: 'apply_patch',
    input: '*** Begin Patch',
    status: 'completed',
  },
  {
    id: 'tsc_1',
    type: 'tool_search_call',
    call_id: 'call_3',
    execution: 'client',
    arguments: { query: 'weather' },
    status: 'completed',
  },
];

export const outputItems = [reasoning, call, message, customCall, toolSearch];

/** A response in OpenAI's format that repeats the request. */
export function responseOf(request: object): Record<string, unknown> {
  const said = (name: string, otherwise: unknown): unknown => Reflect.get(request, name) ?? otherwise;
  return {
    id: 'resp_upstream_1',
    object: 'response',
    created_at: 1_760_000_000,
    status: 'completed',
    error: null,
    incomplete_details: null,
    instructions: said('instructions', null),
    metadata: {},
    model: 'up-native',
    output: [],
    parallel_tool_calls: true,
    previous_response_id: null,
    temperature: 1,
    text: said('text', { format: { type: 'text' } }),
    tool_choice: said('tool_choice', 'auto'),
    tools: said('tools', []),
    top_p: 1,
    usage: {
      input_tokens: 5,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: 7,
      output_tokens_details: { reasoning_tokens: 3 },
      total_tokens: 12,
    },
  };
}

/** The events of a response with `outputItems`, and a keep-alive between them. */
export function variantEvents(response: Record<string, unknown>): ResponseEvent[] {
  const begun = { ...response, status: 'in_progress', incomplete_details: null, output: [], usage: null };
  const events: ResponseEvent[] = [
    { type: 'response.created', response: begun },
    { type: 'response.in_progress', response: begun },
    { type: 'keepalive' },
    ...reasoningEvents(),
    ...callEvents(),
    ...refusalEvents(),
    ...customCallEvents(),
    { type: 'response.output_item.added', output_index: 4, item: toolSearch },
    { type: 'response.output_item.done', output_index: 4, item: toolSearch },
    { type: `response.${String(response['status'])}`, response },
  ];
  return events.map((event, sequence_number) => ({ ...event, sequence_number }));
}

function reasoningEvents(): ResponseEvent[] {
  const place = { item_id: 'rs_1', output_index: 0, summary_index: 0 };
  const text = 'It is forbidden.';
  const part = { type: 'summary_text', text };
  return [
    {
      type: 'response.output_item.added',
      output_index: 0,
      item: { ...reasoning, summary: [], status: 'in_progress' },
    },
    { type: 'response.reasoning_summary_part.added', ...place, part: { ...part, text: '' } },
    { type: 'response.reasoning_summary_text.delta', ...place, delta: text },
    { type: 'response.reasoning_summary_text.done', ...place, text },
    { type: 'response.reasoning_summary_part.done', ...place, part },
    { type: 'response.output_item.done', output_index: 0, item: reasoning },
  ];
}

function callEvents(): ResponseEvent[] {
  const place = { item_id: 'fc_1', output_index: 1 };
  const text = '{"city":"Graz"}';
  return [
    {
      type: 'response.output_item.added',
      output_index: 1,
      item: { ...call, arguments: '', status: 'in_progress' },
    },
    { type: 'response.function_call_arguments.delta', ...place, delta: text },
    { type: 'response.function_call_arguments.done', ...place, name: 'weather', arguments: text },
    { type: 'response.output_item.done', output_index: 1, item: call },
  ];
}

function customCallEvents(): ResponseEvent[] {
  const place = { item_id: 'ctc_1', output_index: 3 };
  const text = '*** Begin Patch';
  return [
    {
      type: 'response.output_item.added',
      output_index: 3,
      item: { ...customCall, input: '', status: 'in_progress' },
    },
    { type: 'response.custom_tool_call_input.delta', ...place, delta: text },
    { type: 'response.custom_tool_call_input.done', ...place, input: text },
    { type: 'response.output_item.done', output_index: 3, item: customCall },
  ];
}

function refusalEvents(): ResponseEvent[] {
  const place = { item_id: 'msg_1', output_index: 2, content_index: 0 };
  const part = { type: 'refusal', refusal: REFUSAL };
  return [
    {
      type: 'response.output_item.added',
      output_index: 2,
      item: { ...message, content: [], status: 'in_progress' },
    },
    { type: 'response.content_part.added', ...place, part: { ...part, refusal: '' } },
    { type: 'response.refusal.delta', ...place, delta: REFUSAL },
    { type: 'response.refusal.done', ...place, refusal: REFUSAL },
    { type: 'response.content_part.done', ...place, part },
    { type: 'response.output_item.done', output_index: 2, item: message },
  ];
}
