import type { OperationId } from '../../generated/contract.ts';

/** An invalid body: its differences from the operation's example, the parameter in the error, and a part of the message. */
export type InvalidBody = readonly [OperationId, Readonly<Record<string, unknown>>, string, string];

const REQUIRED = 'it is required';
const USER = { role: 'user', content: 'Hello' };

/** One message, or one invalid part of it. */
const message = (one: unknown) => ({ messages: [USER, one] });
const part = (one: unknown) => message({ role: 'user', content: [{ type: 'text', text: 'x' }, one] });
const call = (one: unknown) => message({ role: 'assistant', tool_calls: [one] });
const item = (one: unknown) => ({ input: [{ role: 'user', content: 'x' }, one] });
const inputPart = (one: unknown) => item({ role: 'user', content: [one] });
const question = (one: unknown) => ({ questions: [{ type: 'predicate', instructions: 'x' }, one] });

const CHAT: readonly InvalidBody[] = [
  ['createChatCompletion', { messages: undefined }, 'messages', REQUIRED],
  ['createChatCompletion', { messages: 'Hello' }, 'messages', 'an array'],
  ['createChatCompletion', { messages: {} }, 'messages', 'an array'],
  ['createChatCompletion', message('Hello'), 'messages[1]', 'an object'],
  ['createChatCompletion', message(null), 'messages[1]', 'an object'],
  ['createChatCompletion', message({ content: 'x' }), 'messages[1].role', REQUIRED],
  [
    'createChatCompletion',
    message({ role: 'bot', content: 'x' }),
    'messages[1].role',
    '"system", "developer", "user"',
  ],
  ['createChatCompletion', message({ role: 7, content: 'x' }), 'messages[1].role', '"assistant"'],
  ['createChatCompletion', message({ role: 'user' }), 'messages[1].content', REQUIRED],
  [
    'createChatCompletion',
    message({ role: 'user', content: 5 }),
    'messages[1].content',
    'a string or an array',
  ],
  [
    'createChatCompletion',
    message({ role: 'user', content: null }),
    'messages[1].content',
    'a string or an array',
  ],
  ['createChatCompletion', message({ role: 'user', content: ['x'] }), 'messages[1].content[0]', 'an object'],
  [
    'createChatCompletion',
    message({ role: 'system', content: {} }),
    'messages[1].content',
    'a string or an array',
  ],
  [
    'createChatCompletion',
    message({ role: 'assistant' }),
    'messages[1]',
    'at least one of content, tool_calls',
  ],
  ['createChatCompletion', message({ ...USER, name: 5 }), 'messages[1].name', 'a string or null'],
  ['createChatCompletion', part({ text: 'x' }), 'messages[1].content[1].type', REQUIRED],
  ['createChatCompletion', part({ type: 'text' }), 'messages[1].content[1].text', REQUIRED],
  ['createChatCompletion', part({ type: 'text', text: 5 }), 'messages[1].content[1].text', 'a string'],
  ['createChatCompletion', part({ type: 'image_url' }), 'messages[1].content[1].image_url', REQUIRED],
  [
    'createChatCompletion',
    part({ type: 'image_url', image_url: 7 }),
    'messages[1].content[1].image_url',
    'an object or a string',
  ],
  [
    'createChatCompletion',
    part({ type: 'image_url', image_url: {} }),
    'messages[1].content[1].image_url.url',
    REQUIRED,
  ],
  ['createChatCompletion', part({ type: 'input_audio' }), 'messages[1].content[1].input_audio', REQUIRED],
  ['createChatCompletion', part({ type: 'file' }), 'messages[1].content[1].file', REQUIRED],
  ['createChatCompletion', part({ type: 'refusal' }), 'messages[1].content[1].refusal', REQUIRED],
  ['createChatCompletion', call('x'), 'messages[1].tool_calls[0]', 'an object'],
  [
    'createChatCompletion',
    call({ id: 'a', type: 'function' }),
    'messages[1].tool_calls[0].function',
    REQUIRED,
  ],
  [
    'createChatCompletion',
    call({ id: 'a', type: 'function', function: { name: 'f' } }),
    'messages[1].tool_calls[0].function.arguments',
    REQUIRED,
  ],
  [
    'createChatCompletion',
    call({ id: 'a', type: 'function', function: { name: 'f', arguments: {} } }),
    'messages[1].tool_calls[0].function.arguments',
    'a string',
  ],
  ['createChatCompletion', { tools: {} }, 'tools', 'an array'],
  ['createChatCompletion', { tools: [{ type: 'function' }] }, 'tools[0].function', REQUIRED],
  [
    'createChatCompletion',
    { tools: [{ type: 'function', function: {} }] },
    'tools[0].function.name',
    REQUIRED,
  ],
  ['createChatCompletion', { tools: [{ custom: { name: 'f' } }] }, 'tools[0].type', REQUIRED],
  ['createChatCompletion', { tool_choice: 5 }, 'tool_choice', 'a string or an object'],
  ['createChatCompletion', { tool_choice: { type: 'function' } }, 'tool_choice.function', REQUIRED],
  [
    'createChatCompletion',
    { tool_choice: { type: 'function', function: {} } },
    'tool_choice.function.name',
    REQUIRED,
  ],
  ['createChatCompletion', { response_format: 'json' }, 'response_format', 'an object or null'],
  ['createChatCompletion', { response_format: {} }, 'response_format.type', REQUIRED],
  [
    'createChatCompletion',
    { response_format: { type: 'json_schema' } },
    'response_format.json_schema',
    REQUIRED,
  ],
  [
    'createChatCompletion',
    { response_format: { type: 'json_schema', json_schema: { name: 5 } } },
    'response_format.json_schema.name',
    'a string',
  ],
  ['createChatCompletion', { temperature: 'hot' }, 'temperature', 'a number or null'],
  ['createChatCompletion', { max_tokens: 1.5 }, 'max_tokens', 'an integer or null'],
  ['createChatCompletion', { stop: 5 }, 'stop', 'a string or an array or null'],
  ['createChatCompletion', { stop: ['a', 5] }, 'stop[1]', 'a string'],
  ['createChatCompletion', { stream: 'yes' }, 'stream', 'a boolean or null'],
  ['createChatCompletion', { stream_options: [] }, 'stream_options', 'an object or null'],
  ['createChatCompletion', { logit_bias: { 50256: 'no' } }, 'logit_bias[50256]', 'a number'],
];

