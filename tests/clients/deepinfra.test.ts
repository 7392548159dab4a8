import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import OpenAI from 'openai';
import { CHAT_TEXT } from '../../scripts/test-bed/replies/chat.ts';
import { startTestGateway, type TestGateway } from '../../scripts/test-bed/gateway.ts';
import { modelFor } from '../../scripts/test-bed/test-catalogue.ts';

let world: TestGateway;
let client: OpenAI;

/** `@ai-sdk/deepinfra` 3.0.57 adds `/openai` and OpenAI's paths to its address, which ends in `/v1`. */
beforeAll(async () => {
  world = await startTestGateway();
  client = new OpenAI({ apiKey: world.keys.full, baseURL: `${world.address}/v1/openai`, maxRetries: 0 });
});
afterEach(() => world.settle());
afterAll(() => world.close());

describe("a client with DeepInfra's paths", () => {
  test('completes a conversation, also as a stream', async () => {
    const request = { model: modelFor('chat'), messages: [{ role: 'user' as const, content: 'Hello' }] };
    const completion = await client.chat.completions.create(request);
    expect(completion.choices[0]?.message.content).toBe(CHAT_TEXT);
    let text = '';
    for await (const chunk of await client.chat.completions.create({ ...request, stream: true }))
      text += chunk.choices[0]?.delta.content ?? '';
    expect(text).toBe(CHAT_TEXT);
  });

  test('embeds', async () => {
    const embedded = await client.embeddings.create({ model: modelFor('embedding'), input: 'Köln' });
    expect(embedded.data[0]?.embedding.length).toBeGreaterThan(0);
  });
});
