import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createOpenAI } from '@ai-sdk/openai';
import { ChatOpenAI } from '@langchain/openai';
import { OpenAIResponses } from '@llamaindex/openai';
import { Agent, OpenAIProvider, Runner, setTracingDisabled } from '@openai/agents';
import { streamText } from 'ai';
import OpenAI from 'openai';
import { startTestGateway, type TestGateway } from '../../scripts/test-bed/gateway.ts';
import { CHAT_ONLY_MODEL, modelFor } from '../../scripts/test-bed/test-catalogue.ts';
import type { Behaviour } from '../../scripts/test-bed/upstream/behaviour.ts';

let world: TestGateway;

beforeAll(async () => {
  setTracingDisabled(true);
  world = await startTestGateway();
});
afterEach(() => world.settle());
afterAll(() => world.close());

const address = () => ({ apiKey: world.keys.full, baseURL: `${world.address}/v1` });
const sdk = () => new OpenAI({ ...address(), maxRetries: 0 });

async function readAll(items: AsyncIterable<unknown>): Promise<void> {
  for await (const _item of items);
}

/** All ways in which clients of the responses format read a stream. */
const readers: Readonly<Record<string, (model: string) => Promise<unknown>>> = {
  'openai, by iteration': async (model) =>
    readAll(await sdk().responses.create({ model, input: 'Hello', stream: true })),
  'openai, by the helper': (model) => sdk().responses.stream({ model, input: 'Hello' }).finalResponse(),
  'openai, by the iterated helper': (model) => readAll(sdk().responses.stream({ model, input: 'Hello' })),
  langchain: async (model) => {
    const { apiKey, baseURL } = address();
    const client = new ChatOpenAI({
      model,
      apiKey,
      maxRetries: 0,
      configuration: { baseURL },
      useResponsesApi: true,
    });
    await readAll(await client.stream('Hello'));
  },
  llamaindex: async (model) => {
    const client = new OpenAIResponses({ model, ...address(), maxRetries: 0 });
    await readAll(await client.chat({ messages: [{ role: 'user', content: 'Hello' }], stream: true }));
  },
  ai: async (model) => {
    const thrown: unknown[] = [];
    const { fullStream } = streamText({
      model: createOpenAI(address())(model),
      prompt: 'Hello',
      maxRetries: 0,
      onError: ({ error }) => void thrown.push(error),
    });
    await readAll(fullStream);
    if (thrown.length > 0) throw new Error('the stream has an error part', { cause: thrown[0] });
  },
  agents: async (model) => {
    const modelProvider = new OpenAIProvider({ openAIClient: sdk(), useResponses: true });
    const agent = new Agent({ name: 'guide', instructions: 'Be kind', model });
    const result = await new Runner({ modelProvider }).run(agent, 'Hello', { stream: true });
    await readAll(result);
    await result.completed;
  },
};

const broken: readonly Behaviour[] = [{ kind: 'end_early' }, { kind: 'malformed_event' }];
const models = { translated: CHAT_ONLY_MODEL, native: modelFor('chat') };

describe.each(Object.entries(models))('a %s responses stream that is interrupted', (_name, model) => {
  describe.each(broken)('because of $kind', (behaviour) => {
    test.each(Object.keys(readers))('raises an error in %s', async (name) => {
      world.upstream.always(behaviour);
      await expect(readers[name]?.(model)).rejects.toThrow();
    });
  });

  test.each(Object.keys(readers))('raises no error when it is complete: %s', async (name) => {
    await readers[name]?.(model);
    expect(world.upstream.requests).toHaveLength(1);
  });
});
