import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../bodies/json-body.ts';
import { toConverse } from '../../dialects/converse/request.ts';
import { toMessage as converseMessage } from '../../dialects/converse/response.ts';
import type { Format } from '../../dialects/dialect.ts';
import { geminiToolNames, toGenerateContent } from '../../dialects/gemini/request.ts';
import { toMessage as geminiMessage } from '../../dialects/gemini/response.ts';
import { messageToolNames } from '../../dialects/message-tools.ts';
import { requestValidators } from '../../generated/validators/requests.js';
import { responseValidators } from '../../generated/validators/responses.js';
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
const INPUT = [{ type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Go' }] }];
const codex = (more: object = {}): JsonObject => ({
  model: 'acme/chat',
  input: INPUT,
  tools: CODEX_TOOLS,
  tool_choice: 'auto',
  ...more,
});
const PATCH = '*** Begin Patch\n+"a\\b" é 😀\n*** End Patch\n';

interface CalledTool {
  id: string;
  name: string;
  arguments: string;
}

/** A backend's plain response with calls, and the same as a stream whose arguments come in pieces. */
const BACKENDS: Readonly<
  Record<
    'chat' | 'messages',
    { plain: (calls: CalledTool[]) => JsonObject; frames: (calls: CalledTool[]) => (JsonObject | string)[] }
  >
> = {
  chat: {
    plain: (calls) => ({
      choices: [
        {
          index: 0,
          finish_reason: 'tool_calls',
          message: {
            role: 'assistant',
            content: null,
            tool_calls: calls.map(({ id, ...called }) => ({ id, type: 'function', function: called })),
          },
        },
      ],
      usage: { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 },
    }),
    frames: (calls) => {
      const chunk = (delta: object, reason: string | null = null): JsonObject => ({
        id: 'c',
        choices: [{ index: 0, delta, finish_reason: reason }],
      });
      const pieces = calls.flatMap(({ id, name, arguments: text }, index) => [
        chunk({ tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }] }),
        ...(text.match(/.{1,3}/gsu) ?? []).map((piece) =>
          chunk({ tool_calls: [{ index, function: { arguments: piece } }] }),
        ),
      ]);
      const usage = {
        id: 'c',
        choices: [],
        usage: { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 },
      };
      return [...pieces, chunk({}, 'tool_calls'), usage, '[DONE]'].map((frame) =>
        typeof frame === 'string' ? frame : JSON.stringify(frame),
      );
    },
  },
  messages: {
    plain: (calls) => ({
      id: 'msg_1',
      content: calls.map(({ id, name, arguments: text }) => ({
        type: 'tool_use',
        id,
        name,
        input: JSON.parse(text) as unknown,
      })),
      stop_reason: 'tool_use',
      usage: { input_tokens: 1, output_tokens: 2 },
    }),
    frames: (calls) => [
      { type: 'message_start', message: { id: 'msg_1', usage: { input_tokens: 1, output_tokens: 0 } } },
      ...calls.flatMap(({ id, name, arguments: text }, index) => [
        { type: 'content_block_start', index, content_block: { type: 'tool_use', id, name, input: {} } },
        ...(text.match(/.{1,3}/gsu) ?? []).map((piece) => ({
          type: 'content_block_delta',
          index,
          delta: { type: 'input_json_delta', partial_json: piece },
        })),
        { type: 'content_block_stop', index },
      ]),
      { type: 'message_delta', delta: { stop_reason: 'tool_use' }, usage: { output_tokens: 2 } },
      { type: 'message_stop' },
    ],
  },
};

/** The declared tools of a backend's request, by name, in the terms of the messages format. */
function sentTools(backend: 'chat' | 'messages', request: JsonObject): Map<string, JsonObject> {
  const tools = request['tools'] as JsonObject[];
  const plain = tools.map((tool) => (backend === 'chat' ? (tool['function'] as JsonObject) : tool));
  return new Map(plain.map((tool) => [String(tool['name']), tool]));
}

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
      expect((await replay(dialect, text, codex(), at)).written).toBe(whole.written);
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

