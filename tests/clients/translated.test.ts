import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import Anthropic from '@anthropic-ai/sdk';
import OpenAI from 'openai';
import { CHAT_JSON, CHAT_TEXT } from '../../scripts/test-bed/replies/chat.ts';
import {
  CITY,
  CITY_SCHEMA,
  refusals,
  stopReading,
  thrownBy,
  TOOL_NAME,
  TOOL_RESULT,
} from '../support/client-scene.ts';
import { startTestGateway, type TestGateway } from '../../scripts/test-bed/gateway.ts';
import { CHAT_ONLY_MODEL } from '../../scripts/test-bed/test-catalogue.ts';

let world: TestGateway;
let openai: OpenAI;
let anthropic: Anthropic;

const openaiWith = (apiKey: string) => new OpenAI({ apiKey, baseURL: `${world.address}/v1`, maxRetries: 0 });
const anthropicWith = (apiKey: string) => new Anthropic({ apiKey, baseURL: world.address, maxRetries: 0 });

beforeAll(async () => {
  world = await startTestGateway();
  openai = openaiWith(world.keys.full);
  anthropic = anthropicWith(world.keys.full);
});
afterEach(() => world.settle());
afterAll(() => world.close());

const model = CHAT_ONLY_MODEL;
const FIRST = { model, input: 'Hello' };
const OPENAI_ERRORS = {
  400: OpenAI.BadRequestError,
  401: OpenAI.AuthenticationError,
  403: OpenAI.PermissionDeniedError,
  404: OpenAI.NotFoundError,
  429: OpenAI.RateLimitError,
  502: OpenAI.InternalServerError,
  503: OpenAI.InternalServerError,
};

describe("the openai SDK's responses on a model of the chat format", () => {
  const functionTool = {
    type: 'function' as const,
    name: TOOL_NAME,
    parameters: CITY_SCHEMA,
    strict: true,
  };

  test('continue one another without a pause', async () => {
    const first = await openai.responses.create(FIRST);
    const second = await openai.responses.create({
      model,
      input: 'And now?',
      previous_response_id: first.id,
    });
    expect(second.output_text).toBe(CHAT_TEXT);
    expect(second.previous_response_id).toBe(first.id);
    expect(world.upstream.last.fields['messages']).toEqual([
      { role: 'user', content: 'Hello' },
      { role: 'assistant', content: CHAT_TEXT },
      { role: 'user', content: 'And now?' },
    ]);
  });

  test('continue a stream as soon as its terminal event is read', async () => {
    let next: Promise<OpenAI.Responses.Response> | null = null;
    for await (const event of await openai.responses.create({ ...FIRST, stream: true })) {
      if (event.type !== 'response.completed') continue;
      next = openai.responses.create({ model, input: 'And now?', previous_response_id: event.response.id });
    }
    expect((await next)?.output_text).toBe(CHAT_TEXT);
    expect(world.upstream.last.fields['messages']).toHaveLength(3);
  });

  test('stream through the helper, also with a tool and its result', async () => {
    const first = await openai.responses.stream({ ...FIRST, tools: [functionTool] }).finalResponse();
    const call = first.output.find((item) => item.type === 'function_call');
    expect(call).toMatchObject({ name: TOOL_NAME, arguments: CHAT_JSON, status: 'completed' });
    const second = await openai.responses
      .stream({
        model,
        tools: [functionTool],
        previous_response_id: first.id,
        input: [{ type: 'function_call_output', call_id: call?.call_id ?? '', output: TOOL_RESULT }],
      })
      .finalResponse();
    expect(second.output_text).toBe(CHAT_TEXT);
    expect(world.upstream.last.fields['messages']).toMatchObject([
      { role: 'user' },
      { role: 'assistant', tool_calls: [{ id: call?.call_id }] },
      { role: 'tool', tool_call_id: call?.call_id, content: TOOL_RESULT },
    ]);
  });

  test('return output of a schema', async () => {
    const parsed = await openai.responses.parse({
      ...FIRST,
      text: { format: { type: 'json_schema', name: 'city', schema: CITY_SCHEMA, strict: true } },
    });
    expect(parsed.output_parsed).toEqual(CITY);
  });

  test('list what went in, page by page', async () => {
    const input = ['one', 'two', 'three'].map((content) => ({ role: 'user' as const, content }));
    const { id } = await openai.responses.create({ model, input });
    const texts: unknown[] = [];
    for await (const item of openai.responses.inputItems.list(id, { limit: 2, order: 'asc' }))
      if (item.type === 'message') texts.push(item.content[0]);
    expect(texts).toEqual(['one', 'two', 'three'].map((text) => ({ type: 'input_text', text })));
  });

  test('cannot be streamed once they are stored, and say so', async () => {
    const { id } = await openai.responses.create(FIRST);
    await expect(openai.responses.retrieve(id, { stream: true })).rejects.toMatchObject({ status: 422 });
  });

  test('have no count of their own, which clients see by a 404', async () => {
    await expect(openai.responses.inputTokens.count(FIRST)).rejects.toBeInstanceOf(OpenAI.NotFoundError);
  });

  test('are read and deleted by id', async () => {
    const { id } = await openai.responses.create(FIRST);
    expect((await openai.responses.retrieve(id)).output_text).toBe(CHAT_TEXT);
    await openai.responses.delete(id);
    await expect(openai.responses.retrieve(id)).rejects.toBeInstanceOf(OpenAI.NotFoundError);
  });

  test('that are not stored, or unknown, cannot be continued', async () => {
    const { id } = await openai.responses.create({ ...FIRST, store: false });
    for (const previous of [id, 'resp_nobody']) {
      const failed = openai.responses.create({ ...FIRST, previous_response_id: previous });
      await expect(failed).rejects.toBeInstanceOf(OpenAI.BadRequestError);
      await expect(failed).rejects.toMatchObject({
        code: 'previous_response_not_found',
        param: 'previous_response_id',
      });
    }
  });

  test('abort the upstream request when the client stops reading', () =>
    stopReading(world, () => openai.responses.create({ ...FIRST, stream: true })));

  test.each(refusals)('throw their own class for $status', async (refusal) => {
    const error = await thrownBy(world, refusal, (key, refused) =>
      openaiWith(key).responses.create({ ...FIRST, model: refused }),
    );
    expect(error).toBeInstanceOf(OPENAI_ERRORS[refusal.status]);
  });
});