const MESSAGES: readonly InvalidBody[] = [
  ['createMessage', { max_tokens: '5' }, 'max_tokens', 'an integer'],
  ['createMessage', message({ role: 'user' }), 'messages[1].content', REQUIRED],
  ['createMessage', message({ role: 'user', content: 5 }), 'messages[1].content', 'a string or an array'],
  ['createMessage', part({ text: 'x' }), 'messages[1].content[1].type', REQUIRED],
  ['createMessage', part({ type: 'text' }), 'messages[1].content[1].text', REQUIRED],
  ['createMessage', part({ type: 'image' }), 'messages[1].content[1].source', REQUIRED],
  ['createMessage', part({ type: 'image', source: 'x' }), 'messages[1].content[1].source', 'an object'],
  [
    'createMessage',
    part({ type: 'image', source: { type: 'url' } }),
    'messages[1].content[1].source.url',
    REQUIRED,
  ],
  [
    'createMessage',
    part({ type: 'image', source: { type: 'base64', data: 'eA==' } }),
    'messages[1].content[1].source.media_type',
    REQUIRED,
  ],
  ['createMessage', part({ type: 'document' }), 'messages[1].content[1].source', REQUIRED],
  ['createMessage', part({ type: 'tool_result' }), 'messages[1].content[1].tool_use_id', REQUIRED],
  ['createMessage', part({ type: 'tool_use', id: 'a', input: {} }), 'messages[1].content[1].name', REQUIRED],
  ['createMessage', { system: 5 }, 'system', 'a string or an array or null'],
  ['createMessage', { system: [{ type: 'text' }] }, 'system[0].text', REQUIRED],
  ['createMessage', { tools: [{ input_schema: { type: 'object' } }] }, 'tools[0].name', REQUIRED],
  ['createMessage', { tools: ['f'] }, 'tools[0]', 'an object'],
  ['createMessage', { tool_choice: 'auto' }, 'tool_choice', 'an object or null'],
  ['createMessage', { tool_choice: {} }, 'tool_choice.type', REQUIRED],
  ['createMessage', { tool_choice: { type: 'tool' } }, 'tool_choice.name', REQUIRED],
  ['createMessage', { thinking: true }, 'thinking', 'an object or null'],
  ['createMessage', { metadata: 'x' }, 'metadata', 'an object or null'],
  ['createMessage', { stop_sequences: 'x' }, 'stop_sequences', 'an array or null'],
  ['countMessageTokens', { messages: 5 }, 'messages', 'an array or null'],
  ['countMessageTokens', part({ type: 'text' }), 'messages[1].content[1].text', REQUIRED],
  ['countMessageTokens', { system: [{ type: 'text' }] }, 'system[0].text', REQUIRED],
  ['countMessageTokens', { tools: [{}] }, 'tools[0].name', REQUIRED],
];

