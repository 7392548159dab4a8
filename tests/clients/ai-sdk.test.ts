import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  APICallError,
  embedMany,
  generateText,
  isStepCount,
  jsonSchema,
  Output,
  streamText,
  tool,
  type LanguageModel,
  type ModelMessage,
} from 'ai';
import { CHAT_TEXT } from '../../scripts/test-bed/replies/chat.ts';
import {
  CITY,
  CITY_SCHEMA,
  refusals,
  stopReading,
  thrownBy,
  TOOL_DESCRIPTION,
  TOOL_NAME,
  TOOL_RESULT,
} from '../support/client-scene.ts';
import { startTestGateway, type TestGateway } from '../../scripts/test-bed/gateway.ts';
import { CHAT_ONLY_MODEL, modelFor } from '../../scripts/test-bed/test-catalogue.ts';

let world: TestGateway;

beforeAll(async () => {
  // It warns that it does not know the model's output limit.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  world = await startTestGateway();
});
afterEach(() => world.settle());
afterAll(() => world.close());

type Provider = (model: string, apiKey?: string) => LanguageModel;

const options = (apiKey = world.keys.full) => ({ apiKey, baseURL: `${world.address}/v1` });
const compatibleWith = (apiKey?: string) =>
  createOpenAICompatible({
    name: 'gateway',
    includeUsage: true,
    supportsStructuredOutputs: true,
    ...options(apiKey),
  });

const providers: Record<string, Provider> = {
  'openai (responses)': (model, key) => createOpenAI(options(key))(model),
  'openai (chat)': (model, key) => createOpenAI(options(key)).chat(model),
  anthropic: (model, key) => createAnthropic(options(key))(model),
  'openai-compatible': (model, key) => compatibleWith(key)(model),
};

const citySchema = jsonSchema<{ city: string }>(CITY_SCHEMA);
const toolInputs: unknown[] = [];
const tools = {
  [TOOL_NAME]: tool({
    description: TOOL_DESCRIPTION,
    inputSchema: citySchema,
    execute: (input) => {
      toolInputs.push(input);
      return TOOL_RESULT;
    },
  }),
};

describe.each(Object.entries(providers))('the AI SDK with its provider %s', (name, provider) => {
  const ask = (model = CHAT_ONLY_MODEL) => ({
    model: provider(model),
    prompt: 'Hello',
    maxRetries: 0,
  });

  test.each([CHAT_ONLY_MODEL, modelFor('chat')])(
    'writes text, complete and streamed, with %s',
    async (model) => {
      const complete = await generateText(ask(model));
      expect(CHAT_TEXT.startsWith(complete.text.slice(0, 12))).toBe(true);
      expect(complete.finishReason).toBe('stop');
      const streamed = streamText(ask(model));
      expect(await streamed.text).toBe(complete.text);
      expect(await streamed.finishReason).toBe('stop');
      expect((await streamed.usage).outputTokens).toBe(7);
    },
  );

  test.each(['complete', 'streamed'])('calls a tool and continues with its result, %s', async (way) => {
    toolInputs.length = 0;
    const options = { ...ask(), tools, stopWhen: isStepCount(3) };
    const result = way === 'complete' ? await generateText(options) : streamText(options);
    expect(await result.text).toBe(CHAT_TEXT);
    expect(toolInputs).toEqual([CITY]);
    expect(world.upstream.requests).toHaveLength(2);
    expect(world.upstream.last.fields['messages']).toMatchObject([
      { role: 'user' },
      { role: 'assistant', tool_calls: [{ function: { name: TOOL_NAME } }] },
      { role: 'tool', content: TOOL_RESULT },
    ]);
  });

  test.each(['complete', 'streamed'])('returns output of a schema, %s', async (way) => {
    const options = { ...ask(), output: Output.object({ schema: citySchema }) };
    const result = way === 'complete' ? await generateText(options) : streamText(options);
    expect(await result.output).toEqual(CITY);
  });

  test('continues in a second turn', async () => {
    const user = (content: string): ModelMessage => ({ role: 'user', content });
    const { model } = ask();
    const first = await generateText({ model, messages: [user('Hello')] });
    const messages = [user('Hello'), ...first.responseMessages, user('And now?')];
    const second = await generateText({ model, messages, maxRetries: 0 });
    expect(second.text).toBe(CHAT_TEXT);
    expect(JSON.stringify(world.upstream.last.fields['messages'])).toContain(CHAT_TEXT);
    expect(world.upstream.last.fields['messages']).toHaveLength(3);
  });

  test('aborts the upstream request when a stream is aborted', async () => {
    const aborter = new AbortController();
    await stopReading(
      world,
      () => streamText({ ...ask(), abortSignal: aborter.signal, onError: () => undefined }).textStream,
      () => aborter.abort(),
    );
  });

  test.each(refusals)('throws an APICallError with the status $status', async (refusal) => {
    const error = await thrownBy(world, refusal, (key, model) =>
      generateText({ ...ask(), model: provider(model, key) }),
    );
    expect(APICallError.isInstance(error)).toBe(true);
    expect(error).toMatchObject({ statusCode: refusal.status, isRetryable: refusal.status >= 429 });
  });

  // That of Anthropic reads only errors of its own shape.
  if (name !== 'anthropic')
    test('says why a request was refused', async () => {
      const model = provider(CHAT_ONLY_MODEL, world.keys.spent);
      const message = 'the budget of the month is used up, or too small for the request';
      await expect(generateText({ ...ask(), model })).rejects.toMatchObject({ message });
    });
});

describe('the AI SDK', () => {
  test('refers to the items of a stored response in the next turn', async () => {
    const model = createOpenAI(options())(CHAT_ONLY_MODEL);
    const first = streamText({ model, prompt: 'Hello', maxRetries: 0, include: { requestBody: true } });
    const second = await generateText({
      model,
      messages: [...(await first.responseMessages), { role: 'user', content: 'And now?' }],
      maxRetries: 0,
      include: { requestBody: true },
    });
    expect(second.request.body).toMatchObject({ input: [{ type: 'item_reference' }, { role: 'user' }] });
    expect(world.upstream.last.fields['messages']).toMatchObject([
      { role: 'assistant', content: CHAT_TEXT },
      { role: 'user' },
    ]);
  });

  test('embeds with its openai and openai-compatible providers', async () => {
    const models = [
      createOpenAI(options()).embedding(modelFor('embedding')),
      compatibleWith().embeddingModel(modelFor('embedding')),
    ];
    for (const model of models) {
      const { embeddings } = await embedMany({ model, values: ['one', 'two'], maxRetries: 0 });
      expect(embeddings).toEqual([
        [0.25, -0.5, 0.75],
        [0.25, -0.5, 0.75],
      ]);
    }
  });
});