const ANTHROPIC_ERRORS = {
  400: Anthropic.BadRequestError,
  401: Anthropic.AuthenticationError,
  403: Anthropic.PermissionDeniedError,
  404: Anthropic.NotFoundError,
  429: Anthropic.RateLimitError,
  502: Anthropic.InternalServerError,
  503: Anthropic.InternalServerError,
};

describe("the Anthropic SDK's messages on a model of the chat format", () => {
  const hello = { model, max_tokens: 4096, messages: [{ role: 'user' as const, content: 'Hello' }] };
  const tools = [{ name: TOOL_NAME, input_schema: CITY_SCHEMA }];

  test('are complete, and their tokens can be counted', async () => {
    const message = await anthropic.messages.create(hello);
    expect(message.content).toMatchObject([{ type: 'text', text: CHAT_TEXT }]);
    expect(message.usage.output_tokens).toBeGreaterThan(0);
    const count = await anthropic.messages.countTokens({ model, messages: hello.messages });
    expect(count.input_tokens).toBeGreaterThan(0);
  });

  test('stream thinking before the text', async () => {
    const message = await anthropic.messages
      .stream({ ...hello, thinking: { type: 'enabled', budget_tokens: 2048 } })
      .finalMessage();
    expect(message.content).toMatchObject([
      { type: 'thinking', thinking: 'Let me think.' },
      { type: 'text', text: CHAT_TEXT },
    ]);
  });

  test('stream a tool call with thinking, and accept its result', async () => {
    const first = await anthropic.messages
      .stream({ ...hello, tools, thinking: { type: 'enabled', budget_tokens: 2048 } })
      .finalMessage();
    expect(first.stop_reason).toBe('tool_use');
    const call = first.content.find((block) => block.type === 'tool_use');
    expect(call).toMatchObject({ name: TOOL_NAME, input: CITY });
    const second = await anthropic.messages
      .stream({
        ...hello,
        tools,
        messages: [
          ...hello.messages,
          { role: 'assistant', content: first.content },
          {
            role: 'user',
            content: [{ type: 'tool_result', tool_use_id: call?.id ?? '', content: TOOL_RESULT }],
          },
        ],
      })
      .finalMessage();
    expect(second).toMatchObject({ stop_reason: 'end_turn', content: [{ text: CHAT_TEXT }] });
    expect(world.upstream.last.fields['messages']).toMatchObject([
      { role: 'user' },
      { role: 'assistant', tool_calls: [{ id: call?.id }] },
      { role: 'tool', content: TOOL_RESULT },
    ]);
  });

  test('abort the upstream request when they are aborted', async () => {
    const stream = anthropic.messages.stream(hello);
    await stopReading(
      world,
      () => stream,
      () => stream.abort(),
    );
  });

  test.each(refusals)('throw their own class for $status', async (refusal) => {
    const error = await thrownBy(world, refusal, (key, refused) =>
      anthropicWith(key).messages.create({ ...hello, model: refused }),
    );
    expect(error).toBeInstanceOf(ANTHROPIC_ERRORS[refusal.status]);
  });
});
