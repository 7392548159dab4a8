import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { ChatAnthropic } from '@langchain/anthropic';
import type { BaseChatModel } from '@langchain/core/language_models/chat_models';
import { HumanMessage, ToolMessage, type AIMessageChunk } from '@langchain/core/messages';
import { tool } from '@langchain/core/tools';
import { ChatOpenAI, OpenAIEmbeddings } from '@langchain/openai';
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
  world = await startTestGateway();
});
afterEach(() => world.settle());
afterAll(() => world.close());

type Make = (model: string, apiKey?: string) => ChatOpenAI | ChatAnthropic;

const openaiOptions = (model: string, apiKey = world.keys.full) => ({
  model,
  apiKey,
  maxRetries: 0,
  configuration: { baseURL: `${world.address}/v1` },
});

const makers: Record<string, Make> = {
  'ChatOpenAI (chat)': (model, key) => new ChatOpenAI(openaiOptions(model, key)),
  'ChatOpenAI (responses)': (model, key) =>
    new ChatOpenAI({ ...openaiOptions(model, key), useResponsesApi: true }),
  ChatAnthropic: (model, apiKey = world.keys.full) =>
    new ChatAnthropic({ model, apiKey, anthropicApiUrl: world.address, maxTokens: 64, maxRetries: 0 }),
};

const lookUp = tool(() => TOOL_RESULT, {
  name: TOOL_NAME,
  description: TOOL_DESCRIPTION,
  schema: CITY_SCHEMA,
});

/** Error classes of the SDKs that LangChain contains. It does not export one of them. */
const CLASS_NAMES = {
  400: 'BadRequestError',
  401: 'AuthenticationError',
  403: 'PermissionDeniedError',
  404: 'NotFoundError',
  429: 'RateLimitError',
  502: 'InternalServerError',
  503: 'InternalServerError',
};

async function gathered(stream: AsyncIterable<AIMessageChunk>): Promise<AIMessageChunk> {
  let complete: AIMessageChunk | null = null;
  for await (const chunk of stream) complete = complete === null ? chunk : complete.concat(chunk);
  if (complete === null) throw new Error('the stream was empty');
  return complete;
}

describe.each(Object.entries(makers))('LangChain with %s', (_name, make) => {
  test.each([CHAT_ONLY_MODEL, modelFor('chat')])(
    'writes text, complete and streamed, with %s',
    async (model) => {
      const complete = await make(model).invoke('Hello');
      expect(complete.text).not.toBe('');
      expect(CHAT_TEXT.startsWith(complete.text.slice(0, 12))).toBe(true);
      const streamed = await gathered(await make(model).stream('Hello'));
      expect(streamed.text).toBe(complete.text);
      // `ChatAnthropic` adds up the running counts that servers of the messages format send.
      const usage = streamed.usage_metadata as { output_tokens: number } | undefined;
      expect(usage?.output_tokens).toBeGreaterThanOrEqual(7);
    },
  );

  test.each(['complete', 'streamed'])('calls a tool and continues with its result, %s', async (way) => {
    const model = make(CHAT_ONLY_MODEL).bindTools([lookUp]);
    const question = new HumanMessage('Hello');
    const first =
      way === 'complete' ? await model.invoke([question]) : await gathered(await model.stream([question]));
    const call = first.tool_calls?.[0];
    expect(call).toMatchObject({ name: TOOL_NAME, args: CITY });
    const result = new ToolMessage({ content: TOOL_RESULT, tool_call_id: call?.id ?? '' });
    const second = await model.invoke([question, first, result]);
    expect(second.text).toBe(CHAT_TEXT);
    expect(world.upstream.last.fields['messages']).toMatchObject([
      { role: 'user' },
      { role: 'assistant', tool_calls: [{ id: call?.id }] },
      { role: 'tool', content: TOOL_RESULT },
    ]);
  });

  test('returns output of a schema', async () => {
    const model: BaseChatModel = make(CHAT_ONLY_MODEL);
    const second = await model.withStructuredOutput(CITY_SCHEMA, { name: 'city' }).invoke('Hello');
    expect(second).toEqual(CITY);
  });

  test('continues in a second turn', async () => {
    const model = make(CHAT_ONLY_MODEL);
    const question = new HumanMessage('Hello');
    const first = await model.invoke([question]);
    const second = await model.invoke([question, first, new HumanMessage('And now?')]);
    expect(second.text).toBe(CHAT_TEXT);
    expect(JSON.stringify(world.upstream.last.fields['messages'])).toContain(CHAT_TEXT);
    expect(world.upstream.last.fields['messages']).toHaveLength(3);
  });

  test('aborts the upstream request when a stream is aborted', async () => {
    const aborter = new AbortController();
    await stopReading(
      world,
      () => make(CHAT_ONLY_MODEL).stream('Hello', { signal: aborter.signal }),
      () => aborter.abort(),
    );
  });

  test.each(refusals)('throws the class of its SDK for $status', async (refusal) => {
    const error = await thrownBy(world, refusal, (key, model) => make(model, key).invoke('Hello'));
    expect(error).toHaveProperty('status', refusal.status);
    expect(error).toHaveProperty('constructor.name', CLASS_NAMES[refusal.status]);
  });
});

describe('LangChain', () => {
  test('continues a stored response', async () => {
    const model = new ChatOpenAI({ ...openaiOptions(CHAT_ONLY_MODEL), useResponsesApi: true });
    const first = await model.invoke('Hello');
    const second = await model.invoke('And now?', {
      previous_response_id: String(first.response_metadata['id']),
    });
    expect(second.text).toBe(CHAT_TEXT);
    expect(world.upstream.last.fields['messages']).toHaveLength(3);
  });

  test.each(['float', 'base64'] as const)('embeds with %s', async (encoding) => {
    const embeddings = new OpenAIEmbeddings({
      ...openaiOptions(modelFor('embedding')),
      // By default the client requests base64 and decodes it.
      ...(encoding === 'float' ? { encodingFormat: encoding } : {}),
    });
    expect(await embeddings.embedDocuments(['one', 'two'])).toEqual([
      [0.25, -0.5, 0.75],
      [0.25, -0.5, 0.75],
    ]);
    expect(world.upstream.last.fields['encoding_format'] ?? 'float').toBe(encoding);
  });
});
