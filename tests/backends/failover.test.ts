import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import type { Behaviour } from '../../scripts/test-bed/upstream/behaviour.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';

let first: Upstream;
let second: Upstream;
let gateway: RecordedGateway;

beforeAll(async () => {
  first = await Upstream.start();
  second = await Upstream.start();
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  one: { kind: openai, base_url: '${first.baseUrl}', timeouts: { first_byte_seconds: 0.25, idle_seconds: 0.25 } }`,
      `  two: { kind: openai, base_url: '${second.baseUrl}', timeouts: { first_byte_seconds: 0.25, idle_seconds: 0.25 } }`,
      'models:',
      '  acme/chat:',
      '    mode: chat',
      '    free: true',
      '    strategy: failover',
      '    ejection: { consecutive_failures: 1000, min_attempts: 1000, pause_seconds: 0.001, max_pause_seconds: 0.001 }',
      '    deployments: [{ backend: one, model: up-chat }, { backend: two, model: up-chat }]',
    ],
  });
});
afterEach(() => {
  first.reset();
  second.reset();
});
afterAll(async () => {
  await gateway.close();
  await first.close();
  await second.close();
});

const messages = [{ role: 'user', content: 'Hello' }];
const ask = (stream: boolean) =>
  gateway.call('/v1/chat/completions', { model: 'acme/chat', messages, stream });

describe.each([false, true])('with stream: %s', (stream) => {
  test.each<Behaviour>([
    { kind: 'status', status: 429 },
    { kind: 'status', status: 503 },
    { kind: 'status', status: 529 },
    { kind: 'status', status: 500 },
    { kind: 'reset', when: 'before_headers' },
    { kind: 'stall', when: 'before_headers' },
  ])('a request fails over to the next deployment after $kind $status', async (behaviour) => {
    first.always(behaviour);
    expect((await ask(stream)).status).toBe(200);
    // A kept connection that has ended is stale, so that the gateway sends the request once more on a new one.
    expect(first.requests.length).toBeLessThanOrEqual(2);
    expect(second.requests).toHaveLength(1);
  });

  test.each<Behaviour>([
    { kind: 'status', status: 400 },
    { kind: 'status', status: 413 },
  ])('a request does not fail over after $kind $status', async (behaviour) => {
    first.always(behaviour);
    expect((await ask(stream)).status).not.toBe(200);
    expect(second.requests).toHaveLength(0);
  });
});

describe('deployments that stop sending', () => {
  test.each(['before_headers', 'mid_body'] as const)(
    '%s of a non-streaming response is 504',
    async (when) => {
      first.always({ kind: 'stall', when });
      second.always({ kind: 'stall', when });
      const answer = await ask(false);
      expect(answer.status).toBe(504);
      expect(answer.headers['content-type']).toContain('text/html');
    },
  );

  test('in the middle of a stream ends it with the error event of a timeout', async () => {
    first.always({ kind: 'stall', when: 'mid_body' });
    const answer = await ask(true);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('"code":"gateway_timeout"');
    expect(answer.text).not.toContain('[DONE]');
  });
});
