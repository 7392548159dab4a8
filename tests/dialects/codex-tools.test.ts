import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../bodies/json-body.ts';
import { requestValidators } from '../../generated/validators/requests.js';
import { responseValidators } from '../../generated/validators/responses.js';
import { omittedTools } from '../../dialects/tools/omitted-tools.ts';
import { BACKENDS, INPUT, PATCH } from './called-tools.ts';
import { contextOf, dialectBetween, eventsOf, replay, thrownBy, wire } from './dialect-cases.ts';

/** The tools that Codex 0.169 declares, by their types. */
const CODEX_TOOLS = [
  { type: 'function', name: 'exec_command', strict: false, parameters: { type: 'object', properties: {} } },
  {
    type: 'custom',
    name: 'apply_patch',
    description: 'Edits files.',
    format: { type: 'grammar', syntax: 'lark', definition: 'start: "x"' },
  },
  {
    type: 'namespace',
    name: 'multi_agent_v1',
    description: 'Tools for sub-agents.',
    tools: [
      { type: 'function', name: 'spawn_agent', description: 'Starts one.', parameters: { type: 'object' } },
      { type: 'function', name: 'close_agent', parameters: { type: 'object' } },
    ],
  },
  { type: 'web_search', external_web_access: false },
];
const codex = (more: object = {}): JsonObject => ({
  model: 'acme/chat',
  input: INPUT,
  tools: CODEX_TOOLS,
  tool_choice: 'auto',
  ...more,
});

/** The declared tools of a backend's request, by name, in the terms of the messages format. */
function sentTools(backend: 'chat' | 'messages', request: JsonObject): Map<string, JsonObject> {
  const tools = request['tools'] as JsonObject[];
  const plain = tools.map((tool) => (backend === 'chat' ? (tool['function'] as JsonObject) : tool));
  return new Map(plain.map((tool) => [String(tool['name']), tool]));
}

/** Two streams may begin in different seconds. */
const undated = (text: string): string => text.replaceAll(/"created_at":\d+/g, '"created_at":0');

