import { describe, expect, test } from '@jest/globals';
import { readChatCompletion } from '../../../../packages/sdk/runtime/read-chat-completion.ts';
import { readMessage } from '../../../../packages/sdk/runtime/read-message.ts';
import { readResponse } from '../../../../packages/sdk/runtime/read-response.ts';
import { defineOutput, defineTool, OutputError } from '../../../../packages/sdk/runtime/tools.ts';
import type {
  ChatCompletion,
  ChatCompletionChunk,
  MessageErrorEvent,
  MessageStreamEvent,
  ResponseErrorEvent,
  ResponseStreamEvent,
} from '../../../../generated/types/types.gen.ts';

const weather = defineTool({
  name: 'get_weather',
  parameters: { type: 'object' },
  parse: (value) => {
    const { city } = value as { city?: unknown };
    if (typeof city !== 'string') throw new TypeError('city');
    return { city };
  },
});
const report = defineOutput({
  name: 'report',
  schema: { type: 'object' },
  parse: (value) => value as { sky: string },
});

async function* streamed<Event>(events: Event[]): AsyncGenerator<Event> {
  for (const event of events) yield await Promise.resolve(event);
}

function chunk(
  choice: Partial<ChatCompletionChunk['choices'][number]>,
  rest: object = {},
): ChatCompletionChunk {
  const head = { id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'a/b' } as const;
  return { ...head, choices: [{ index: 0, delta: {}, finish_reason: null, ...choice }], ...rest };
}

describe('chat completions', () => {
  const toolStream = [
    chunk({ delta: { role: 'assistant', content: 'I ' } }),
    chunk({ delta: { content: 'look.' } }),
    chunk({
      delta: {
        tool_calls: [
          { index: 1, id: 't2', type: 'function', function: { name: 'get_weather', arguments: '{"ci' } },
        ],
      },
    }),
    chunk({
      delta: {
        tool_calls: [
          {
            index: 0,
            id: 't1',
            type: 'function',
            function: { name: 'get_weather', arguments: '{"city":"Graz"}' },
          },
        ],
      },
    }),
    chunk({ delta: { tool_calls: [{ index: 1, function: { arguments: 'ty":"Wien"}' } }] } }),
    chunk(
      { finish_reason: 'tool_calls' },
      { usage: { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 } },
    ),
  ];

  test('a stream becomes the complete chat completion', async () => {
    const pieces: string[] = [];
    const reading = await readChatCompletion(streamed(toolStream), {
      tools: [weather],
      onText: (piece) => pieces.push(piece),
    });
    expect(pieces).toEqual(['I ', 'look.']);
    expect(reading.toolCalls.map(({ id, arguments: { city } }) => [id, city])).toEqual([
      ['t1', 'Graz'],
      ['t2', 'Wien'],
    ]);
    expect(reading.result).toEqual({
      ...{ id: 'c1', object: 'chat.completion', created: 1, model: 'a/b' },
      usage: { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 },
      choices: [
        {
          index: 0,
          logprobs: null,
          finish_reason: 'tool_calls',
          message: {
            role: 'assistant',
            content: 'I look.',
            tool_calls: [
              { id: 't1', type: 'function', function: { name: 'get_weather', arguments: '{"city":"Graz"}' } },
              { id: 't2', type: 'function', function: { name: 'get_weather', arguments: '{"city":"Wien"}' } },
            ],
          },
        },
      ],
    });
    expect(await readChatCompletion(reading.result, { tools: [weather] })).toMatchObject({
      toolCalls: reading.toolCalls,
    });
  });

  test('structured output is parsed, and invalid output throws', async () => {
    const saying = (content: string) =>
      streamed([chunk({ delta: { content } }), chunk({ finish_reason: 'stop' })]);
    const { output } = await readChatCompletion(saying('{"sky":"blue"}'), { output: report });
    expect(output?.sky).toBe('blue');
    await expect(readChatCompletion(saying('{"sky":'), { output: report })).rejects.toBeInstanceOf(
      OutputError,
    );
  });

  test('arguments that the tool rejects and undeclared tools throw', async () => {
    const calling = (name: string, text: string): ChatCompletion => ({
      ...{ id: 'c1', object: 'chat.completion', created: 1, model: 'a/b' },
      usage: { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 },
      choices: [
        {
          index: 0,
          finish_reason: 'tool_calls',
          message: {
            role: 'assistant',
            content: null,
            tool_calls: [{ id: 't1', type: 'function', function: { name, arguments: text } }],
          },
        },
      ],
    });
    const options = { tools: [weather] as const };
    await expect(readChatCompletion(calling('get_weather', '{}'), options)).rejects.toThrow(
      'does not match the declared schema',
    );
    await expect(readChatCompletion(calling('get_wether', '{}'), options)).rejects.toThrow('not declared');
  });

  test('a key of the prototype does not change the prototype', async () => {
    const delta = JSON.parse('{"content":"x","__proto__":{"polluted":true}}') as { content: string };
    await readChatCompletion(streamed([chunk({ delta })]));
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

test('a stream of a message becomes the message', async () => {
  const message = { id: 'm1', type: 'message', role: 'assistant', model: 'a/b', content: [] } as const;
  const events: Exclude<MessageStreamEvent, MessageErrorEvent>[] = [
    {
      type: 'message_start',
      message: {
        ...message,
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 5, output_tokens: 0 },
      },
    },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'I ' } },
    { type: 'ping' },
    { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'look.' } },
    { type: 'content_block_stop', index: 0 },
    {
      type: 'content_block_start',
      index: 1,
      content_block: { type: 'tool_use', id: 't1', name: 'get_weather', input: {} },
    },
    { type: 'content_block_delta', index: 1, delta: { type: 'input_json_delta', partial_json: '{"city":' } },
    { type: 'content_block_delta', index: 1, delta: { type: 'input_json_delta', partial_json: '"Graz"}' } },
    { type: 'content_block_stop', index: 1 },
    {
      type: 'message_delta',
      delta: { stop_reason: 'tool_use', stop_sequence: null },
      usage: { output_tokens: 9 },
    },
    { type: 'message_stop' },
  ];
  const { result, text, toolCalls } = await readMessage(streamed(events), { tools: [weather] });
  expect(text).toBe('I look.');
  expect(toolCalls).toEqual([{ id: 't1', name: 'get_weather', arguments: { city: 'Graz' } }]);
  expect(result).toEqual({
    ...message,
    content: [
      { type: 'text', text: 'I look.' },
      { type: 'tool_use', id: 't1', name: 'get_weather', input: { city: 'Graz' } },
    ],
    stop_reason: 'tool_use',
    stop_sequence: null,
    usage: { input_tokens: 5, output_tokens: 9 },
  });
});

