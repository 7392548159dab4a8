import Anthropic from '@anthropic-ai/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import OpenAI from 'openai';
import { BLOCKED_WORD, LOST_CHECK } from '../../scripts/test-bed/guardrails.ts';
import { startTestGateway, type TestGateway } from '../../scripts/test-bed/gateway.ts';
import { CHAT_ONLY_MODEL, modelFor } from '../../scripts/test-bed/test-catalogue.ts';

let world: TestGateway;
let openai: OpenAI;
let anthropic: Anthropic;

beforeAll(async () => {
  world = await startTestGateway();
  openai = new OpenAI({ apiKey: world.keys.full, baseURL: `${world.address}/v1`, maxRetries: 0 });
  anthropic = new Anthropic({ apiKey: world.keys.full, baseURL: world.address, maxRetries: 0 });
});
afterEach(() => {
  expect(world.upstream.requests).toHaveLength(0);
  world.settle();
});
afterAll(() => world.close());

async function thrownBy(call: PromiseLike<unknown>): Promise<unknown> {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

const half = BLOCKED_WORD.length / 2;
const SPLIT = [BLOCKED_WORD.slice(0, half), BLOCKED_WORD.slice(half)].map((text) => ({
  type: 'text' as const,
  text,
}));
const blocked = { status: 400, message: expect.stringContaining('blocked by content policy') };

describe.each([false, true])('a blocked prompt, streamed: %s,', (stream) => {
  test('is a BadRequestError of the openai SDK', async () => {
    const messages = [{ role: 'user' as const, content: SPLIT }];
    const error = await thrownBy(
      openai.chat.completions.create({ model: modelFor('chat'), messages, stream }),
    );
    expect(error).toBeInstanceOf(OpenAI.BadRequestError);
    expect(error).toMatchObject({ ...blocked, code: 'content_policy_violation' });
  });

  test('is a BadRequestError of the openai SDK in responses', async () => {
    const input = `a ${BLOCKED_WORD}`;
    const error = await thrownBy(openai.responses.create({ model: modelFor('chat'), input, stream }));
    expect(error).toBeInstanceOf(OpenAI.BadRequestError);
    expect(error).toMatchObject({ ...blocked, code: 'content_policy_violation' });
  });

  test('is a BadRequestError of the anthropic SDK, translated or not', async () => {
    for (const model of [modelFor('chat'), CHAT_ONLY_MODEL]) {
      const messages = [{ role: 'user' as const, content: SPLIT }];
      const error = await thrownBy(anthropic.messages.create({ model, messages, max_tokens: 9, stream }));
      expect(error).toBeInstanceOf(Anthropic.BadRequestError);
      expect(error).toMatchObject({ ...blocked, error: { type: 'error' } });
    }
  });
});

test('a check that cannot run is an InternalServerError in both SDKs', async () => {
  const wish = { messages: [{ role: 'user' as const, content: 'Hello' }], guardrails: [LOST_CHECK] };
  const first = await thrownBy(openai.chat.completions.create({ model: modelFor('chat'), ...wish }));
  expect(first).toBeInstanceOf(OpenAI.InternalServerError);
  const second = await thrownBy(
    anthropic.messages.create({ model: modelFor('chat'), max_tokens: 9, ...wish }),
  );
  expect(second).toBeInstanceOf(Anthropic.InternalServerError);
});