describe.each(['chat', 'messages'] as const)('the tools of Codex over a %s backend', (backend) => {
  const dialect = dialectBetween('responses', backend);
  const { plain, frames } = BACKENDS[backend];
  const called = [
    { id: 'call_1', name: 'apply_patch', arguments: JSON.stringify({ input: PATCH }) },
    { id: 'call_2', name: 'multi_agent_v1__spawn_agent', arguments: '{"a":1}' },
    { id: 'call_3', name: 'exec_command', arguments: '{}' },
  ];
  const output = [
    { type: 'custom_tool_call', call_id: 'call_1', name: 'apply_patch', input: PATCH },
    {
      type: 'function_call',
      call_id: 'call_2',
      name: 'spawn_agent',
      namespace: 'multi_agent_v1',
      arguments: '{"a":1}',
    },
    { type: 'function_call', call_id: 'call_3', name: 'exec_command', arguments: '{}' },
  ];

  test('are functions, without those that only a vendor has', () => {
    const request = codex();
    expect(requestValidators['ResponseRequest']?.(request)).toBe(true);
    const tools = sentTools(backend, dialect.request(request));
    expect([...tools.keys()]).toEqual([
      'exec_command',
      'apply_patch',
      'multi_agent_v1__spawn_agent',
      'multi_agent_v1__close_agent',
    ]);
    expect(tools.get('apply_patch')).toMatchObject({
      description: expect.stringMatching(/^Edits files\.[^]*lark grammar:\nstart: "x"$/),
      [backend === 'chat' ? 'parameters' : 'input_schema']: { required: ['input'] },
    });
    expect(tools.get('multi_agent_v1__spawn_agent')?.['description']).toBe(
      'multi_agent_v1: Tools for sub-agents.\n\nStarts one.',
    );
  });

  test('are called by their own names, in a plain response', () => {
    const response = dialect.response(plain(called), contextOf(codex()));
    expect(responseValidators['ResponseObject']?.(response)).toBe(true);
    expect(response['output']).toMatchObject(output);
    expect(response['tools']).toEqual(CODEX_TOOLS);
  });

  test('are called by their own names, in a stream, wherever it is cut', async () => {
    const text = wire(frames(called));
    const whole = await replay(dialect, text, codex());
    expect(whole.thrown).toBeNull();
    for (let at = 0; at < text.length; at += 17)
      expect(undated((await replay(dialect, text, codex(), at)).written)).toBe(undated(whole.written));
    const events = eventsOf(whole.written);
    for (const event of events) expect(responseValidators['ResponseStreamEvent']?.(event)).toBe(true);
    expect(events.at(-1)).toMatchObject({ type: 'response.completed', response: { output } });
    const deltas = events.filter(({ type }) => type === 'response.custom_tool_call_input.delta');
    expect(deltas.length).toBeGreaterThan(2);
    expect(deltas.map(({ delta }) => delta).join('')).toBe(PATCH);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'response.custom_tool_call_input.done', input: PATCH }),
    );
  });

  test('may be in the history, with their results', () => {
    const results = [
      { type: 'custom_tool_call_output', call_id: 'call_1', output: 'patched' },
      { type: 'function_call_output', call_id: 'call_2', output: [{ type: 'input_text', text: 'started' }] },
      { type: 'function_call_output', call_id: 'call_3', output: 'ran' },
    ];
    const request = codex({ input: [...INPUT, ...output, ...results] });
    expect(requestValidators['ResponseRequest']?.(request)).toBe(true);
    const sent = JSON.stringify(dialect.request(request)['messages']);
    for (const { id, name } of called) {
      expect(sent.split(`"name":"${name}"`)).toHaveLength(2);
      expect(sent.split(`"${id}"`)).toHaveLength(3);
    }
    for (const text of ['patched', 'started', 'ran']) expect(sent).toContain(text);
  });

  test('keep the text of a model that ignores that it calls a function', () => {
    const [call] = called;
    for (const text of ['{"patch":"x y"}', '{"input":"x y","more":1}']) {
      const response = dialect.response(
        plain([{ ...call, id: 'i', name: 'apply_patch', arguments: text }]),
        contextOf(codex()),
      );
      expect(response['output']).toMatchObject([{ type: 'custom_tool_call', input: 'x y' }]);
    }
  });

  test.each([
    [{ type: 'web_search' }, 'tool_choice.type'],
    [{ type: 'allowed_tools', mode: 'required', tools: [{ type: 'web_search' }] }, 'tool_choice.tools'],
  ])('are refused where the choice demands one that only a vendor has: %j', (choice, param) => {
    const thrown = thrownBy(() => dialect.request(codex({ tool_choice: choice })));
    expect(thrown).toMatchObject({ code: 'invalid_parameter', param });
  });

  test.each([
    [{ type: 'custom', name: 'apply_patch' }, 'apply_patch'],
    [{ type: 'function', name: 'close_agent', namespace: 'multi_agent_v1' }, 'multi_agent_v1__close_agent'],
  ])('may be demanded: %j', (choice, name) => {
    expect(JSON.stringify(dialect.request(codex({ tool_choice: choice }))['tool_choice'])).toContain(name);
  });

  test('may be limited to a namespace', () => {
    const allowed = {
      type: 'allowed_tools',
      mode: 'auto',
      tools: [{ type: 'namespace', name: 'multi_agent_v1' }],
    };
    const tools = sentTools(backend, dialect.request(codex({ tool_choice: allowed })));
    expect([...tools.keys()]).toEqual(['multi_agent_v1__spawn_agent', 'multi_agent_v1__close_agent']);
  });

  test('are none where all of them are left out', () => {
    for (const choice of ['auto', 'none', null])
      expect(
        dialect.request(codex({ tools: [{ type: 'web_search' }], tool_choice: choice })),
      ).not.toHaveProperty('tools');
    expect(
      thrownBy(() => dialect.request(codex({ tools: [{ type: 'web_search' }], tool_choice: 'required' }))),
    ).toMatchObject({ code: 'invalid_parameter', param: 'tool_choice' });
  });
});

