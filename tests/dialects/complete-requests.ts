import type { JsonObject } from '../../bodies/json-body.ts';

const SCHEMA = { type: 'object', properties: { id: { type: 'string' } } };
const PNG = 'iVBORw0KGgo=';
const CACHE = { type: 'ephemeral', ttl: '1h' };

/**
 * A request of each format with every field that some server may be sent and none that is refused. Removing a field that
 * a translation uses changes what it writes.
 */
export const COMPLETE_CHAT: JsonObject = {
  model: 'm',
  messages: [
    { role: 'system', name: 'house', content: 'Be brief.' },
    {
      role: 'user',
      name: 'anna',
      content: [
        { type: 'text', text: 'What is this?', cache_control: CACHE },
        { type: 'image_url', image_url: { url: `data:image/png;base64,${PNG}`, detail: 'high' } },
        { type: 'file', file: { file_data: 'data:application/pdf;base64,JVBERi0=', filename: 'a.pdf' } },
      ],
    },
    {
      role: 'assistant',
      name: 'bot',
      content: 'I look.',
      reasoning_content: 'Hm.',
      refusal: 'No.',
      audio: { id: 'audio_1' },
      tool_calls: [
        { id: 'c1', type: 'function', function: { name: 'look', arguments: '{"id":"1"}' } },
        { id: 'c2', type: 'function', function: { name: 'look', arguments: '{"id":"2"}' } },
      ],
    },
    { role: 'tool', tool_call_id: 'c2', content: 'A lake.' },
    { role: 'tool', tool_call_id: 'c1', content: 'A river.' },
    { role: 'user', content: 'And?' },
  ],
  frequency_penalty: 1,
  logit_bias: { 5: 1 },
  logprobs: true,
  top_logprobs: 3,
  max_completion_tokens: 4_000,
  n: 1,
  presence_penalty: 1,
  response_format: {
    type: 'json_schema',
    json_schema: { name: 'river', description: 'A river.', strict: true, schema: SCHEMA },
  },
  seed: 7,
  service_tier: 'flex',
  stop: ['END'],
  stream: true,
  stream_options: { include_usage: false, include_obfuscation: false },
  temperature: 0.5,
  top_p: 0.9,
  top_k: 40,
  tools: [
    { type: 'function', function: { name: 'look', description: 'Looks.', parameters: SCHEMA, strict: true } },
  ],
  tool_choice: 'required',
  parallel_tool_calls: false,
  metadata: { a: 'b' },
  guardrails: ['x'],
  reasoning_effort: 'high',
  verbosity: 'low',
  store: true,
  prediction: { type: 'content', content: 'x' },
  modalities: ['text'],
  audio: { voice: 'a' },
  prompt_cache_key: 'k',
  safety_identifier: 's',
  unlisted: 1,
};

/** Older names of fields, which newer ones replace where a request has both. */
export const OLDER_CHAT: JsonObject = {
  model: 'm',
  messages: [
    { role: 'user', content: 'What is this?' },
    { role: 'assistant', content: null, function_call: { name: 'look', arguments: '{"id":"1"}' } },
    { role: 'function', name: 'look', content: 'A river.' },
  ],
  max_tokens: 5_000,
  user: 'u',
  functions: [{ name: 'look', description: 'Looks.', parameters: SCHEMA }],
  function_call: { name: 'look' },
};

