import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import Anthropic from '@anthropic-ai/sdk';
import OpenAI from 'openai';
import { CHAT_JSON, CHAT_TEXT } from '../../scripts/test-bed/replies/chat.ts';
import { faultOf, REASONING, responsesOnly } from '../../scripts/test-bed/replies/responses-only.ts';
import { CITY, CITY_SCHEMA, stopReading, TOOL_NAME, TOOL_RESULT } from '../support/client-scene.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';

const model = 'acme/responses';
const SECOND_TOOL = 'look_up_time';

let upstream: Upstream;
let gateway: RecordedGateway;
let openai: OpenAI;
let anthropic: Anthropic;

beforeAll(async () => {
  upstream = await Upstream.start(0, responsesOnly);
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  up: { kind: openai, base_url: '${upstream.baseUrl}', formats: [responses] }`,
      'models:',
      `  ${model}: { mode: chat, free: true, deployments: [{ backend: up, model: up-chat }] }`,
    ],
  });
  const apiKey = gateway.headers['x-api-key'];
  openai = new OpenAI({ apiKey, baseURL: `${gateway.address}/v1`, maxRetries: 0 });
  anthropic = new Anthropic({ apiKey, baseURL: gateway.address, maxRetries: 0 });
});

afterEach(() => {
  for (const { path, fields } of upstream.requests) {
    expect(path).toBe('/v1/responses');
    expect(faultOf(fields)).toBeNull();
  }
  upstream.reset();
});

afterAll(async () => {
  await upstream.close();
  await gateway.close();
});

describe("the openai SDK's chat on a server that has only /v1/responses", () => {
  const messages = [{ role: 'user' as const, content: 'Hello' }];
  const hello = { model, messages };
  const tools = [TOOL_NAME, SECOND_TOOL].map((name) => ({
    type: 'function' as const,
    function: { name, parameters: CITY_SCHEMA },
  }));

  test('is complete, with usage', async () => {
    const completion = await openai.chat.completions.create({ ...hello, reasoning_effort: 'low' });
    expect(completion).toMatchObject({
      id: expect.stringMatching(/^chatcmpl-/),
      model,
      choices: [{ message: { content: CHAT_TEXT, reasoning_content: REASONING }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 100, prompt_tokens_details: { cached_tokens: 60 }, completion_tokens: 9 },
    });
    expect(upstream.last.fields).toMatchObject({ model: 'up-chat', reasoning: { effort: 'low' } });
  });

  test('streams, by iteration and by the helper', async () => {
    let text = '';
    for await (const chunk of await openai.chat.completions.create({ ...hello, stream: true }))
      text += chunk.choices[0]?.delta.content ?? '';
    expect(text).toBe(CHAT_TEXT);
    const helper = openai.chat.completions.stream({ ...hello, stream_options: { include_usage: true } });
    expect(await helper.finalContent()).toBe(CHAT_TEXT);
    expect(await helper.totalUsage()).toMatchObject({ prompt_tokens: 100, completion_tokens: 9 });
  });

  test.each([false, true])(
    'calls tools in parallel and accepts their results (streamed: %s)',
    async (stream) => {
      const ask = async (history: OpenAI.Chat.ChatCompletionMessageParam[]) => {
        const body = { model, messages: history, tools };
        if (stream) return openai.chat.completions.stream(body).finalMessage();
        return (await openai.chat.completions.create(body)).choices[0]?.message;
      };
      const first = await ask(messages);
      expect(first?.tool_calls).toMatchObject([
        { id: 'call_1', type: 'function', function: { name: TOOL_NAME, arguments: CHAT_JSON } },
        { id: 'call_2', type: 'function', function: { name: SECOND_TOOL, arguments: CHAT_JSON } },
      ]);
      const results = (first?.tool_calls ?? []).map(({ id }) => ({
        role: 'tool' as const,
        tool_call_id: id,
        content: TOOL_RESULT,
      }));
      // The assistant's message was checked above.
      const history = [...messages, first as OpenAI.Chat.ChatCompletionMessageParam, ...results];
      expect((await ask(history))?.content).toBe(CHAT_TEXT);
      expect(upstream.last.fields['input']).toMatchObject([
        { role: 'user', content: 'Hello' },
        { type: 'function_call', call_id: 'call_1', name: TOOL_NAME },
        { type: 'function_call', call_id: 'call_2', name: SECOND_TOOL },
        { type: 'function_call_output', call_id: 'call_1', output: TOOL_RESULT },
        { type: 'function_call_output', call_id: 'call_2', output: TOOL_RESULT },
      ]);
    },
  );

  test('runs a complete loop of tools itself', async () => {
    const runner = openai.chat.completions.runTools({
      ...hello,
      stream: true,
      tools: tools.map(({ function: { name, parameters } }) => ({
        type: 'function' as const,
        function: { name, parameters, description: '', parse: JSON.parse, function: () => TOOL_RESULT },
      })),
    });
    expect(await runner.finalContent()).toBe(CHAT_TEXT);
  });

  test('returns output of a schema', async () => {
    const parsed = await openai.chat.completions.parse({
      ...hello,
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'city', schema: CITY_SCHEMA, strict: true },
      },
    });
    expect(parsed.choices[0]?.message.parsed).toEqual(CITY);
  });

  test.each([
    ['n', { n: 2 }],
    ['modalities', { modalities: ['text' as const, 'audio' as const] }],
  ])('throws a bad request that names %s, without calling the server', async (param, more) => {
    const failed = openai.chat.completions.create({ ...hello, ...more });
    await expect(failed).rejects.toBeInstanceOf(OpenAI.BadRequestError);
    await expect(failed).rejects.toMatchObject({ param, message: expect.stringContaining(param) });
    expect(upstream.requests).toHaveLength(0);
  });

  test('ends at a stop sequence, which the server does not have', async () => {
    const [content] = CHAT_TEXT.split('o', 1);
    const request = { ...hello, stop: ['o'] };
    const ended = { message: { content }, finish_reason: 'stop' };
    expect((await openai.chat.completions.create(request)).choices[0]).toMatchObject(ended);
    const streamed = await openai.chat.completions.stream(request).finalChatCompletion();
    expect(streamed.choices[0]).toMatchObject(ended);
    expect(upstream.last.fields).not.toHaveProperty('stop');
  });

  test('aborts the upstream request when the client stops reading', () =>
    stopReading({ upstream }, () => openai.chat.completions.create({ ...hello, stream: true })));

  test.each([
    [400, OpenAI.BadRequestError],
    [503, OpenAI.InternalServerError],
    [500, OpenAI.InternalServerError],
  ])("throws its own class for the server's %s", async (status, type) => {
    upstream.always({ kind: 'status', status });
    for (const stream of [false, true])
      await expect(openai.chat.completions.create({ ...hello, stream })).rejects.toBeInstanceOf(type);
  });

  test('throws when the server stops before response.completed (any-llm#847)', async () => {
    upstream.always({ kind: 'end_early' });
    const read = async (): Promise<void> => {
      for await (const _chunk of await openai.chat.completions.create({ ...hello, stream: true }));
    };
    await expect(read()).rejects.toBeInstanceOf(OpenAI.APIError);
    await expect(openai.chat.completions.stream(hello).finalContent()).rejects.toBeInstanceOf(
      OpenAI.OpenAIError,
    );
  });
});

describe("the Anthropic SDK's messages on a server that has only /v1/responses", () => {
  const hello = { model, max_tokens: 4096, messages: [{ role: 'user' as const, content: 'Hello' }] };
  const thinking = { type: 'enabled' as const, budget_tokens: 2048 };
  const tools = [TOOL_NAME, SECOND_TOOL].map((name) => ({ name, input_schema: CITY_SCHEMA }));

  test('are complete, with usage, and their tokens can be counted', async () => {
    const message = await anthropic.messages.create({ ...hello, system: 'Be brief.' });
    expect(message).toMatchObject({
      content: [{ type: 'text', text: CHAT_TEXT }],
      stop_reason: 'end_turn',
      usage: {
        input_tokens: 10,
        cache_read_input_tokens: 60,
        cache_creation_input_tokens: 30,
        output_tokens: 9,
      },
    });
    expect(upstream.last.fields).toMatchObject({
      max_output_tokens: 4096,
      input: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'Hello' },
      ],
    });
    const count = await anthropic.messages.countTokens({ model, messages: hello.messages });
    expect(count.input_tokens).toBeGreaterThan(0);
  });

  test('stream thinking before the text', async () => {
    const message = await anthropic.messages.stream({ ...hello, thinking }).finalMessage();
    expect(message).toMatchObject({
      content: [
        { type: 'thinking', thinking: REASONING, signature: expect.stringMatching(/./) },
        { type: 'text', text: CHAT_TEXT },
      ],
      usage: { input_tokens: 10, output_tokens: 9 },
    });
  });

  test.each([false, true])(
    'call tools in parallel with thinking, and accept their results (streamed: %s)',
    async (stream) => {
      const ask = (history: Anthropic.MessageParam[]) => {
        const body = { ...hello, messages: history, tools, thinking };
        return stream ? anthropic.messages.stream(body).finalMessage() : anthropic.messages.create(body);
      };
      const first = await ask(hello.messages);
      expect(first.stop_reason).toBe('tool_use');
      expect(first.content).toMatchObject([
        { type: 'thinking', thinking: REASONING },
        { type: 'tool_use', id: 'call_1', name: TOOL_NAME, input: CITY },
        { type: 'tool_use', id: 'call_2', name: SECOND_TOOL, input: CITY },
      ]);
      const results = ['call_2', 'call_1'].map((id) => ({
        type: 'tool_result' as const,
        tool_use_id: id,
        content: TOOL_RESULT,
      }));
      const second = await ask([
        ...hello.messages,
        { role: 'assistant', content: first.content },
        { role: 'user', content: results },
      ]);
      expect(second.content.at(-1)).toMatchObject({ type: 'text', text: CHAT_TEXT });
      expect(upstream.last.fields['input']).toMatchObject([
        { role: 'user', content: 'Hello' },
        { type: 'reasoning', content: [{ text: REASONING }] },
        { type: 'function_call', call_id: 'call_1' },
        { type: 'function_call', call_id: 'call_2' },
        { type: 'function_call_output', call_id: 'call_1', output: TOOL_RESULT },
        { type: 'function_call_output', call_id: 'call_2', output: TOOL_RESULT },
      ]);
    },
  );

  test('return output of a schema', async () => {
    const message = await anthropic.messages.create({
      ...hello,
      output_config: { format: { type: 'json_schema', schema: CITY_SCHEMA } },
    });
    expect(message.content).toMatchObject([{ type: 'text', text: CHAT_JSON }]);
    expect(upstream.last.fields['text']).toMatchObject({ format: { schema: CITY_SCHEMA, strict: true } });
  });

  test('end at a stop sequence, which the server does not have', async () => {
    const [before = ''] = CHAT_TEXT.split('o', 1);
    const request = { ...hello, stop_sequences: ['o'] };
    const ended = {
      content: expect.arrayContaining([expect.objectContaining({ type: 'text', text: before })]),
      stop_reason: 'stop_sequence',
      stop_sequence: 'o',
    };
    expect(await anthropic.messages.create(request)).toMatchObject(ended);
    expect(await anthropic.messages.stream(request).finalMessage()).toMatchObject(ended);
  });

  test('abort the upstream request when they are aborted', async () => {
    const stream = anthropic.messages.stream(hello);
    await stopReading(
      { upstream },
      () => stream,
      () => stream.abort(),
    );
  });

  test.each([
    [400, Anthropic.BadRequestError],
    [503, Anthropic.InternalServerError],
    [500, Anthropic.InternalServerError],
  ])("throw their own class for the server's %s", async (status, type) => {
    upstream.always({ kind: 'status', status });
    await expect(anthropic.messages.create(hello)).rejects.toBeInstanceOf(type);
    await expect(anthropic.messages.stream(hello).finalMessage()).rejects.toBeInstanceOf(type);
  });

  test('throw when the server stops before response.completed', async () => {
    upstream.always({ kind: 'end_early' });
    await expect(anthropic.messages.stream(hello).finalMessage()).rejects.toBeInstanceOf(
      Anthropic.AnthropicError,
    );
  });
});
