import type { Surroundings } from '../support/contract-fields/contract-fields.ts';

const USER = { role: 'user', content: 'Hi' };
const SCHEMAS = [1, 2].map((number) => ({
  type: 'object',
  properties: { [`property_${number}`]: { type: 'string' } },
  required: [],
}));
const IMAGES = ['UE5HMQ==', 'UE5HMg=='];
const DOCUMENTS = ['data:application/pdf;base64,UERGMQ==', 'data:application/pdf;base64,UERGMg=='];
const CALLS = [
  { id: 'call_1', name: 'look' },
  { id: 'call_2', name: 'see' },
];
const look = (form: object) => ({ type: 'function', ...form });
const has = (item: unknown, text: string): boolean => JSON.stringify(item).includes(text);

const SCHEMA_VALUES = [/(?:parameters|\.schema|input_schema)$/, ...SCHEMAS] as const;
const IDENTIFIERS = [/(?:call_id|tool_use_id)$/, 'call_1', 'call_2'] as const;

export const CHAT_SURROUNDINGS: Surroundings = {
  values: [
    SCHEMA_VALUES,
    IDENTIFIERS,
    [/^messages$/, [USER], [{ ...USER, content: 'Bye' }]],
    [/image_url(?:\.url)?$/, ...IMAGES.map((data) => `data:image/png;base64,${data}`)],
    [/file_data$/, ...DOCUMENTS],
    [/input_audio\.data$/, ...IMAGES],
    [/input_audio\.format$/, 'wav', 'mp3'],
    [/arguments$/, '{"a":"mark-1"}', '{"a":"mark-2"}'],
    [/^tool_choice$/, 'required', 'none'],
    [/^function_call$/, 'none', 'auto'],
    [/^tool_choice\[function\]\.function\.name$/, 'look', 'see'],
    [/allowed_tools\.mode$/, 'auto', 'required'],
    [
      /allowed_tools\.tools$/,
      [{ type: 'function', function: { name: 'look' } }],
      [{ type: 'function', function: { name: 'see' } }],
    ],
    [
      /reasoning_details$/,
      ...['mark-1', 'mark-2'].map((signature) => [{ type: 'reasoning.text', text: 'Hm.', signature }]),
    ],
    [
      /thinking_blocks$/,
      ...['mark-1', 'mark-2'].map((signature) => [{ type: 'thinking', thinking: 'Hm.', signature }]),
    ],
    [/^stop$/, 'END', 'FIN'],
    [/^n$/, 1],
    [/^modalities$/, ['text']],
    [/^reasoning_effort$/, 'low', 'high'],
    [/^prediction$/, { type: 'content', content: 'mark-1' }, { type: 'content', content: 'mark-2' }],
    [/^logit_bias$/, { 5: 1 }, { 6: 1 }],
    [
      /format$/,
      { type: 'grammar', grammar: { syntax: 'lark', definition: 'mark-1' } },
      { type: 'grammar', grammar: { syntax: 'lark', definition: 'mark-2' } },
    ],
  ],
  beside: [
    [
      /^(?:tool_choice|parallel_tool_calls)/,
      { tools: ['look', 'see'].map((name) => look({ function: { name } })) },
    ],
    [/^top_logprobs$/, { logprobs: true }],
    [/^function_call/, { functions: [{ name: 'look' }, { name: 'see' }] }],
    [/^messages\[assistant\]/, { content: 'I look.' }],
    [
      /\]\.reasoning(?:_content)?$/,
      { tool_calls: [look({ id: 'c', function: { name: 'look', arguments: '{}' } })] },
    ],
    [/\.file\.filename$/, { file_data: DOCUMENTS[0] }],
    [/json_schema\.(?:name|description|strict)$/, { schema: SCHEMAS[0] }],
  ],
  around(path, item) {
    if (path !== 'messages') return [item];
    const calls = has(item, '"role":"tool"')
      ? [
          {
            role: 'assistant',
            tool_calls: CALLS.map(({ id, name }) => look({ id, function: { name, arguments: '{}' } })),
          },
        ]
      : has(item, '"role":"function"')
        ? [{ role: 'assistant', function_call: { name: 'look', arguments: '{}' } }]
        : [];
    return [
      ...(has(item, '"role":"system"') || has(item, '"role":"developer"') ? [] : [USER]),
      ...calls,
      item,
      USER,
    ];
  },
};

const TEXTS = ['data:text/plain;base64,UmFpbg==', 'data:text/plain;base64,U3Vu'];

/** Of files, Cohere reads texts only, and it is strict only with tools that require a parameter. */
export const COHERE_SURROUNDINGS: Surroundings = {
  ...CHAT_SURROUNDINGS,
  values: [
    [/file_data$/, ...TEXTS],
    [/parameters$/, ...SCHEMAS.map((schema, index) => ({ ...schema, required: [`property_${index + 1}`] }))],
    [/^function_call\.name$/, 'look', 'see'],
    ...CHAT_SURROUNDINGS.values,
  ],
  beside: [
    ...CHAT_SURROUNDINGS.beside,
    [/\.file\.filename$/, { file_data: TEXTS[0] }],
    [/(?:function|functions\[\])\.strict$/, { parameters: { ...SCHEMAS[0], required: ['property_1'] } }],
  ],
};