test('incomplete arguments, as at max_tokens, throw in every format', async () => {
  const cut: Exclude<MessageStreamEvent, MessageErrorEvent>[] = [
    {
      type: 'content_block_start',
      index: 0,
      content_block: { type: 'tool_use', id: 't1', name: 'get_weather', input: {} },
    },
    {
      type: 'content_block_delta',
      index: 0,
      delta: { type: 'input_json_delta', partial_json: '{"city":"Gr' },
    },
    { type: 'content_block_stop', index: 0 },
  ];
  for (const tools of [[weather], undefined]) {
    const thrown: unknown = await readMessage(streamed(cut), tools === undefined ? {} : { tools }).catch(
      (error: unknown) => error,
    );
    expect(thrown).toBeInstanceOf(OutputError);
    expect(thrown).toMatchObject({ text: '{"city":"Gr' });
  }
});

test('a stream of a response returns its last state, with typed calls', async () => {
  // The used parts of a response.
  const response = {
    id: 'r1',
    output: [
      { type: 'message', content: [{ type: 'output_text', text: '{"sky":"blue"}' }] },
      { type: 'function_call', call_id: 't1', name: 'get_weather', arguments: '{"city":"Graz"}' },
    ],
  };
  const events = [
    { type: 'response.created', response: { output: [] } },
    { type: 'response.output_text.delta', delta: '{"sky":"blue"}' },
    { type: 'response.completed', response },
  ] as unknown as Exclude<ResponseStreamEvent, ResponseErrorEvent>[];
  const reading = await readResponse(streamed(events), { tools: [weather], output: report });
  expect(reading).toMatchObject({
    result: { id: 'r1' },
    output: { sky: 'blue' },
    toolCalls: [{ id: 't1', name: 'get_weather', arguments: { city: 'Graz' } }],
  });
});
