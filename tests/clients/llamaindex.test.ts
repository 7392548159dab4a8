import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Anthropic, AnthropicSession } from '@llamaindex/anthropic';
import type {
  BaseTool,
  ChatMessage,
  LLM,
  LLMChatParamsBase,
  ToolCallLLMMessageOptions,
} from '@llamaindex/core/llms';
import { OpenAI, OpenAIEmbedding, OpenAIResponses } from '@llamaindex/openai';
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

type Model = LLM<object, ToolCallLLMMessageOptions>;
type Message = ChatMessage<ToolCallLLMMessageOptions>;

interface Maker {
  make: (model: string, apiKey?: string, signal?: AbortSignal) => Model;
  /** How a schema of the output is requested. */
  schema: { responseFormat?: object; additionalChatOptions?: object };
}

const NEVER = new AbortController().signal;
/** LlamaIndex has no option for an abort signal. */
const fetchUntil =
  (signal: AbortSignal): typeof fetch =>
  (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.any([signal, init?.signal ?? NEVER]) });

const options = (model: string, apiKey = world.keys.full, signal = NEVER) => ({
  model,
  apiKey,
  baseURL: `${world.address}/v1`,
  maxRetries: 0,
  additionalSessionOptions: { fetch: fetchUntil(signal) },
});
const format = { type: 'json_schema', name: 'city', schema: CITY_SCHEMA, strict: true };

const makers: Record<string, Maker> = {
  OpenAI: {
    make: (...args) => new OpenAI(options(...args)),
    schema: {
      responseFormat: {
        type: 'json_schema',
        json_schema: { name: 'city', schema: CITY_SCHEMA, strict: true },
      },
    },
  },
  OpenAIResponses: {
    make: (...args) => new OpenAIResponses(options(...args)),
    schema: { additionalChatOptions: { text: { format } } },
  },
  Anthropic: {
    make: (model, apiKey = world.keys.full, signal = NEVER) =>
      new Anthropic({
        model,
        session: new AnthropicSession({
          apiKey,
          baseURL: world.address,
          maxRetries: 0,
          fetch: fetchUntil(signal),
        }),
      }),
    schema: {
      additionalChatOptions: { output_config: { format: { type: 'json_schema', schema: CITY_SCHEMA } } },
    },
  },
};

const lookUp: BaseTool = {
  metadata: { name: TOOL_NAME, description: TOOL_DESCRIPTION, parameters: CITY_SCHEMA },
};

/** Error classes of the SDKs that LlamaIndex contains but does not export. */
const CLASS_NAMES = {
  400: 'BadRequestError',
  401: 'AuthenticationError',
  403: 'PermissionDeniedError',
  404: 'NotFoundError',
  429: 'RateLimitError',
  502: 'InternalServerError',
  503: 'InternalServerError',
};

const user = (content: string): Message => ({ role: 'user', content });

/** Returns the response as one message, from a stream if `way` says so. */
async function responseOf(model: Model, way: string, params: LLMChatParamsBase): Promise<Message> {
  if (way === 'complete') return (await model.chat({ ...params, stream: false })).message;
  let content = '';
  let options: Message['options'] = {};
  for await (const chunk of await model.chat({ ...params, stream: true })) {
    if (bringsText(chunk.raw)) content += chunk.delta;
    if (chunk.options !== undefined && 'toolCall' in chunk.options) options = chunk.options;
  }
  return { role: 'assistant', content, options };
}

/** `OpenAIResponses` repeats the last piece of text at every event that has none. */
function bringsText(event: object | null): boolean {
  const type = event !== null && 'type' in event ? event.type : null;
  return typeof type !== 'string' || !type.startsWith('response.') || type === 'response.output_text.delta';
}

function textOf({ content }: Message): string {
  if (typeof content === 'string') return content;
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('');
}