describe('a custom tool of a chat client', () => {
  const format = { type: 'grammar', grammar: { syntax: 'regex', definition: '[a-z]+' } };
  const tools = [
    { type: 'custom', custom: { name: 'sh', description: 'Runs a command.', format } },
    { type: 'web_search' },
  ];
  const history = [
    { role: 'user', content: 'Go' },
    {
      role: 'assistant',
      tool_calls: [{ id: 'c1', type: 'custom', custom: { name: 'sh', input: 'ls "a"' } }],
    },
    { role: 'tool', tool_call_id: 'c1', content: 'done' },
  ];
  const request = {
    model: 'acme/chat',
    messages: history,
    tools,
    tool_choice: { type: 'custom', custom: { name: 'sh' } },
  };
  const call = { id: 'c2', type: 'custom', custom: { name: 'sh', input: PATCH } };

  test('is one of a responses backend, and back', async () => {
    const dialect = dialectBetween('chat', 'responses');
    expect(dialect.request(request)).toMatchObject({
      tools: [
        {
          type: 'custom',
          name: 'sh',
          description: 'Runs a command.',
          format: { type: 'grammar', syntax: 'regex', definition: '[a-z]+' },
        },
      ],
      tool_choice: { type: 'custom', name: 'sh' },
      input: [
        { role: 'user' },
        { type: 'custom_tool_call', call_id: 'c1', name: 'sh', input: 'ls "a"' },
        { type: 'custom_tool_call_output', call_id: 'c1', output: 'done' },
      ],
    });
    const item = { id: 'ctc_1', type: 'custom_tool_call', call_id: 'c2', name: 'sh', input: PATCH };
    const response = { status: 'completed', output: [item] };
    const completion = dialect.response(response, contextOf(request));
    expect(responseValidators['ChatCompletion']?.(completion)).toBe(true);
    expect(completion['choices']).toMatchObject([
      { finish_reason: 'tool_calls', message: { tool_calls: [call] } },
    ]);
    const place = { output_index: 0, item_id: 'ctc_1' };
    const frames = [
      { type: 'response.created', response: { status: 'in_progress' } },
      { type: 'response.output_item.added', output_index: 0, item: { ...item, input: '' } },
      { type: 'response.custom_tool_call_input.delta', ...place, delta: PATCH.slice(0, 9) },
      { type: 'response.custom_tool_call_input.delta', ...place, delta: PATCH.slice(9) },
      { type: 'response.custom_tool_call_input.done', ...place, input: PATCH },
      { type: 'response.output_item.done', output_index: 0, item },
      { type: 'response.completed', response },
    ];
    expect(streamedCall(await replay(dialect, wire(frames), request))).toEqual(call);
    // Some servers send an item only when it is complete.
    const short = [frames[0] ?? {}, frames[6] ?? {}];
    expect(streamedCall(await replay(dialect, wire(short), request))).toEqual(call);
  });

  test('is a function of a messages backend, and back', async () => {
    const dialect = dialectBetween('chat', 'messages');
    expect(dialect.request(request)).toMatchObject({
      tools: [{ name: 'sh', input_schema: { required: ['input'] } }],
      tool_choice: { type: 'tool', name: 'sh' },
      messages: [
        { role: 'user' },
        {
          role: 'assistant',
          content: [{ type: 'tool_use', id: 'c1', name: 'sh', input: { input: 'ls "a"' } }],
        },
        { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'c1', content: 'done' }] },
      ],
    });
    const { plain, frames } = BACKENDS.messages;
    const called = [{ id: 'c2', name: 'sh', arguments: JSON.stringify({ input: PATCH }) }];
    const completion = dialect.response(plain(called), contextOf(request));
    expect(responseValidators['ChatCompletion']?.(completion)).toBe(true);
    expect(completion['choices']).toMatchObject([{ message: { tool_calls: [call] } }]);
    expect(streamedCall(await replay(dialect, wire(frames(called)), request))).toEqual(call);
  });
});

/** Joins the deltas of the only call of a chat stream. */
function streamedCall({ written, thrown }: { written: string; thrown: unknown }): object {
  expect(thrown).toBeNull();
  let id: unknown;
  let name: unknown;
  let input = '';
  for (const chunk of eventsOf(written)) {
    expect(responseValidators['ChatCompletionStreamEvent']?.(chunk)).toBe(true);
    const [choice] = chunk['choices'] as { delta: { tool_calls?: { id?: string; custom: JsonObject }[] } }[];
    for (const piece of choice?.delta.tool_calls ?? []) {
      id ??= piece.id;
      name ??= piece.custom['name'];
      input += String(piece.custom['input'] ?? '');
    }
  }
  return { id, type: 'custom', custom: { name, input } };
}

const LONG = `mcp__${'a'.repeat(40)}__${'b'.repeat(40)}`;
const TWIN = `mcp__${'a'.repeat(40)}_x${'b'.repeat(40)}`;
const NAMES = [LONG, TWIN, 'files.read', 'größe', 'plain-name_1'];
const PORTABLE = /^[A-Za-z0-9_-]{1,64}$/;
const LONG_ID = `call_${'x'.repeat(200)}`;