describe.each(['chat', 'messages'] as const)('a search for tools of Codex over a %s backend', (backend) => {
  const dialect = dialectBetween('responses', backend);
  const { plain, frames } = BACKENDS[backend];
  const search = {
    type: 'tool_search',
    execution: 'client',
    description: 'Finds tools.',
    parameters: { type: 'object' },
  };
  const [, , group] = CODEX_TOOLS;
  const call = {
    type: 'tool_search_call',
    call_id: 'call_1',
    execution: 'client',
    arguments: { query: 'agents' },
  };
  const found = {
    type: 'tool_search_output',
    call_id: 'call_1',
    execution: 'client',
    status: 'completed',
    tools: [group],
  };
  const request = codex({ tools: [search] });
  const next = codex({ tools: [search], input: [...INPUT, call, found] });

  test('is a call with an object, plain and in a stream', async () => {
    const called = [{ id: 'call_1', name: 'tool_search', arguments: '{"query":"agents"}' }];
    const response = dialect.response(plain(called), contextOf(request));
    expect(responseValidators['ResponseObject']?.(response)).toBe(true);
    expect(response['output']).toMatchObject([{ ...call, status: 'completed' }]);
    const { written, thrown } = await replay(dialect, wire(frames(called)), request);
    expect(thrown).toBeNull();
    const events = eventsOf(written);
    for (const event of events) expect(responseValidators['ResponseStreamEvent']?.(event)).toBe(true);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'response.output_item.done', item: expect.objectContaining(call) }),
    );
  });

  test('declares the tools that it found, which are called by their names', () => {
    const sent = dialect.request(next);
    expect([...sentTools(backend, sent).keys()]).toEqual([
      'tool_search',
      'multi_agent_v1__spawn_agent',
      'multi_agent_v1__close_agent',
    ]);
    expect(JSON.stringify(sent['messages'])).toContain(
      'multi_agent_v1__spawn_agent, multi_agent_v1__close_agent',
    );
    const called = [{ id: 'call_2', name: 'multi_agent_v1__close_agent', arguments: '{}' }];
    expect(dialect.response(plain(called), contextOf(next))['output']).toMatchObject([
      { type: 'function_call', name: 'close_agent', namespace: 'multi_agent_v1' },
    ]);
  });
});

/** Codex 0.146 and later declare their tools in an item (NVIDIA-NeMo/Switchyard#515, SaladDay/cc-switch-cli#466). */
describe.each(['chat', 'messages'] as const)(
  'tools that Codex declares in an item over a %s backend',
  (backend) => {
    const dialect = dialectBetween('responses', backend);
    const declaration = { type: 'additional_tools', role: 'developer', tools: CODEX_TOOLS };
    const request = codex({ tools: null, input: [declaration, ...INPUT] });

    test('are declared as if they were tools of the request', () => {
      const sent = dialect.request(request);
      expect(sent).toEqual(dialect.request(codex()));
      expect(omittedTools('responses', request)).toEqual(['web_search']);
    });

    test('are called by their names', () => {
      const called = [
        { id: 'call_1', name: 'apply_patch', arguments: JSON.stringify({ input: PATCH }) },
        { id: 'call_2', name: 'multi_agent_v1__spawn_agent', arguments: '{"a":1}' },
      ];
      expect(dialect.response(BACKENDS[backend].plain(called), contextOf(request))['output']).toMatchObject([
        { type: 'custom_tool_call', name: 'apply_patch', input: PATCH },
        { type: 'function_call', name: 'spawn_agent', namespace: 'multi_agent_v1' },
      ]);
    });
  },
);