export const MESSAGES_SURROUNDINGS: Surroundings = {
  values: [
    SCHEMA_VALUES,
    IDENTIFIERS,
    [/^messages$/, [USER], [{ ...USER, content: 'Bye' }]],
    [/\[image\].*media_type$/, 'image/png', 'image/jpeg'],
    [/\[base64\]\.media_type$/, 'application/pdf', 'text/csv'],
    [/\[base64\]\.data$/, ...IMAGES],
    [/\[tool_use\]\.input$/, { a: 'mark-1' }, { a: 'mark-2' }],
    [/^tool_choice\[tool\]\.name$/, 'look', 'see'],
    [/effort$/, 'low', 'high'],
    [/budget_tokens$/, 1_000, 9_000],
    [/^stop_sequences$/, ['END'], ['FIN']],
    [/\[text\]\.citations$/, [{ type: 'page_location' }], []],
    [/citations$/, { enabled: true }, { enabled: false }],
    [/cache_control$/, { type: 'ephemeral', ttl: '1h' }, { type: 'ephemeral', ttl: '5m' }],
  ],
  beside: [[/^tool_choice/, { tools: ['look', 'see'].map((name) => ({ name, input_schema: SCHEMAS[0] })) }]],
  around(path, item) {
    // The signature of thinking is sent with the call behind it.
    if (has(item, '"type":"thinking"') && path !== 'messages')
      return [item, { type: 'tool_use', id: 'c', name: 'look', input: {} }];
    if (path !== 'messages') return [item];
    const calls = has(item, '"tool_result"')
      ? [{ role: 'assistant', content: CALLS.map((call) => ({ type: 'tool_use', ...call, input: {} })) }]
      : [];
    return [...(has(item, '"role":"system"') ? [] : [USER]), ...calls, item, USER];
  },
};

export const RESPONSES_SURROUNDINGS: Surroundings = {
  values: [
    SCHEMA_VALUES,
    IDENTIFIERS,
    [/^(?:input|messages)$/, 'Hi', 'Bye'],
    [/image_url$/, ...IMAGES.map((data) => `data:image/png;base64,${data}`)],
    [/file_data$/, ...DOCUMENTS],
    [/input_audio\.data$/, ...IMAGES],
    [/input_audio\.format$/, 'wav', 'mp3'],
    [/arguments$/, '{"a":"mark-1"}', '{"a":"mark-2"}'],
    [/^tool_choice$/, 'required', 'none'],
    [/^tool_choice\[function\]\.name$/, 'look', 'see'],
    [/allowed_tools\]\.mode$/, 'auto', 'required'],
    [/allowed_tools\]\.tools$/, [{ type: 'function', name: 'look' }], [{ type: 'function', name: 'see' }]],
    [/effort$/, 'low', 'high'],
    [
      /\[custom\]\.format$/,
      { type: 'grammar', syntax: 'lark', definition: 'mark-1' },
      { type: 'grammar', syntax: 'lark', definition: 'mark-2' },
    ],
    [/^include$/, ['message.output_text.logprobs'], ['reasoning.encrypted_content']],
  ],
  beside: [
    [/^(?!input|messages)/, { input: 'Hi' }],
    [
      /^(?:tool_choice|parallel_tool_calls|max_tool_calls)/,
      { tools: ['look', 'see'].map((name) => look({ name })) },
    ],
    [/\[input_image\]\.detail$/, { image_url: `data:image/png;base64,${IMAGES[0]}` }],
    [/\[input_file\]\.filename$/, { file_data: DOCUMENTS[0] }],
  ],
  around(path, item) {
    if (path !== 'input' && path !== 'messages') return [item];
    const calls = CALLS.flatMap(({ id: call_id, name }): object[] => {
      if (has(item, '"custom_tool_call_output"'))
        return [{ type: 'custom_tool_call', call_id, name, input: 'x' }];
      return has(item, '"function_call_output"')
        ? [{ type: 'function_call', call_id, name, arguments: '{}' }]
        : [];
    });
    const after = has(item, '"type":"reasoning"') ? [{ role: 'assistant', content: 'I see.' }] : [];
    return [USER, ...calls, item, ...after, USER];
  },
};

export const LIST_SURROUNDINGS: Surroundings = {
  values: [
    [/annotation_format$/, '{"type":"mark-1"}', '{"type":"mark-2"}'],
    [/^encoding_format$/, 'float', 'base64'],
    [/^pages$/, '0', '1'],
    [/^documents$/, ['mark-1'], ['mark-2']],
    [/^documents\[\]\.text$/, 'mark-1', 'mark-2'],
    [/^labels$/, ['mark-1', 'b'], ['mark-2', 'b']],
    [/^rank_fields$/, ['text', 'mark-1'], ['text', 'mark-2']],
  ],
  beside: [
    [/^(?!documents)/, { documents: ['a', 'b'] }],
    [/^rank_fields$/, { documents: [{ text: 'a' }] }],
  ],
  around: (_path, item) => [item],
};