/** Returns the single tool call. Its arguments are text in some of the three clients and parsed in others. */
function callOf({ options }: Message): { id: string; name: string; input: unknown } {
  const [call] = options !== undefined && 'toolCall' in options ? options.toolCall : [];
  if (call === undefined) throw new Error('no tool was called');
  return { ...call, input: typeof call.input === 'string' ? JSON.parse(call.input) : call.input };
}

describe.each(Object.entries(makers))('LlamaIndex with %s', (_name, { make, schema }) => {
  test.each([CHAT_ONLY_MODEL, modelFor('chat')])(
    'writes text, complete and streamed, with %s',
    async (model) => {
      const complete = await responseOf(make(model), 'complete', { messages: [user('Hello')] });
      expect(textOf(complete)).not.toBe('');
      expect(CHAT_TEXT.startsWith(textOf(complete).slice(0, 12))).toBe(true);
      const streamed = await responseOf(make(model), 'streamed', { messages: [user('Hello')] });
      expect(textOf(streamed)).toBe(textOf(complete));
    },
  );

  test.each(['complete', 'streamed'])('calls a tool and continues with its result, %s', async (way) => {
    const model = make(CHAT_ONLY_MODEL);
    const first = await responseOf(model, way, { messages: [user('Hello')], tools: [lookUp] });
    const call = callOf(first);
    expect(call).toMatchObject({ name: TOOL_NAME, input: CITY });
    const result: Message = {
      role: 'user',
      content: TOOL_RESULT,
      options: { toolResult: { id: call.id, result: TOOL_RESULT, isError: false } },
    };
    const second = await responseOf(model, way, {
      messages: [user('Hello'), first, result],
      tools: [lookUp],
    });
    expect(textOf(second)).toBe(CHAT_TEXT);
    expect(world.upstream.last.fields['messages']).toMatchObject([
      { role: 'user' },
      { role: 'assistant', tool_calls: [{ id: call.id, function: { name: TOOL_NAME } }] },
      { role: 'tool', tool_call_id: call.id, content: TOOL_RESULT },
    ]);
  });

  test.each(['complete', 'streamed'])('returns output of a schema, %s', async (way) => {
    const second = await responseOf(make(CHAT_ONLY_MODEL), way, { messages: [user('Hello')], ...schema });
    expect(JSON.parse(textOf(second))).toEqual(CITY);
  });

  test('continues in a second turn', async () => {
    const model = make(CHAT_ONLY_MODEL);
    const first = await responseOf(model, 'complete', { messages: [user('Hello')] });
    const { role, content } = first;
    const messages = [user('Hello'), { role, content }, user('And now?')];
    expect(textOf(await responseOf(model, 'complete', { messages }))).toBe(CHAT_TEXT);
    expect(JSON.stringify(world.upstream.last.fields['messages'])).toContain(CHAT_TEXT);
    expect(world.upstream.last.fields['messages']).toHaveLength(3);
  });

  test('aborts the upstream request when its request is aborted', async () => {
    // Leaving the loop is not enough: LlamaIndex wraps the stream and does not notify its SDK.
    const aborter = new AbortController();
    const model = make(CHAT_ONLY_MODEL, world.keys.full, aborter.signal);
    await stopReading(
      world,
      () => model.chat({ messages: [user('Hello')], stream: true }),
      () => aborter.abort(),
    );
  });

  test.each(refusals)('throws the class of its SDK for $status', async (refusal) => {
    const error = await thrownBy(world, refusal, (key, model) =>
      make(model, key).chat({ messages: [user('Hello')] }),
    );
    expect(error).toHaveProperty('status', refusal.status);
    expect(error).toHaveProperty('constructor.name', CLASS_NAMES[refusal.status]);
  });
});

describe('LlamaIndex', () => {
  test('embeds with base64, which it decodes itself', async () => {
    const embedding = new OpenAIEmbedding(options(modelFor('embedding')));
    expect(await embedding.getTextEmbeddings(['one', 'two'])).toEqual([
      [0.25, -0.5, 0.75],
      [0.25, -0.5, 0.75],
    ]);
    expect(world.upstream.last.fields['encoding_format']).toBe('base64');
  });
});