const RESPONSES: readonly InvalidBody[] = [
  ['createResponse', { input: undefined }, '', 'at least one of input, messages'],
  ['createResponse', { input: 5 }, 'input', 'a string or an array or null'],
  ['createResponse', item('x'), 'input[1]', 'an object'],
  ['createResponse', item({ role: 'user' }), 'input[1].content', REQUIRED],
  ['createResponse', inputPart({ type: 'input_text' }), 'input[1].content[0].text', REQUIRED],
  ['createResponse', inputPart({ text: 'x' }), 'input[1].content[0].type', REQUIRED],
  ['createResponse', item({ type: 'function_call', name: 'f' }), 'input[1].call_id', REQUIRED],
  ['createResponse', item({ type: 'function_call_output', call_id: 'a' }), 'input[1].output', REQUIRED],
  ['createResponse', item({ type: 'item_reference' }), 'input[1].id', REQUIRED],
  ['createResponse', { tools: [{ type: 'function' }] }, 'tools[0].name', REQUIRED],
  ['createResponse', { tools: [{}] }, 'tools[0].type', REQUIRED],
  ['createResponse', { tool_choice: { type: 'function' } }, 'tool_choice.name', REQUIRED],
  ['createResponse', { text: 'plain' }, 'text', 'an object or null'],
  ['createResponse', { text: { format: { type: 'json_schema', schema: {} } } }, 'text.format.name', REQUIRED],
  ['createResponse', { reasoning: 'high' }, 'reasoning', 'an object or null'],
  ['createResponse', { max_output_tokens: 'many' }, 'max_output_tokens', 'an integer or null'],
  ['createResponse', { store: 'no' }, 'store', 'a boolean or null'],
];

const LISTS: readonly InvalidBody[] = [
  ['createEmbedding', { input: undefined }, 'input', REQUIRED],
  ['createEmbedding', { input: {} }, 'input', 'a string or an array'],
  ['createEmbedding', { input: ['a', 5] }, 'input[1]', 'a string'],
  ['createEmbedding', { input: [5, 'a'] }, 'input[1]', 'an integer'],
  ['createEmbedding', { input: [{}] }, 'input[0]', 'a string or an integer or an array'],
  ['createEmbedding', { input: [[5, 'a']] }, 'input[0][1]', 'an integer'],
  ['createEmbedding', { dimensions: 0 }, 'dimensions', 'must be >= 1'],
  ['createEmbedding', { encoding_format: 'hex' }, 'encoding_format', '"float", "base64"'],
  ['createRerank', { query: undefined }, 'query', REQUIRED],
  ['createRerank', { query: ['x'] }, 'query', 'a string'],
  ['createRerank', { documents: 'x' }, 'documents', 'an array or null'],
  ['createRerank', { documents: ['x', 5] }, 'documents[1]', 'a string or an object'],
  ['createRerank', { top_n: -1 }, 'top_n', 'must be >= 0'],
  ['createClassification', { input: undefined }, 'input', REQUIRED],
  ['createClassification', { input: [] }, 'input', 'fewer than 1'],
  ['createClassification', { input: ['x', {}] }, 'input[1]', 'a string'],
  ['createClassification', { labels: ['one'] }, 'labels', 'fewer than 2'],
  ['createClassification', { labels: ['one', ''] }, 'labels[1]', 'fewer than 1'],
  ['createDecision', { questions: undefined }, 'questions', REQUIRED],
  ['createDecision', { questions: [] }, 'questions', 'fewer than 1'],
  ['createDecision', question({ instructions: 'x' }), 'questions[1].type', REQUIRED],
  [
    'createDecision',
    question({ type: 'guess', instructions: 'x' }),
    'questions[1].type',
    '"predicate", "choice", "score"',
  ],
  ['createDecision', question({ type: 'choice', instructions: 'x' }), 'questions[1].choices', REQUIRED],
  ['createDecision', question({ type: 'score', instructions: 'x' }), 'questions[1].levels', REQUIRED],
  [
    'createDecision',
    question({ type: 'predicate', instructions: 5 }),
    'questions[1].instructions',
    'a string or an array',
  ],
  ['createDecision', { input: 5 }, 'input', 'a string or an array'],
  ['createDecision', inputPart({ type: 'input_text' }), 'input[1].content[0].text', REQUIRED],
];

const MEDIA: readonly InvalidBody[] = (['createSpeech', 'createAudioGeneration'] as const)
  .flatMap((operation): InvalidBody[] => [
    [operation, { input: undefined }, 'input', REQUIRED],
    [operation, { voice: 5 }, 'voice', 'a string or an object or null'],
    [operation, { voice: {} }, 'voice.id', REQUIRED],
    [operation, { response_format: 5 }, 'response_format', 'a string or null'],
    [operation, { speed: 'fast' }, 'speed', 'a number or null'],
  ])
  .concat([
    ['createImage', { prompt: undefined }, 'prompt', REQUIRED],
    ['createImage', { prompt: ['x'] }, 'prompt', 'a string'],
    ['createImage', { n: 'two' }, 'n', 'an integer or null'],
    ['createImage', { response_format: 5 }, 'response_format', 'a string or null'],
    ['createImage', { stream: 1 }, 'stream', 'a boolean or null'],
  ]);

/** At least one body for each kind of error, in particular in unions. Each report of an incorrect parameter adds one. */
export const INVALID_BODIES: readonly InvalidBody[] = [
  ...CHAT,
  ...MESSAGES,
  ...RESPONSES,
  ...LISTS,
  ...MEDIA,
];