export const COMPLETE_MESSAGES: JsonObject = {
  model: 'm',
  max_tokens: 4_000,
  system: [{ type: 'text', text: 'Be brief.', cache_control: CACHE }],
  messages: [
    {
      role: 'user',
      content: [
        { type: 'text', text: 'What is this?', cache_control: CACHE },
        { type: 'image', source: { type: 'base64', media_type: 'image/png', data: PNG } },
        {
          type: 'document',
          source: { type: 'base64', media_type: 'application/pdf', data: 'JVBERi0=' },
          title: 'a',
          context: 'Of 2026.',
          citations: { enabled: true },
        },
      ],
    },
    {
      role: 'assistant',
      content: [
        { type: 'thinking', thinking: 'Hm.', signature: 'sig' },
        { type: 'redacted_thinking', data: 'x' },
        { type: 'text', text: 'I look.' },
        { type: 'tool_use', id: 'c1', name: 'look', input: { id: '1' } },
      ],
    },
    {
      role: 'user',
      content: [{ type: 'tool_result', tool_use_id: 'c1', content: 'A river.', is_error: true }],
    },
  ],
  stop_sequences: ['END'],
  stream: true,
  temperature: 0.5,
  top_p: 0.9,
  top_k: 40,
  tools: [{ name: 'look', description: 'Looks.', input_schema: SCHEMA, strict: true, cache_control: CACHE }],
  tool_choice: { type: 'any', disable_parallel_tool_use: true },
  output_config: { effort: 'high', format: { type: 'json_schema', schema: SCHEMA } },
  metadata: { user_id: 'u' },
  service_tier: 'auto',
  cache_control: CACHE,
  guardrails: ['x'],
  unlisted: 1,
};

/** Fields that others replace where a request has both. */
export const OLDER_MESSAGES: JsonObject = {
  model: 'm',
  max_tokens: 4_000,
  system: 'Be brief.',
  messages: [{ role: 'user', content: 'What is this?' }],
  thinking: { type: 'enabled', budget_tokens: 2_000, display: 'summarized' },
  output_format: { type: 'json_schema', schema: SCHEMA },
};

export const COMPLETE_RESPONSES: JsonObject = {
  model: 'm',
  input: [
    {
      type: 'message',
      id: 'msg_1',
      status: 'completed',
      role: 'user',
      content: [
        { type: 'input_text', text: 'What is this?' },
        { type: 'input_image', image_url: `data:image/png;base64,${PNG}`, detail: 'high' },
        { type: 'input_file', file_data: 'data:application/pdf;base64,JVBERi0=', filename: 'a.pdf' },
      ],
    },
    {
      type: 'reasoning',
      id: 'rs_1',
      summary: [{ type: 'summary_text', text: 'Hm.' }],
      encrypted_content: 'x',
    },
    {
      type: 'message',
      role: 'assistant',
      phase: 'commentary',
      content: [
        {
          type: 'output_text',
          text: 'I look.',
          annotations: [{ type: 'url_citation', url: 'u', title: 't', start_index: 0, end_index: 1 }],
          logprobs: [],
        },
      ],
    },
    {
      type: 'function_call',
      id: 'fc_1',
      call_id: 'c1',
      name: 'look',
      arguments: '{"id":"1"}',
      status: 'completed',
    },
    { type: 'function_call_output', id: 'fo_1', call_id: 'c1', output: 'A river.', status: 'completed' },
  ],
  instructions: 'Be brief.',
  tools: [{ type: 'function', name: 'look', description: 'Looks.', parameters: SCHEMA, strict: true }],
  tool_choice: 'required',
  parallel_tool_calls: false,
  max_output_tokens: 4_000,
  max_tool_calls: 3,
  temperature: 0.5,
  top_p: 0.9,
  top_logprobs: 3,
  text: {
    verbosity: 'low',
    format: { type: 'json_schema', name: 'river', description: 'A river.', strict: true, schema: SCHEMA },
  },
  reasoning: { effort: 'high', summary: 'auto' },
  previous_response_id: 'resp_1',
  store: false,
  metadata: { a: 'b' },
  include: ['reasoning.encrypted_content', 'message.output_text.logprobs'],
  truncation: 'auto',
  stream: true,
  stream_options: { include_obfuscation: false },
  user: 'u',
  prompt_cache_key: 'k',
  safety_identifier: 's',
  service_tier: 'flex',
  guardrails: ['x'],
  unlisted: 1,
};

/** Fields that others replace where a request has both. */
export const OLDER_RESPONSES: JsonObject = {
  model: 'm',
  messages: [{ role: 'user', content: 'What is this?' }],
  include: ['message.output_text.logprobs'],
};
