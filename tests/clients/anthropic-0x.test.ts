import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import Anthropic from 'anthropic-sdk-0x';
import { CHAT_TEXT } from '../../scripts/test-bed/replies/chat.ts';
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
import { CHAT_ONLY_MODEL, modelFor } from '../../scripts/test-bed/test-catalogue.ts';

let world: TestGateway;
let client: Anthropic;

const clientWith = (apiKey: string) => new Anthropic({ apiKey, baseURL: world.address, maxRetries: 0 });

beforeAll(async () => {
  world = await startTestGateway();
  client = clientWith(world.keys.full);
});
afterEach(() => world.settle());
afterAll(() => world.close());

const hello = { max_tokens: 64, messages: [{ role: 'user' as const, content: 'Hello' }] };
const tools = [{ name: TOOL_NAME, input_schema: CITY_SCHEMA }];

describe.each([modelFor('chat'), CHAT_ONLY_MODEL])('the Anthropic SDK of before 1.0 with %s', (model) => {
  test('creates messages, complete, streamed and by the beta path', async () => {
    expect(await client.messages.create({ ...hello, model })).toMatchObject({ type: 'message', model });
    const streamed = await client.messages.stream({ ...hello, model }).finalMessage();
    expect(streamed.content).toMatchObject([{ type: 'text' }]);
    expect(await client.beta.messages.create({ ...hello, model })).toMatchObject({ stop_reason: 'end_turn' });
  });

  test('counts tokens', async () => {
    const count = await client.messages.countTokens({ model, messages: hello.messages });
    expect(count.input_tokens).toBeGreaterThan(0);
  });

  test('aborts the upstream request when a stream is aborted', async () => {
    const stream = client.messages.stream({ ...hello, model });
    await stopReading(
      world,
      () => stream,
      () => stream.abort(),
    );
  });
});

describe('the Anthropic SDK of before 1.0', () => {
  const model = CHAT_ONLY_MODEL;

  test('calls a tool in a stream and sends its result', async () => {
    const first = await client.messages.stream({ ...hello, model, tools }).finalMessage();
    const call = first.content.find((block) => block.type === 'tool_use');
    expect(call).toMatchObject({ name: TOOL_NAME, input: CITY });
    const second = await client.messages.create({
      ...hello,
      model,
      tools,
      messages: [
        ...hello.messages,
        { role: 'assistant', content: first.content },
        {
          role: 'user',
          content: [{ type: 'tool_result', tool_use_id: call?.id ?? '', content: TOOL_RESULT }],
        },
      ],
    });
    expect(second.content).toMatchObject([{ type: 'text', text: CHAT_TEXT }]);
  });

  test('returns output of a schema', async () => {
    const message = await client.messages.create({
      ...hello,
      model,
      output_config: { format: { type: 'json_schema', schema: CITY_SCHEMA } },
    });
    expect(JSON.parse(message.content[0]?.type === 'text' ? message.content[0].text : '')).toEqual(CITY);
  });

  test.each(refusals)('throws its own class for $status, with the request id', async (refusal) => {
    const classes = {
      400: Anthropic.BadRequestError,
      401: Anthropic.AuthenticationError,
      403: Anthropic.PermissionDeniedError,
      404: Anthropic.NotFoundError,
      429: Anthropic.RateLimitError,
      502: Anthropic.InternalServerError,
      503: Anthropic.InternalServerError,
    };
    const error = await thrownBy(world, refusal, (key, refused) =>
      clientWith(key).messages.create({ ...hello, model: refused }),
    );
    expect(error).toBeInstanceOf(classes[refusal.status]);
    expect(error).toHaveProperty('requestID', expect.stringMatching(/^[0-9a-f-]{36}$/));
  });
});
