import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestGateway, type TestGateway } from '../../scripts/test-bed/gateway.ts';
import { modelFor } from '../../scripts/test-bed/test-catalogue.ts';

let world: TestGateway;

beforeAll(async () => {
  world = await startTestGateway();
});
afterEach(() => world.settle());
afterAll(() => world.close());

/** What Cursor sends to a server of its user (BerriAI/litellm#34029, archestra-ai/archestra#7375, Soju06/codex-lb#833;
 * a body of responses: Wei-Shaw/sub2api#1575; tools: icebear0828/codex-proxy#507, jwadow/kiro-gateway#49). */
const parameters = { type: 'object', properties: { path: { type: 'string' } } };
const READ = { type: 'function', function: { name: 'read_file', parameters } };
const CALL = { id: 'call_1', type: 'function', function: { name: 'read_file', arguments: '{}' } };

async function sent(fields: object): Promise<Record<string, unknown>> {
  const response = await posted(fields);
  expect(await response.text()).not.toContain('"error"');
  return world.upstream.last.fields;
}

async function posted(fields: object): Promise<Response> {
  return fetch(`${world.address}/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${world.keys.full}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      model: modelFor('chat'),
      messages: [{ role: 'user', content: 'Hello' }],
      ...fields,
    }),
  });
}

describe('a server of the chat format gets from Cursor', () => {
  test('texts and images in the form of the format, and no empty list as the content of a message with calls, which OpenAI refuses', async () => {
    const messages = [
      { role: 'user', content: [{ type: 'input_text', text: 'Hello' }] },
      { role: 'assistant', content: [], tool_calls: [CALL] },
      { role: 'tool', tool_call_id: 'call_1', content: 'found' },
      { role: 'assistant', content: [{ type: 'output_text', text: 'Yes.' }] },
      {
        role: 'user',
        content: [{ type: 'input_image', image_url: 'https://a.example/a.png', detail: 'low' }],
      },
    ];
    const image = { url: 'https://a.example/a.png', detail: 'low' };
    expect(await sent({ messages, tools: [READ] })).toMatchObject({
      messages: [
        { role: 'user', content: [{ type: 'text', text: 'Hello' }] },
        { role: 'assistant', content: null, tool_calls: [CALL] },
        messages[2],
        { role: 'assistant', content: [{ type: 'text', text: 'Yes.' }] },
        { role: 'user', content: [{ type: 'image_url', image_url: image }] },
      ],
    });
  });

  test('a body of responses as messages', async () => {
    const input = [
      { role: 'system', content: 'You are an agent.' },
      { role: 'user', content: [{ type: 'input_text', text: 'Read it' }] },
      { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'gAAAA' },
      { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'I read.' }] },
      { type: 'function_call', id: 'fc_1', call_id: 'call_1', name: 'read_file', arguments: '{}' },
      { type: 'custom_tool_call', call_id: 'call_2', name: 'patch', input: '*** Begin' },
      { type: 'function_call_output', call_id: 'call_1', output: 'found' },
      { type: 'custom_tool_call_output', call_id: 'call_2', output: 'done' },
    ];
    const schema = { name: 'answer', schema: { type: 'object' }, strict: true };
    const body = await sent({
      messages: undefined,
      input,
      instructions: 'Be brief.',
      max_output_tokens: 20,
      reasoning: { effort: 'low', summary: 'auto' },
      text: { verbosity: 'low', format: { type: 'json_schema', ...schema } },
      include: ['reasoning.encrypted_content'],
      truncation: 'auto',
      tool_choice: { type: 'function', name: 'read_file' },
      tools: [
        { type: 'function', name: 'read_file', parameters, strict: false },
        {
          type: 'custom',
          name: 'patch',
          format: { type: 'grammar', syntax: 'lark', definition: 'start: "a"' },
        },
      ],
    });
    const patch = { name: 'patch', input: '*** Begin' };
    const grammar = { syntax: 'lark', definition: 'start: "a"' };
    expect(body).toMatchObject({
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'system', content: 'You are an agent.' },
        { role: 'user', content: [{ type: 'text', text: 'Read it' }] },
        {
          role: 'assistant',
          content: [{ type: 'text', text: 'I read.' }],
          tool_calls: [CALL, { id: 'call_2', type: 'custom', custom: patch }],
        },
        { role: 'tool', tool_call_id: 'call_1', content: 'found' },
        { role: 'tool', tool_call_id: 'call_2', content: 'done' },
      ],
      max_completion_tokens: 20,
      reasoning_effort: 'low',
      verbosity: 'low',
      response_format: { type: 'json_schema', json_schema: schema },
      tool_choice: { type: 'function', function: { name: 'read_file' } },
      tools: [
        { type: 'function', function: { name: 'read_file', parameters, strict: false } },
        { type: 'custom', custom: { name: 'patch', format: { type: 'grammar', grammar } } },
      ],
    });
    for (const name of [
      'input',
      'instructions',
      'max_output_tokens',
      'reasoning',
      'text',
      'include',
      'truncation',
    ])
      expect(body).not.toHaveProperty(name);
  });

  test('a text as the input', async () => {
    expect(await sent({ messages: undefined, input: 'Hello' })).toMatchObject({
      messages: [{ role: 'user', content: 'Hello' }],
    });
  });

  test.each([
    { name: 'read_file', description: 'Reads', input_schema: parameters },
    { type: 'custom', name: 'read_file', description: 'Reads', input_schema: parameters },
    { type: 'function', name: 'read_file', description: 'Reads', input_schema: parameters },
    { type: 'function', name: 'read_file', description: 'Reads', parameters },
  ])('the tool %j with its members in a function', async (tool) => {
    const { tools } = await sent({ tools: [tool] });
    expect(tools).toEqual([
      { type: 'function', function: { name: 'read_file', description: 'Reads', parameters } },
    ]);
  });

  test.each([
    [{ type: 'auto', disable_parallel_tool_use: true }, 'auto', false],
    [{ type: 'any' }, 'required', undefined],
    [{ type: 'tool', name: 'read_file' }, { type: 'function', function: { name: 'read_file' } }, undefined],
    [
      { type: 'allowed_tools', mode: 'auto', tools: [{ type: 'function', name: 'read_file' }] },
      {
        type: 'allowed_tools',
        allowed_tools: { mode: 'auto', tools: [{ type: 'function', function: { name: 'read_file' } }] },
      },
      undefined,
    ],
  ])('the choice %j in the form of chat', async (given, choice, parallel) => {
    const body = await sent({ tools: [READ], tool_choice: given });
    expect(body['tool_choice']).toEqual(choice);
    expect(body['parallel_tool_calls']).toBe(parallel);
  });

  test('calls, results and images of the messages format as those of chat', async () => {
    const source = { type: 'base64', media_type: 'image/png', data: 'iVBORw0KGgo=' };
    const image = { type: 'image_url', image_url: { url: 'data:image/png;base64,iVBORw0KGgo=' } };
    const remote = { type: 'image', source: { type: 'url', url: 'https://a.example/a.png' } };
    const messages = [
      { role: 'user', content: [remote, { type: 'text', text: 'Read it' }] },
      {
        role: 'assistant',
        content: [
          { type: 'text', text: 'I read.' },
          { type: 'tool_use', id: 'call_1', name: 'read_file', input: {} },
        ],
      },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Go on' },
          {
            type: 'tool_result',
            tool_use_id: 'call_1',
            is_error: true,
            content: [{ type: 'text', text: 'gone' }],
          },
        ],
      },
      { role: 'assistant', content: [{ type: 'tool_use', id: 'call_1', name: 'read_file', input: {} }] },
      {
        role: 'user',
        content: [{ type: 'tool_result', tool_use_id: 'call_1', content: [{ type: 'image', source }] }],
      },
    ];
    expect(await sent({ messages, tools: [READ] })).toMatchObject({
      messages: [
        {
          role: 'user',
          content: [
            { type: 'image_url', image_url: { url: 'https://a.example/a.png' } },
            { type: 'text', text: 'Read it' },
          ],
        },
        { role: 'assistant', content: [{ type: 'text', text: 'I read.' }], tool_calls: [CALL] },
        { role: 'tool', tool_call_id: 'call_1', content: 'Error: gone' },
        { role: 'user', content: [{ type: 'text', text: 'Go on' }] },
        { role: 'assistant', content: null, tool_calls: [CALL] },
        { role: 'tool', tool_call_id: 'call_1', content: '' },
        { role: 'user', content: [image] },
      ],
    });
  });
});

describe('a body of responses at the address of chat is refused', () => {
  test.each([
    ['an earlier response', { previous_response_id: 'resp_1', input: 'Hello' }, 'previous_response_id'],
    ['an item that only responses has', { input: [{ type: 'compaction' }] }, 'input[0].type'],
    ['an item that is no object', { input: ['Hello'] }, 'input[0]'],
    ['an input of another type', { input: 1 }, 'input'],
    ['a message without a role', { input: [{ type: 'message', content: 'Hello' }] }, 'messages[0].role'],
    ['no input either', {}, 'messages'],
  ])('for %s', async (_name, fields, param) => {
    const response = await posted({ messages: undefined, ...fields });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error', param } });
  });

  test('for its model first', async () => {
    expect((await posted({ model: 'none/such', messages: undefined, input: 1 })).status).toBe(404);
  });
});