/** The request of a client with these tools, whose history has a call of each. */
const CLIENTS: Readonly<Record<Format, (names: readonly string[]) => JsonObject>> = {
  chat: (names) => ({
    model: 'm',
    tools: names.map((name) => ({ type: 'function', function: { name, parameters: { type: 'object' } } })),
    tool_choice: { type: 'function', function: { name: names[0] } },
    messages: [
      { role: 'user', content: 'Go' },
      {
        role: 'assistant',
        tool_calls: names.map((name, at) => ({
          id: `${LONG_ID}${String(at)}`,
          type: 'function',
          function: { name, arguments: '{}' },
        })),
      },
      ...names.map((_name, at) => ({ role: 'tool', tool_call_id: `${LONG_ID}${String(at)}`, content: 'ok' })),
    ],
  }),
  messages: (names) => ({
    model: 'm',
    max_tokens: 9,
    tools: names.map((name) => ({ name, input_schema: { type: 'object' } })),
    tool_choice: { type: 'tool', name: names[0] },
    messages: [
      { role: 'user', content: 'Go' },
      {
        role: 'assistant',
        content: names.map((name, at) => ({
          type: 'tool_use',
          id: `${LONG_ID}${String(at)}`,
          name,
          input: {},
        })),
      },
      {
        role: 'user',
        content: names.map((_name, at) => ({
          type: 'tool_result',
          tool_use_id: `${LONG_ID}${String(at)}`,
          content: 'ok',
        })),
      },
    ],
  }),
  responses: (names) => ({
    model: 'm',
    tools: names.map((name) => ({ type: 'function', name, parameters: { type: 'object' } })),
    tool_choice: { type: 'function', name: names[0] },
    input: [
      ...INPUT,
      ...names.map((name, at) => ({
        type: 'function_call',
        call_id: `${LONG_ID}${String(at)}`,
        name,
        arguments: '{}',
      })),
      ...names.map((_name, at) => ({
        type: 'function_call_output',
        call_id: `${LONG_ID}${String(at)}`,
        output: 'ok',
      })),
    ],
  }),
};

/** Returns every text under one of these keys. */
function textsAt(value: unknown, keys: ReadonlySet<string>): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsAt(one, keys));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    keys.has(key) && typeof inner === 'string' ? [inner] : textsAt(inner, keys),
  );
}

const NAME_KEYS = new Set(['name']);
const ID_KEYS = new Set(['id', 'call_id', 'tool_call_id', 'tool_use_id', 'toolUseId']);

/** A backend's response that calls all tools by the names that were sent. */
const RESPONSES: Readonly<Record<Format, (names: readonly string[]) => JsonObject>> = {
  chat: (names) =>
    BACKENDS.chat.plain(names.map((name, at) => ({ id: `c${String(at)}`, name, arguments: '{}' }))),
  messages: (names) =>
    BACKENDS.messages.plain(names.map((name, at) => ({ id: `c${String(at)}`, name, arguments: '{}' }))),
  responses: (names) => ({
    status: 'completed',
    output: names.map((name, at) => ({
      type: 'function_call',
      call_id: `c${String(at)}`,
      name,
      arguments: '{}',
    })),
  }),
};

function framesOf(backend: Format, names: readonly string[]): (JsonObject | string)[] {
  if (backend !== 'responses')
    return BACKENDS[backend].frames(
      names.map((name, at) => ({ id: `c${String(at)}`, name, arguments: '{}' })),
    );
  const response = RESPONSES.responses(names);
  const items = response['output'] as JsonObject[];
  return [
    { type: 'response.created', response: { status: 'in_progress' } },
    ...items.flatMap((item, index) => [
      { type: 'response.output_item.added', output_index: index, item: { ...item, arguments: '' } },
      { type: 'response.output_item.done', output_index: index, item },
    ]),
    { type: 'response.completed', response },
  ];
}

const PAIRS: readonly (readonly [Format, Format])[] = [
  ['chat', 'messages'],
  ['chat', 'responses'],
  ['messages', 'chat'],
  ['messages', 'responses'],
  ['responses', 'chat'],
  ['responses', 'messages'],
];

