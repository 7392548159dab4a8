import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { assembleSdk } from '../../../scripts/sdk/assemble-sdk.ts';
import { startTypeService } from './type-service.ts';

const folder = mkdtempSync(join(tmpdir(), 'sdk-types-'));
const strict = startTypeService(folder, { exactOptionalPropertyTypes: true });
const usual = startTypeService(folder, { exactOptionalPropertyTypes: false });
const services = [
  ['exactOptionalPropertyTypes', strict],
  ['the usual options', usual],
] as const;

// The first program of a service reads the libraries and both SDKs of the vendors.
beforeAll(async () => {
  await assembleSdk(folder);
  for (const [, service] of services)
    expect(service.errorsOf('void [model, messages, gateway];\n')).toEqual([]);
}, 240_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Types of the vendors' own SDKs, and the type of this SDK that takes their values. */
const handedIn: readonly (readonly [vendor: string, ours: string])[] = [
  ['OpenAI.Chat.Completions.ChatCompletionMessageParam[]', 'sdk.ChatMessage[]'],
  ['OpenAI.Chat.Completions.ChatCompletionMessage', 'sdk.ChatMessage'],
  ['OpenAI.Chat.Completions.ChatCompletionContentPart[]', 'sdk.ChatContentPart[]'],
  ['OpenAI.Chat.Completions.ChatCompletionMessageToolCall[]', 'sdk.ChatRequestToolCall[]'],
  ['OpenAI.Chat.Completions.ChatCompletionTool[]', 'sdk.ChatTool[]'],
  ['OpenAI.Chat.Completions.ChatCompletionToolChoiceOption', 'sdk.ChatToolChoice'],
  ['OpenAI.ResponseFormatJSONSchema', 'sdk.ChatResponseFormat'],
  ['OpenAI.Chat.Completions.ChatCompletionCreateParams', 'sdk.ChatCompletionRequest'],
  ['OpenAI.Responses.ResponseInputItem[]', 'sdk.ResponseInputItem[]'],
  ['OpenAI.Responses.ResponseOutputItem[]', 'sdk.ResponseInputItem[]'],
  ['OpenAI.Responses.ResponseInputContent[]', 'sdk.ResponseInputPart[]'],
  ['OpenAI.Responses.Tool[]', 'sdk.ResponseTool[]'],
  ["NonNullable<OpenAI.Responses.ResponseCreateParams['tool_choice']>", 'sdk.ResponseToolChoice'],
  ['OpenAI.Responses.ResponseFormatTextConfig', 'sdk.ResponseTextFormat'],
  ['OpenAI.Responses.ResponseCreateParams', 'sdk.ResponseRequest'],
  ['OpenAI.EmbeddingCreateParams', 'sdk.EmbeddingRequest'],
  ['OpenAI.ImageGenerateParams', 'sdk.ImageGenerationRequest'],
  ['OpenAI.Audio.SpeechCreateParams', 'sdk.SpeechRequest'],
  ['Anthropic.MessageParam[]', 'sdk.MessageInput[]'],
  ['Anthropic.ContentBlockParam[]', 'sdk.MessageInputBlock[]'],
  ['Anthropic.ContentBlock[]', 'sdk.MessageInputBlock[]'],
  ['Anthropic.Beta.BetaContentBlockParam[]', 'sdk.MessageInputBlock[]'],
  ['Anthropic.Tool[]', 'sdk.MessageTool[]'],
  ['Anthropic.ToolUnion[]', 'sdk.MessageTool[]'],
  ['Anthropic.Beta.BetaToolUnion[]', 'sdk.MessageTool[]'],
  ['Anthropic.ToolChoice', 'sdk.MessageToolChoice'],
  ['Anthropic.ThinkingConfigParam', 'sdk.MessageThinking'],
  ['Anthropic.OutputConfig', 'sdk.MessageOutputConfig'],
  ['Anthropic.MessageCreateParams', 'sdk.MessageRequest'],
  ['Anthropic.MessageCountTokensParams', 'sdk.CountTokensRequest'],
];

describe.each(services)('with %s', (_, service) => {
  test.each(handedIn)('%s can be handed in as %s', (vendor, ours) => {
    const program = `declare const theirs: ${vendor};\nexport const accepted: ${ours} = theirs;\n`;
    expect(service.errorsOf(program)).toEqual([]);
  });
});

test.each([
  [
    'createChatCompletion',
    'OpenAI.Chat.Completions.ChatCompletionCreateParamsNonStreaming',
    'sdk.ChatCompletion',
  ],
  ['createResponse', 'OpenAI.Responses.ResponseCreateParamsNonStreaming', 'sdk.ResponseObject'],
  ['createMessage', 'Anthropic.MessageCreateParamsNonStreaming', 'sdk.MessageResult'],
])("%s takes the parameters of the vendor's own method", (method, parameters, result) => {
  const program = `declare const parameters: ${parameters};
export const result: ${result} = await gateway.${method}(parameters);\n`;
  expect(usual.errorsOf(program)).toEqual([]);
});

/** Invalid calls. The marked text is the field, or its value. */
const misspelt: readonly string[] = [
  'createChatCompletion({ model, messages, «temperatur»: 1 })',
  'createChatCompletion({ model, messages, stream: true, «temperatur»: 1 })',
  "createChatCompletion({ model, messages, «temperature»: '1' })",
  "createChatCompletion({ model, messages, «stream»: 'yes' })",
  "createChatCompletion({ model, messages: [{ «role»: 'usr', content: 'Hello' }] })",
  "createChatCompletion({ model, messages: [{ role: 'user', «contnt»: 'Hello' }] })",
  "createChatCompletion({ model, messages: [{ role: 'user', content: [{ type: 'text', «txt»: 'Hello' }] }] })",
  "createChatCompletion({ model, messages: [{ role: 'user', content: [{ «type»: 'txt', text: 'Hello' }] }] })",
  "createChatCompletion({ model, messages: [{ role: 'user', content: [{ type: 'image_url', image_url: { url: '', «detial»: 'low' } }] }] })",
  "createChatCompletion({ model, messages: [{ role: 'assistant', «tool_call»: [] }] })",
  "createChatCompletion({ model, messages, tools: [{ type: 'function', function: { name: 'f', «parameter»: {} } }] })",
  "createChatCompletion({ model, messages, tools: [{ type: 'function', «name»: 'f', parameters: {} }] })",
  "createChatCompletion({ model, messages, tools: [{ «type»: 'functon', function: { name: 'f' } }] })",
  "createChatCompletion({ model, messages, tool_choice: { type: 'function', «name»: 'f' } })",
  "createChatCompletion({ model, messages, response_format: { type: 'json_schema', «json_schma»: { name: 'a' } } })",
  "createChatCompletion({ model, messages, response_format: { «type»: 'json' } })",
  'createMessage({ model, messages, max_tokens: 5, «max_token»: 5 })',
  'createMessage({ model, messages, «max_token»: 5 })',
  "createMessage({ model, max_tokens: 5, messages: [{ role: 'user', content: [{ type: 'tool_result', «tool_id»: 'a' }] }] })",
  "createMessage({ model, max_tokens: 5, messages, tools: [{ name: 'f', «input_shema»: { type: 'object' } }] })",
  "createMessage({ model, max_tokens: 5, messages, tools: [{ name: 'f', input_schema: { type: 'object' }, «descripton»: 'a' }] })",
  "createMessage({ model, max_tokens: 5, messages, tool_choice: { type: 'tool', «nam»: 'f' } })",
  "createMessage({ model, max_tokens: 5, messages, thinking: { type: 'enabled', «budget_token»: 5 } })",
  "createMessage({ model, max_tokens: 5, messages, tools: [{ type: 'web_search_20250305', name: 'web_search', «max_use»: 5 }] })",
  "createResponse({ model, input: 'Hello', «instruction»: 'a' })",
  "createResponse({ model, «inputs»: 'Hello' })",
  "createResponse({ model, input: [{ role: 'user', «contnt»: 'Hello' }] })",
  "createResponse({ model, input: [{ role: 'user', content: [{ type: 'input_text', «txt»: 'Hello' }] }] })",
  "createResponse({ model, input: [{ role: 'user', content: [{ «type»: 'text', text: 'Hello' }] }] })",
  "createResponse({ model, input: 'a', tools: [{ type: 'function', name: 'f', «parametres»: {} }] })",
  "createResponse({ model, input: 'a', tools: [{ type: 'function', «function»: { name: 'f' } }] })",
  "createResponse({ model, input: 'a', text: { format: { type: 'json_schema', name: 'a', «shema»: {} } } })",
  "createEmbedding({ model, input: 'a', «encodingFormat»: 'base64' })",
  "createEmbedding({ model, «inputs»: 'a' })",
  "createTranscription({ model, file: new File([], 'a'), «lang»: 'en' })",
  "createTranscription({ model, file: new File([], 'a'), «stream»: 'true' })",
  "createSpeech({ model, input: 'a', «voic»: 'alloy' })",
  "createImage({ prompt: 'a', «sise»: '1024x1024' })",
  "createRerank({ model, query: 'a', documents: ['a'], «topn»: 5 })",
  'listFiles({ «limits»: 5 })',
];

test.each(misspelt)('an invalid call has one error, at the field: %s', (call) => {
  const field = /«(.*)»/.exec(call)?.[1] ?? '';
  const errors = strict.errorsOf(`void gateway.${call.replace(/[«»]/g, '')};\n`);
  expect(errors.map(({ at }) => at)).toEqual([field]);
  expect(errors[0]?.message).not.toContain('No overload');
});

/** Places of a request, and what an editor must offer there. */
const completed: readonly (readonly [place: string, offered: string[]])[] = [
  [
    "createChatCompletion({ model, messages, response_format: { type: '|",
    ['text', 'json_object', 'json_schema'],
  ],
  [
    "createChatCompletion({ model, messages, response_format: { type: '|' } })",
    ['text', 'json_object', 'json_schema'],
  ],
  ["createChatCompletion({ model, messages, response_format: { type: 'json_schema', | } })", ['json_schema']],
  ["createChatCompletion({ model, messages, tool_choice: '|' })", ['none', 'auto', 'required']],
  [
    "createChatCompletion({ model, messages, tool_choice: { type: '|' } })",
    ['function', 'allowed_tools', 'custom'],
  ],
  ["createChatCompletion({ model, messages, tools: [{ type: '|' }] })", ['function', 'custom']],
  ["createChatCompletion({ model, messages, tools: [{ type: 'function', | }] })", ['function']],
  [
    "createChatCompletion({ model, messages: [{ role: '|' }] })",
    ['system', 'developer', 'user', 'assistant', 'tool'],
  ],
  [
    "createChatCompletion({ model, messages: [{ role: 'user', content: [{ type: '|' }] }] })",
    ['text', 'image_url', 'input_audio', 'file'],
  ],
  ["createChatCompletion({ model, messages, reasoning_effort: '|' })", ['minimal', 'low', 'high']],
  ['createChatCompletion({ model, messages, | })', ['temperature', 'tools', 'stream', 'response_format']],
  [
    "createMessage({ model, max_tokens: 5, messages: [{ role: 'user', content: [{ type: '|' }] }] })",
    ['text', 'image', 'document', 'tool_result', 'server_tool_use'],
  ],
  [
    "createMessage({ model, max_tokens: 5, messages: [{ role: 'user', content: [{ type: 'image', source: { type: '|' } }] }] })",
    ['base64', 'url', 'file'],
  ],
  [
    "createMessage({ model, max_tokens: 5, messages, tools: [{ type: '|' }] })",
    ['custom', 'web_search_20250305'],
  ],
  [
    "createMessage({ model, max_tokens: 5, messages, tool_choice: { type: '|' } })",
    ['auto', 'any', 'none', 'tool'],
  ],
  [
    "createMessage({ model, max_tokens: 5, messages, thinking: { type: '|' } })",
    ['enabled', 'disabled', 'adaptive'],
  ],
  [
    "createMessage({ model, max_tokens: 5, messages, output_config: { format: { type: '|' } } })",
    ['json_schema'],
  ],
  [
    "createResponse({ model, input: [{ type: '|' }] })",
    ['message', 'function_call_output', 'reasoning', 'mcp_call'],
  ],
  ["createResponse({ model, input: [{ role: '|' }] })", ['user', 'assistant', 'system', 'developer']],
  [
    "createResponse({ model, input: [{ role: 'user', content: [{ type: '|' }] }] })",
    ['input_text', 'input_image', 'input_file'],
  ],
  ["createResponse({ model, tools: [{ type: '|' }] })", ['function', 'custom', 'web_search', 'mcp']],
  ["createResponse({ model, tool_choice: { type: '|' } })", ['function', 'allowed_tools', 'mcp']],
  ["createResponse({ model, text: { format: { type: '|' } } })", ['text', 'json_object', 'json_schema']],
  ["createEmbedding({ model, input: 'a', encoding_format: '|' })", ['float', 'base64']],
  ["createTranscription({ model, response_format: '|' })", ['json', 'text', 'srt', 'verbose_json', 'vtt']],
  ["createSpeech({ model, input: 'a', stream_format: '|' })", ['sse', 'audio']],
];

test.each(completed)('an editor completes %s', (place, offered) => {
  expect(strict.completionsAt(`void gateway.${place}`)).toEqual(expect.arrayContaining(offered));
});

/** Values of `type`, and what a comparison with them must make known of a variable `it`. */
const narrowed: readonly (readonly [type: string, kind: string, known: string])[] = [
  ['sdk.ChatContentPart', 'text', 'it.text satisfies string'],
  ['sdk.ChatRequestToolCall', 'function', 'it.function.arguments satisfies string'],
  ['sdk.ChatTool', 'function', 'it.function.name satisfies string'],
  ['sdk.ChatResponseFormat', 'json_schema', 'it.json_schema satisfies object'],
  ['sdk.MessageInputBlock', 'tool_use', 'it.id satisfies string'],
  ['sdk.MessageToolChoice', 'tool', 'it.name satisfies string'],
  ['sdk.ResponseInputItem', 'function_call', 'it.arguments satisfies string'],
  ['sdk.ResponseInputPart', 'input_text', 'it.text satisfies string'],
  ['sdk.ResponseTool', 'function', 'it.name satisfies string'],
  ['sdk.ResponseTextFormat', 'json_schema', 'it.schema satisfies object'],
];

test.each(narrowed)('%s is narrowed by the type %s', (type, kind, known) => {
  const program = `declare const it: ${type};\nif (it.type === '${kind}') ${known};\n`;
  expect(strict.errorsOf(program)).toEqual([]);
});

test.each([
  "createChatCompletion({ model, messages, tools: [sdk.undeclared({ type: 'retrieval', retrieval: {} })] })",
  "createChatCompletion({ model, messages: [{ role: 'user', content: [sdk.undeclared({ type: 'video_url', video_url: {} })] }] })",
  "createChatCompletion({ model, messages, response_format: sdk.undeclared({ type: 'grammar', grammar: '' }) })",
  "createResponse({ model, input: 'a', tools: sdk.undeclared([{ type: 'brand_new' }]) })",
  "createResponse({ model, input: 'a', tools: [{ type: 'web_search', search_context_size: 'low' }] })",
  "createResponse({ model, input: [{ type: 'mcp_approval_response', approval_request_id: 'a', approve: true }] })",
  "createMessage({ model, max_tokens: 5, messages, tools: [{ type: 'web_search_20250305', name: 'web_search', max_uses: 5 }] })",
  "createMessage({ model, max_tokens: 5, messages, cache_control: { type: 'ephemeral' } })",
])('a request may have what only its vendor declares: %s', (call) => {
  expect(strict.errorsOf(`void gateway.${call};\n`)).toEqual([]);
});

/** Calls and the type of their awaited result. */
const results: readonly (readonly [call: string, result: string])[] = [
  ['createChatCompletion({ model, messages })', 'sdk.ChatCompletion'],
  ['createChatCompletion({ model, messages, stream: false })', 'sdk.ChatCompletion'],
  ['createChatCompletion({ model, messages, stream: null })', 'sdk.ChatCompletion'],
  ['createChatCompletion({ model, messages, stream: true })', 'sdk.EventStream<sdk.ChatCompletionChunk>'],
  [
    'createChatCompletion({ model, messages, stream: flag })',
    'sdk.ChatCompletion | sdk.EventStream<sdk.ChatCompletionChunk>',
  ],
  ['createChatCompletion(request)', 'sdk.ChatCompletion | sdk.EventStream<sdk.ChatCompletionChunk>'],
  ['createChatCompletion({ ...request, stream: false })', 'sdk.ChatCompletion'],
  ["createEmbedding({ model, input: 'a' })", 'sdk.EmbeddingListOf<number[]>'],
  ["createEmbedding({ model, input: 'a', encoding_format: 'float' })", 'sdk.EmbeddingListOf<number[]>'],
  ["createEmbedding({ model, input: 'a', encoding_format: 'base64' })", 'sdk.EmbeddingListOf<string>'],
  ["createEmbedding({ model, input: 'a', encoding_format: flag ? 'base64' : 'float' })", 'sdk.EmbeddingList'],
  ["createSpeech({ input: 'a' })", 'sdk.Download'],
  ["createSpeech({ input: 'a', stream_format: 'audio' })", 'sdk.Download'],
  [
    "createSpeech({ input: 'a', stream_format: 'sse' })",
    'sdk.EventStream<Exclude<sdk.SpeechStreamEvent, sdk.MediaStreamError>>',
  ],
  [
    "createSpeech({ input: 'a', stream_format: text })",
    'sdk.Download | sdk.EventStream<Exclude<sdk.SpeechStreamEvent, sdk.MediaStreamError>>',
  ],
  ['createTranscription({ model, file })', 'sdk.TranscriptionResult'],
  ["createTranscription({ model, file, response_format: 'srt' })", 'string'],
  ["createTranscription({ model, file, response_format: 'verbose_json' })", 'sdk.VerboseTranscriptionResult'],
  ['createTranscription({ model, file, response_format: text })', 'sdk.CreateTranscription200Body | string'],
  [
    "createTranscription({ model, file, response_format: 'srt', stream: true })",
    'sdk.EventStream<Exclude<sdk.TranscriptionStreamEvent, sdk.MediaStreamError>>',
  ],
];

test.each(results)('%s gives %s', (call, result) => {
  const program = `declare const flag: boolean, text: string, file: File, request: sdk.ChatCompletionRequest;
const given = await gateway.${call};
type Same<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;
true satisfies Same<typeof given, ${result}>;\n`;
  expect(usual.errorsOf(program)).toEqual([]);
});
