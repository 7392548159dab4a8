import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import Anthropic from '@anthropic-ai/sdk';
import OpenAI from 'openai';
import { CHAT_JSON, CHAT_TEXT } from '../../scripts/test-bed/replies/chat.ts';
import { messagesOnly, THINKING } from '../../scripts/test-bed/replies/messages-only.ts';
import { CITY, CITY_SCHEMA, stopReading, TOOL_NAME, TOOL_RESULT } from '../support/client-scene.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';

const model = 'acme/messages';
const CHAT_ONLY = 'acme/chat';
const SECOND_TOOL = 'look_up_time';

let upstream: Upstream;
let chatUpstream: Upstream;
let gateway: RecordedGateway;
let openai: OpenAI;
let anthropic: Anthropic;

beforeAll(async () => {
  upstream = await Upstream.start(0, messagesOnly);
  chatUpstream = await Upstream.start();
  const root = upstream.baseUrl.replace(/\/v1$/, '');
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  claude: { kind: anthropic, base_url: '${root}' }`,
      `  up: { kind: openai, base_url: '${chatUpstream.baseUrl}' }`,
      'models:',
      `  ${model}: { mode: chat, free: true, deployments: [{ backend: claude, model: up-chat }] }`,
      `  ${CHAT_ONLY}: { mode: chat, free: true, deployments: [{ backend: up, model: up-chat }] }`,
    ],
  });
  const apiKey = gateway.headers['x-api-key'];
  openai = new OpenAI({ apiKey, baseURL: `${gateway.address}/v1`, maxRetries: 0 });
  anthropic = new Anthropic({ apiKey, baseURL: gateway.address, maxRetries: 0 });
});

afterEach(() => upstream.reset());

afterAll(async () => {
  await upstream.close();
  await chatUpstream.close();
  await gateway.close();
});

/** A request that continues a call with the signed thinking before it. */
const THINKS_ON = {
  thinking: { type: 'enabled' },
  messages: [
    { role: 'user' },
    {
      role: 'assistant',
      content: [
        { type: 'thinking', thinking: THINKING, signature: 'EqoBCkgIARAB' },
        { type: 'tool_use', id: 'toolu_1' },
      ],
    },
    { role: 'user', content: [{ type: 'tool_result' }] },
  ],
};

describe("the openai SDK's chat on a server that has only /v1/messages", () => {
  const tools = [{ type: 'function' as const, function: { name: TOOL_NAME, parameters: CITY_SCHEMA } }];
  const user = { role: 'user' as const, content: 'Hello' };
  const asked = { model, tools, reasoning_effort: 'low' as const, messages: [user] };
  const result = { role: 'tool' as const, tool_call_id: 'toolu_1', content: TOOL_RESULT };

  test('gives the model its signed thinking back with the results, whole and in the pieces of a stream', async () => {
    const whole = await openai.chat.completions.create(asked);
    const calls = whole.choices[0]?.message.tool_calls ?? [];
    const pieces: object[] = [];
    for await (const { choices } of await openai.chat.completions.create({ ...asked, stream: true })) {
      const delta: object = choices[0]?.delta ?? {};
      if ('reasoning_details' in delta && Array.isArray(delta.reasoning_details))
        pieces.push(...(delta.reasoning_details as object[]));
    }
    expect(pieces.length).toBeGreaterThan(1);
    const streamed = {
      role: 'assistant' as const,
      content: null,
      tool_calls: calls,
      reasoning_details: pieces,
    };
    const given = whole.choices[0]?.message;
    for (const message of [given, streamed] as OpenAI.ChatCompletionAssistantMessageParam[]) {
      await openai.chat.completions.create({ ...asked, messages: [user, message, result] });
      expect(upstream.last.fields).toMatchObject(THINKS_ON);
    }
  });

  test('pauses thinking where its stream helper has kept the last piece only', async () => {
    const message = await openai.chat.completions.stream(asked).finalMessage();
    await openai.chat.completions.create({ ...asked, messages: [user, message, result] });
    expect(upstream.last.fields).not.toHaveProperty('thinking');
    expect(JSON.stringify(upstream.last.fields['messages'])).not.toContain('signature');
  });
});

describe("the openai SDK's responses on a server that has only /v1/messages", () => {
  const hello = { model, input: 'Hello' };
  const tools = [TOOL_NAME, SECOND_TOOL].map((name) => ({
    type: 'function' as const,
    name,
    parameters: CITY_SCHEMA,
    strict: false,
  }));

  test('are complete, with usage, and can be read again', async () => {
    const response = await openai.responses.create({ ...hello, instructions: 'Be brief.' });
    expect(response).toMatchObject({
      model,
      status: 'completed',
      output_text: CHAT_TEXT,
      usage: {
        input_tokens: 100,
        input_tokens_details: { cached_tokens: 60, cache_write_tokens: 30 },
        output_tokens: 5,
      },
    });
    expect(upstream.last.path).toBe('/v1/messages');
    expect(upstream.last.fields).toMatchObject({
      system: 'Be brief.',
      messages: [{ role: 'user', content: 'Hello' }],
    });
    expect((await openai.responses.retrieve(response.id)).output_text).toBe(CHAT_TEXT);
  });

  test('stream in order, by iteration and by the helper', async () => {
    const types: string[] = [];
    let text = '';
    for await (const event of await openai.responses.create({ ...hello, stream: true })) {
      types.push(event.type);
      if (event.type === 'response.output_text.delta') text += event.delta;
    }
    expect(text).toBe(CHAT_TEXT);
    expect(types.slice(0, 2)).toEqual(['response.created', 'response.in_progress']);
    expect(types.filter((type) => /completed|failed|incomplete|error/.test(type))).toEqual([
      'response.completed',
    ]);
    const final = await openai.responses.stream(hello).finalResponse();
    expect(final).toMatchObject({ output_text: CHAT_TEXT, usage: { input_tokens: 100, output_tokens: 5 } });
  });

  test('stream reasoning before the text', async () => {
    const response = await openai.responses
      .stream({ ...hello, reasoning: { effort: 'low' } })
      .finalResponse();
    expect(response.output).toMatchObject([
      { type: 'reasoning', content: [{ type: 'reasoning_text', text: THINKING }] },
      { type: 'message' },
    ]);
  });

  test.each([false, true])(
    'call tools in parallel and continue the response (streamed: %s)',
    async (stream) => {
      const ask = (body: OpenAI.Responses.ResponseCreateParamsNonStreaming) =>
        stream
          ? openai.responses.stream({ ...body, stream: true }).finalResponse()
          : openai.responses.create(body);
      const first = await ask({ ...hello, tools });
      expect(first.output).toMatchObject([
        { type: 'function_call', call_id: 'toolu_1', name: TOOL_NAME, arguments: CHAT_JSON },
        { type: 'function_call', call_id: 'toolu_2', name: SECOND_TOOL, arguments: CHAT_JSON },
      ]);
      const outputs = ['toolu_2', 'toolu_1'].map((call_id) => ({
        type: 'function_call_output' as const,
        call_id,
        output: TOOL_RESULT,
      }));
      const second = await ask({ model, tools, previous_response_id: first.id, input: outputs });
      expect(second.output_text).toBe(CHAT_TEXT);
      expect(upstream.last.fields['messages']).toEqual([
        { role: 'user', content: 'Hello' },
        {
          role: 'assistant',
          content: [
            { type: 'tool_use', id: 'toolu_1', name: TOOL_NAME, input: CITY },
            { type: 'tool_use', id: 'toolu_2', name: SECOND_TOOL, input: CITY },
          ],
        },
        {
          role: 'user',
          content: ['toolu_1', 'toolu_2'].map((tool_use_id) => ({
            type: 'tool_result',
            tool_use_id,
            content: TOOL_RESULT,
          })),
        },
      ]);
    },
  );

  test.each(['items', 'previous_response_id'])(
    'give the model its signed thinking back with the results, by %s, whole and streamed',
    async (by) => {
      const reasoning = { effort: 'low' as const };
      const [tool] = tools;
      const asked = { ...hello, reasoning, tools: tool === undefined ? [] : [tool] };
      for (const first of [
        await openai.responses.create(asked),
        await openai.responses.stream(asked).finalResponse(),
      ]) {
        const output = { type: 'function_call_output' as const, call_id: 'toolu_1', output: TOOL_RESULT };
        // The types of the SDK do not take all of its output as input.
        const earlier = first.output as OpenAI.Responses.ResponseInputItem[];
        const input: OpenAI.Responses.ResponseInput =
          by === 'items' ? [{ role: 'user' as const, content: 'Hello' }, ...earlier, output] : [output];
        await openai.responses.create({
          ...asked,
          input,
          ...(by === 'items' ? {} : { previous_response_id: first.id }),
        });
        expect(upstream.last.fields).toMatchObject(THINKS_ON);
      }
    },
  );

  test('return output of a schema', async () => {
    const parsed = await openai.responses.parse({
      ...hello,
      text: { format: { type: 'json_schema', name: 'city', schema: CITY_SCHEMA, strict: true } },
    });
    expect(parsed.output_parsed).toEqual(CITY);
  });

  test('throw a bad request that names the client’s field, without calling the server', async () => {
    const sound = { type: 'input_audio' as const, input_audio: { data: 'UklGRg==', format: 'wav' as const } };
    const input = [{ role: 'user' as const, content: [sound] }];
    const body = { model, input } as unknown as OpenAI.Responses.ResponseCreateParamsNonStreaming;
    const failed = openai.responses.create(body);
    await expect(failed).rejects.toMatchObject({ status: 400, param: 'input' });
    await expect(failed).rejects.toThrow(/input: this model does not accept audio/);
    expect(upstream.requests).toHaveLength(0);
  });

  test('abort the upstream request when the client stops reading', () =>
    stopReading({ upstream }, () => openai.responses.create({ ...hello, stream: true })));

  test.each([
    [400, OpenAI.BadRequestError],
    [503, OpenAI.InternalServerError],
    [500, OpenAI.InternalServerError],
  ])("throw their own class for the server's %s", async (status, type) => {
    upstream.always({ kind: 'status', status });
    for (const stream of [false, true])
      await expect(openai.responses.create({ ...hello, stream })).rejects.toBeInstanceOf(type);
  });

  test('fail, and are not stored, when the server stops before message_stop', async () => {
    upstream.always({ kind: 'end_early' });
    const types: string[] = [];
    let id = '';
    const read = async (): Promise<void> => {
      for await (const event of await openai.responses.create({ ...hello, stream: true })) {
        types.push(event.type);
        if (event.type === 'response.created') ({ id } = event.response);
      }
    };
    await read().catch(() => undefined);
    expect(types).not.toContain('response.completed');
    await expect(openai.responses.retrieve(id)).rejects.toBeInstanceOf(OpenAI.NotFoundError);
  });
});

describe("the Anthropic SDK's messages that move from a server of another format to one of the messages format", () => {
  const thinking = { type: 'enabled' as const, budget_tokens: 2048 };
  const hello = { max_tokens: 4096, messages: [{ role: 'user' as const, content: 'Hello' }] };

  test('drop thinking with the gateway’s signature', async () => {
    const first = await anthropic.messages.create({ ...hello, model: CHAT_ONLY, thinking });
    expect(first.content.map(({ type }) => type)).toEqual(['thinking', 'text']);
    const messages = [
      ...hello.messages,
      { role: 'assistant' as const, content: first.content },
      { role: 'user' as const, content: 'And now?' },
    ];
    await anthropic.messages.create({ ...hello, model, messages, thinking });
    expect(upstream.last.fields['messages']).toMatchObject([
      { role: 'user' },
      { role: 'assistant', content: [{ type: 'text', text: CHAT_TEXT }] },
      { role: 'user' },
    ]);
    expect(upstream.last.fields['thinking']).toEqual(thinking);
  });

  test('keep thinking with a server’s signature', async () => {
    const first = await anthropic.messages.create({ ...hello, model, thinking });
    const messages = [
      ...hello.messages,
      { role: 'assistant' as const, content: first.content },
      { role: 'user' as const, content: 'And now?' },
    ];
    await anthropic.messages.create({ ...hello, model, messages, thinking });
    expect(upstream.last.body.toString()).toContain('EqoBCkgIARAB');
  });
});