describe.each(PAIRS)('names that vendors refuse, of a %s client over a %s backend', (client, backend) => {
  const dialect = dialectBetween(client, backend);
  const request = CLIENTS[client](NAMES);
  const sent = dialect.request(request);
  const sentNames = [...new Set(textsAt(sent, NAME_KEYS))];

  test('are replaced, and different names stay different', () => {
    expect(sentNames).toHaveLength(NAMES.length);
    for (const name of sentNames) expect(name).toMatch(PORTABLE);
    expect(sentNames).toContain('plain-name_1');
    // The same request is sent in the same words, so that prefix caches work.
    expect(dialect.request(request)).toEqual(sent);
  });

  test('are those of the client in its response', async () => {
    const toolsOf = (value: unknown): string[] => [...new Set(textsAt(value, NAME_KEYS))];
    const response = dialect.response(RESPONSES[backend](sentNames), contextOf(request));
    const { tools: _echoed, tool_choice: _choice, ...rest } = response;
    expect(toolsOf(rest)).toEqual(NAMES);
    const { written, thrown } = await replay(dialect, wire(framesOf(backend, sentNames)), request);
    expect(thrown).toBeNull();
    const events = eventsOf(written).filter(({ response: whole }) => whole === undefined);
    expect(toolsOf(events)).toEqual(NAMES);
  });

  test('are sent with short ids of calls, the same for a call and its result', () => {
    const ids = textsAt(sent, ID_KEYS).filter((id) => id.startsWith('call_'));
    expect(ids).toHaveLength(2 * NAMES.length);
    expect(new Set(ids).size).toBe(NAMES.length);
    for (const id of ids) expect(id).toMatch(PORTABLE);
  });
});

describe('names that vendors refuse, of a messages client', () => {
  const names = [...NAMES, '3d_render'];
  const request = CLIENTS.messages(names);

  test('are replaced for Gemini, and those of the client in its response', () => {
    const sent = [...new Set(textsAt(toGenerateContent(request), NAME_KEYS))];
    expect(sent).toHaveLength(names.length);
    for (const name of sent) expect(name).toMatch(/^[A-Za-z_][A-Za-z0-9_-]{0,63}$/);
    const parts = sent.map((name) => ({ functionCall: { name, args: {} } }));
    const response = { candidates: [{ content: { parts }, finishReason: 'STOP' }], usageMetadata: {} };
    const message = geminiMessage(response, 'm', 'r', geminiToolNames(request));
    expect(textsAt(message, NAME_KEYS)).toEqual(names);
  });

  test('are replaced for Bedrock, and those of the client in its response', () => {
    const body = toConverse(request, 'anthropic.claude');
    const sent = [...new Set(textsAt(body, NAME_KEYS))];
    expect(sent).toHaveLength(names.length);
    for (const text of [...sent, ...textsAt(body, ID_KEYS)]) expect(text).toMatch(PORTABLE);
    const content = sent.map((name) => ({ toolUse: { toolUseId: 't', name, input: {} } }));
    const response = { output: { message: { content } }, stopReason: 'tool_use', usage: {} };
    const message = converseMessage(response, 'm', 'r', messageToolNames(request));
    expect(textsAt(message, NAME_KEYS)).toEqual(names);
  });
});

test('a function with the name of a flattened one keeps apart from it', () => {
  const dialect = dialectBetween('responses', 'chat');
  const group = { type: 'namespace', name: 'a', tools: [{ type: 'function', name: 'b' }] };
  const request = { model: 'm', input: 'Go', tools: [{ type: 'function', name: 'a__b' }, group] };
  const sent = textsAt(dialect.request(request)['tools'], NAME_KEYS);
  expect(new Set(sent).size).toBe(2);
  const response = dialect.response(RESPONSES.chat(sent), contextOf(request));
  expect(response['output']).toMatchObject([{ name: 'a__b' }, { name: 'b', namespace: 'a' }]);
});

describe('tools of a messages client that only a vendor has', () => {
  const search = { type: 'web_search_20250305', name: 'web_search', max_uses: 8 };
  const own = { name: 'look', input_schema: { type: 'object' } };
  const request = (tools: object[], choice?: object): JsonObject => ({
    model: 'm',
    max_tokens: 9,
    messages: [{ role: 'user', content: 'Go' }],
    tools,
    ...(choice === undefined ? {} : { tool_choice: choice }),
  });
  const targets = [
    ['chat', (body: JsonObject) => dialectBetween('messages', 'chat').request(body)],
    ['responses', (body: JsonObject) => dialectBetween('messages', 'responses').request(body)],
    ['Gemini', toGenerateContent],
    ['Bedrock', (body: JsonObject) => toConverse(body, 'anthropic.claude')],
  ] as const;

  test.each(targets)('are left out over %s, and refused where they are demanded', (_name, translate) => {
    const sent = JSON.stringify(translate(request([search, own])));
    expect(sent).toContain('"look"');
    expect(sent).not.toContain('web_search');
    expect(JSON.stringify(translate(request([search], { type: 'auto' })))).not.toContain('web_search');
    for (const [tools, choice] of [
      [[search, own], { type: 'tool', name: 'web_search' }],
      [[search], { type: 'any' }],
    ] as const)
      expect(thrownBy(() => translate(request([...tools], choice)))).toMatchObject({
        code: 'invalid_parameter',
        param: 'tool_choice',
      });
  });
});
