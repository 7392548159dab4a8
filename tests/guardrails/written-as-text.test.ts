import { expect, test } from '@jest/globals';
import { jsonBodyFromValue, type JsonObject } from '../../bodies/json-body.ts';
import type { OperationId } from '../../generated/contract.ts';
import { collectPrompt } from '../../guardrails/collect-prompt.ts';
import { formatWords } from '../../guardrails/format-words.ts';
import { operationRow } from '../../scripts/test-bed/contract-document.ts';

const letters = 'aHiddenText'.repeat(500);
const user = { role: 'user', content: 'Hi' };
const data = {
  image_url: letters,
  nested: { file_data: letters, source: { type: 'base64', data: letters } },
};
const block = (input: object) => [
  { role: 'assistant', content: [{ type: 'tool_use', id: 't', name: 'f', input }] },
];
test.each<[string, OperationId, JsonObject]>([
  [
    'the action of a shell call',
    'createResponse',
    { input: [{ type: 'shell_call', call_id: 'c', action: data }] },
  ],
  [
    'the environment of a local shell call',
    'createResponse',
    { input: [{ type: 'local_shell_call', call_id: 'c', action: { command: ['ls'], env: data } }] },
  ],
  ['a patch', 'createResponse', { input: [{ type: 'apply_patch_call', call_id: 'c', operation: data }] }],
  [
    'the output of a shell',
    'createResponse',
    { input: [{ type: 'shell_call_output', call_id: 'c', output: [data] }] },
  ],
  [
    'what a search for tools looks for',
    'createResponse',
    { input: [{ type: 'tool_search_call', call_id: 'c', arguments: data }] },
  ],
  ['the input of a tool', 'createMessage', { messages: block(data) }],
  ['the input of a tool in a list', 'createMessage', { messages: block({ content: [data] }) }],
  [
    'the schema of a tool',
    'createMessage',
    { messages: [user], tools: [{ name: 'f', input_schema: { type: 'object', default: data } }] },
  ],
  [
    'the data of a decision',
    'createDecision',
    { input: [{ role: 'user', content: [{ type: 'input_json', data }] }], questions: [] },
  ],
  ['a property of the server', 'createChatCompletion', { messages: [user], chat_template_kwargs: data }],
])(
  'what is written out as text is checked as text, whatever its key is: %s',
  async (_name, operationId, body) => {
    const { running, others } = await collectPrompt(
      operationRow(operationId).gateway,
      jsonBodyFromValue(body),
      formatWords(),
    );
    expect([...running, ...others].filter((text) => text === letters)).toHaveLength(3);
  },
);
