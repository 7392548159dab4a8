import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import Anthropic from '@anthropic-ai/sdk';
import { startTestGateway, type TestGateway } from '../../scripts/test-bed/gateway.ts';
import { foreignModelFor, modelFor } from '../../scripts/test-bed/test-catalogue.ts';

let world: TestGateway;

function clientWith(apiKey: string): Anthropic {
  return new Anthropic({ apiKey, baseURL: world.address, maxRetries: 0 });
}

const HELLO = {
  model: modelFor('chat'),
  max_tokens: 64,
  messages: [{ role: 'user' as const, content: 'Hello' }],
};

beforeAll(async () => {
  world = await startTestGateway();
});
afterEach(() => world.settle());
afterAll(() => world.close());

describe('the Anthropic SDK', () => {
  test('lists the models', async () => {
    const page = await clientWith(world.keys.full).models.list();
    expect(page.data.map((model) => model.id)).toContain(modelFor('chat'));
  });

  test('creates a message, complete and streamed', async () => {
    const client = clientWith(world.keys.full);
    const message = await client.messages.create(HELLO);
    expect(message).toMatchObject({ type: 'message', model: modelFor('chat') });
    const streamed = await client.messages.stream(HELLO).finalMessage();
    expect(streamed.content.length).toBeGreaterThan(0);
    expect(streamed.stop_reason).not.toBeNull();
  });

  test('reads errors in its own format, with the request id', async () => {
    const failed = clientWith(world.keys.full).messages.create({
      ...HELLO,
      stop_sequences: 'none' as unknown as string[],
    });
    await expect(failed).rejects.toBeInstanceOf(Anthropic.BadRequestError);
    await expect(failed).rejects.toMatchObject({
      requestID: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
    });
    const missing = clientWith(world.keys.full).messages.create({ ...HELLO, model: foreignModelFor('chat') });
    await expect(missing).rejects.toBeInstanceOf(Anthropic.NotFoundError);
    await expect(clientWith(world.keys.revoked).messages.create(HELLO)).rejects.toBeInstanceOf(
      Anthropic.AuthenticationError,
    );
  });
});
