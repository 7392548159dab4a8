import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../bodies/json-body.ts';
import { toConverse } from '../../dialects/converse/request.ts';
import { toGenerateContent } from '../../dialects/gemini/request.ts';
import { toChatRequest } from '../../dialects/messages-to-chat/request.ts';
import { toChatRequest as chatOfResponses } from '../../dialects/responses-to-chat/request.ts';

/**
 * Histories with tools that the vendor ran, shortened from recordings of pydantic-ai 1.20.0 (test_anthropic_web_search_tool,
 * test_anthropic_mcp_servers, test_openai_responses_model_mcp_server_tool) and of langchain-anthropic 1.7.10 and
 * langchain-openai 1.7.4 (test_code_execution, test_compaction, test_code_interpreter).
 */
const RUNS = [
  { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: { query: 'weather' } },
  {
    type: 'web_search_tool_result',
    tool_use_id: 'srvtoolu_1',
    content: [
      { type: 'web_search_result', title: 'Weather', url: 'https://weather.test/', encrypted_content: 'x' },
    ],
  },
  { type: 'server_tool_use', id: 'srvtoolu_2', name: 'bash_code_execution', input: { command: 'ls' } },
  {
    type: 'bash_code_execution_tool_result',
    tool_use_id: 'srvtoolu_2',
    content: { type: 'bash_code_execution_result', stdout: '', stderr: '', return_code: 0, content: [] },
  },
  { type: 'mcp_tool_use', id: 'mcptoolu_1', name: 'ask', server_name: 'wiki', input: {} },
  {
    type: 'mcp_tool_result',
    tool_use_id: 'mcptoolu_1',
    is_error: false,
    content: [{ type: 'text', text: 'x' }],
  },
];
const ANSWER = { type: 'text', text: 'It is sunny.' };

const withTurn = (content: JsonObject[]): JsonObject => ({
  model: 'm',
  max_tokens: 9,
  messages: [
    { role: 'user', content: 'How is the weather?' },
    { role: 'assistant', content },
    { role: 'user', content: 'And tomorrow?' },
  ],
});

const TRANSLATIONS: [string, (request: JsonObject) => JsonObject][] = [
  ['chat', toChatRequest],
  ['Gemini', (request) => toGenerateContent(request)],
  ['Converse', (request) => toConverse(request, 'amazon.nova-pro')],
];

describe.each(TRANSLATIONS)('a history of messages for %s', (_name, translate) => {
  test('keeps the text, without what the tools of the vendor did', () => {
    expect(translate(withTurn([...RUNS, ANSWER]))).toEqual(translate(withTurn([ANSWER])));
  });

  test('has no empty turn when the vendor paused between its tools', () => {
    const { messages } = withTurn([]) as { messages: JsonObject[] };
    const [first, , last] = messages;
    expect(translate(withTurn(RUNS))).toEqual(
      translate({ model: 'm', max_tokens: 9, messages: [first, last] }),
    );
  });

  test('keeps the summary of what came before', () => {
    const summary = { type: 'compaction', content: 'They talked about the weather.' };
    expect(translate(withTurn([summary]))).toEqual(
      translate(withTurn([{ type: 'text', text: 'They talked about the weather.' }])),
    );
  });
});

test('a history of responses for chat keeps the answer, without what the tools of the vendor did', () => {
  const answer = { role: 'assistant', content: 'It is sunny.' };
  const input = (items: JsonObject[]): JsonObject => ({
    model: 'm',
    input: [{ role: 'user', content: 'Hi' }, ...items, { role: 'user', content: 'And?' }],
  });
  const runs = [
    { type: 'mcp_list_tools', id: 'mcpl_1', server_label: 'wiki', tools: [] },
    { type: 'mcp_approval_request', id: 'mcpr_1', server_label: 'wiki', name: 'ask', arguments: '{}' },
    { type: 'mcp_approval_response', approval_request_id: 'mcpr_1', approve: true },
    { type: 'mcp_call', id: 'mcp_1', server_label: 'wiki', name: 'ask', arguments: '{}', output: 'x' },
    {
      type: 'code_interpreter_call',
      id: 'ci_1',
      container_id: 'cntr_1',
      code: '1',
      outputs: [],
      status: 'completed',
    },
    { type: 'image_generation_call', id: 'ig_1', result: 'aGk=', status: 'completed' },
    { type: 'web_search_call', id: 'ws_1', status: 'completed' },
  ];
  expect(chatOfResponses(input([...runs, answer]))).toEqual(chatOfResponses(input([answer])));
});
