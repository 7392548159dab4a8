import { describe, expect, test } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import type { Respond } from '../backends/json-server.ts';
import { jsonOf, type TestAnswer } from '../../scripts/test-bed/client.ts';
import { CHAT_MODEL, chatAnswer, DecisionGateway, optionsIn, promptOf } from './decision-gateway.ts';

const QUESTION = { type: 'predicate', instructions: 'It is so.' } as const;
const PATIENCE_MS = 10_000;

/**
 * Answers questions about dogs and other questions with these probabilities of true. The rest goes to the label, or to
 * another token.
 */
function answering(dog: number, other: number, labelMass = 1): Respond {
  return (request) => {
    const yes = promptOf(request.body).includes('dog') ? dog : other;
    const labels = Object.entries(optionsIn(request)).map(([label, text]) => {
      return [label, labelMass * (text === 'true' ? yes : 1 - yes)];
    });
    return {
      body: chatAnswer({
        ...(Object.fromEntries(labels) as Record<string, number>),
        Well: 1 - labelMass + 1e-9,
      }),
    };
  };
}

const able = answering(0.02, 0.98);

function ask(world: DecisionGateway, model = CHAT_MODEL): Promise<TestAnswer> {
  return world.ask({ model, input: 'x', questions: [QUESTION] });
}

/** Returns the first response with this status. */
async function responseWithStatus(world: DecisionGateway, status: number): Promise<TestAnswer> {
  const deadlineMs = performance.now() + PATIENCE_MS;
  for (;;) {
    const response = await ask(world);
    if (response.status === status || performance.now() > deadlineMs) return response;
    await wait(10);
  }
}

async function untilRequested(world: DecisionGateway, about: string): Promise<void> {
  const deadlineMs = performance.now() + PATIENCE_MS;
  while (!world.upstream.requests.some(({ body }) => 'messages' in body && promptOf(body).includes(about))) {
    if (performance.now() > deadlineMs) throw new Error(`there was no request about ${about}`);
    await wait(10);
  }
}

describe('the self-test of a chat model for decisions', () => {
  test.each<[string, Respond, RegExp]>([
    [
      'answers trivial questions incorrectly',
      answering(0.9, 0.98),
      /its answers to trivial questions are incorrect/,
    ],
    [
      'does not answer with a label',
      answering(0.02, 0.98, 0.8),
      /it does not answer with one of the options/,
    ],
    [
      'gives no probabilities',
      () => ({
        body: {
          ...chatAnswer({ A: 1 }),
          choices: [{ index: 0, message: { role: 'assistant', content: 'A' } }],
        },
      }),
      /it gives no probabilities of tokens/,
    ],
  ])('fails for a model that %s, and clients receive the reason', async (_how, server, why) => {
    const world = await DecisionGateway.start(server, [], true);
    const response = await responseWithStatus(world, 400);
    expect(response.status).toBe(400);
    const message = expect.stringMatching(why);
    expect(jsonOf(response)).toMatchObject({ error: { param: 'model', message } });
    // The server is not called again.
    const requestCount = world.upstream.requests.length;
    await ask(world);
    expect(world.upstream.requests).toHaveLength(requestCount);
    await world.close();
  });

  test('passes for a model that reads the input', async () => {
    const world = await DecisionGateway.start(able, [], true);
    await untilRequested(world, 'dog');
    expect((await ask(world)).status).toBe(200);
    await world.close();
  });

  test('has no result while the server is unreachable, and requests are served as without it', async () => {
    const world = await DecisionGateway.start(() => ({ status: 503, body: {} }), [], true);
    await untilRequested(world, 'sun');
    expect((await ask(world)).status).toBe(503);
    world.upstream.answering = able;
    expect((await ask(world)).status).toBe(200);
    await world.close();
  });

  test('delays neither the start nor a request', async () => {
    const world = await DecisionGateway.start(
      (request) => (promptOf(request.body).includes('sun') ? null : able(request)),
      [],
      true,
    );
    await untilRequested(world, 'sun');
    expect((await ask(world)).status).toBe(200);
    await world.close();
  });

  test('does not run if the operator disables it', async () => {
    const world = await DecisionGateway.start(answering(0.9, 0.98), [], false);
    expect((await ask(world)).status).toBe(200);
    expect(world.upstream.requests.every(({ body }) => !promptOf(body).includes('dog'))).toBe(true);
    await world.close();
  });

  test('does not run for models that answer decisions themselves', async () => {
    const world = await DecisionGateway.start(able, [], true);
    await untilRequested(world, 'dog');
    expect(world.upstream.requests.every(({ path }) => !path.endsWith('/decisions'))).toBe(true);
    await world.close();
  });
});
