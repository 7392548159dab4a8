import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Agent, OpenAIProvider, Runner, setTracingDisabled, tool, user } from '@openai/agents';
import OpenAI from 'openai';
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
  // By default it sends traces to its vendor.
  setTracingDisabled(true);
  world = await startTestGateway();
});
afterEach(() => world.settle());
afterAll(() => world.close());

const ERRORS = {
  400: OpenAI.BadRequestError,
  401: OpenAI.AuthenticationError,
  403: OpenAI.PermissionDeniedError,
  404: OpenAI.NotFoundError,
  429: OpenAI.RateLimitError,
  502: OpenAI.InternalServerError,
  503: OpenAI.InternalServerError,
};

const toolInputs: unknown[] = [];
const lookUp = tool({
  name: TOOL_NAME,
  description: TOOL_DESCRIPTION,
  parameters: CITY_SCHEMA,
  strict: true,
  execute: (input) => {
    toolInputs.push(input);
    return TOOL_RESULT;
  },
});
const citySchema = { type: 'json_schema', name: 'city', strict: true, schema: CITY_SCHEMA } as const;

/** The SDK retries these; the tests need not wait for that. */
function runnerWith(useResponses: boolean, apiKey = world.keys.full): Runner {
  const openAIClient = new OpenAI({ apiKey, baseURL: `${world.address}/v1`, maxRetries: 0 });
  return new Runner({ modelProvider: new OpenAIProvider({ openAIClient, useResponses }) });
}

describe.each([
  ['responses', true],
  ['chat', false],
] as const)('the OpenAI Agents SDK by %s', (_name, useResponses) => {
  const agentOf = (model = CHAT_ONLY_MODEL) => new Agent({ name: 'guide', instructions: 'Be kind', model });

  test.each([CHAT_ONLY_MODEL, modelFor('chat')])(
    'writes text, complete and streamed, with %s',
    async (model) => {
      const runner = runnerWith(useResponses);
      const complete = await runner.run(agentOf(model), 'Hello');
      expect(CHAT_TEXT.startsWith(String(complete.finalOutput).slice(0, 12))).toBe(true);
      const streamed = await runner.run(agentOf(model), 'Hello', { stream: true });
      let text = '';
      for await (const piece of streamed.toTextStream()) text += piece;
      await streamed.completed;
      expect(text).toBe(complete.finalOutput);
      expect(streamed.finalOutput).toBe(complete.finalOutput);
      expect(streamed.state.usage.outputTokens).toBe(7);
    },
  );

  test.each(['complete', 'streamed'])('calls a tool and continues with its result, %s', async (way) => {
    toolInputs.length = 0;
    const agent = new Agent({ name: 'guide', model: CHAT_ONLY_MODEL, tools: [lookUp] });
    const runner = runnerWith(useResponses);
    if (way === 'complete') {
      expect((await runner.run(agent, 'Hello')).finalOutput).toBe(CHAT_TEXT);
    } else {
      const streamed = await runner.run(agent, 'Hello', { stream: true });
      await streamed.completed;
      expect(streamed.finalOutput).toBe(CHAT_TEXT);
    }
    expect(toolInputs).toEqual([CITY]);
    expect(world.upstream.requests).toHaveLength(2);
    expect(world.upstream.last.fields['messages']).toMatchObject([
      { role: 'user' },
      { role: 'assistant', tool_calls: [{ function: { name: TOOL_NAME } }] },
      { role: 'tool', content: TOOL_RESULT },
    ]);
  });

  test.each(['complete', 'streamed'])('returns output of a schema, %s', async (way) => {
    const agent = new Agent({ name: 'guide', model: CHAT_ONLY_MODEL, outputType: citySchema });
    const runner = runnerWith(useResponses);
    if (way === 'complete') {
      expect((await runner.run(agent, 'Hello')).finalOutput).toEqual(CITY);
      return;
    }
    const streamed = await runner.run(agent, 'Hello', { stream: true });
    await streamed.completed;
    expect(streamed.finalOutput).toEqual(CITY);
  });

  test('continues in a second turn', async () => {
    const runner = runnerWith(useResponses);
    const first = await runner.run(agentOf(), 'Hello');
    const second = await runner.run(agentOf(), [...first.history, user('And now?')]);
    expect(second.finalOutput).toBe(CHAT_TEXT);
    expect(world.upstream.last.fields['messages']).toMatchObject([
      { role: 'system' },
      { role: 'user' },
      { role: 'assistant' },
      { role: 'user' },
    ]);
    expect(JSON.stringify(world.upstream.last.fields['messages'])).toContain(CHAT_TEXT);
  });

  test('aborts the upstream request when a run is aborted', async () => {
    const aborter = new AbortController();
    await stopReading(
      world,
      () => runnerWith(useResponses).run(agentOf(), 'Hello', { stream: true, signal: aborter.signal }),
      () => aborter.abort(),
    );
  });

  test.each(refusals)('throws the class of its SDK for $status', async (refusal) => {
    const error = await thrownBy(world, refusal, (key, model) =>
      runnerWith(useResponses, key).run(agentOf(model), 'Hello'),
    );
    expect(error).toBeInstanceOf(ERRORS[refusal.status]);
    expect(error).toHaveProperty('status', refusal.status);
  });
});

describe('the OpenAI Agents SDK', () => {
  test('continues a stored response', async () => {
    const agent = new Agent({ name: 'guide', model: CHAT_ONLY_MODEL });
    const first = await runnerWith(true).run(agent, 'Hello');
    const previousResponseId = first.lastResponseId;
    if (previousResponseId === undefined) throw new Error('the response has no id');
    const second = await runnerWith(true).run(agent, 'And now?', { previousResponseId });
    expect(second.finalOutput).toBe(CHAT_TEXT);
    expect(world.upstream.last.fields['messages']).toHaveLength(3);
  });
});
