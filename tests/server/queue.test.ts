import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { chatCompletion } from '../../scripts/test-bed/replies/chat.ts';
import { send, type TestAnswer } from '../../scripts/test-bed/client.ts';
import { eventually } from '../support/eventually.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import { ManualUpstream, type ManualRequest } from '../../scripts/test-bed/upstream/manual-upstream.ts';

let upstream: ManualUpstream;
let gateway: RecordedGateway;

beforeEach(async () => {
  upstream = await ManualUpstream.start();
  const model = (name: string, queue: string) => [
    `  acme/${name}:`,
    '    mode: chat',
    '    free: true',
    `    queue: ${queue}`,
    `    deployments: [{ backend: one, model: ${name}, max_in_flight: 1 }]`,
  ];
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  one: { kind: openai, base_url: '${upstream.baseUrl}' }`,
      'models:',
      ...model('patient', '{ size: 1, seconds: 300 }'),
      ...model('hasty', '{ size: 1, seconds: 0.05 }'),
    ],
  });
});
afterEach(async () => {
  await gateway.close();
  await upstream.close();
});

function chat(model: string): Promise<TestAnswer> {
  return gateway.call('/v1/chat/completions', { model, messages: [{ role: 'user', content: 'Hi' }] });
}

function respond({ response }: ManualRequest): void {
  const completion = chatCompletion({ model: 'm', tools: false, reasoning: false, includeUsage: true });
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(completion));
}

async function isWaiting(): Promise<boolean> {
  const { text } = await send(gateway.gateway.adminAddress, { method: 'GET', path: '/metrics', headers: {} });
  return text.includes('gateway_queue_length{model="acme/patient"} 1');
}

describe('while all deployments are full', () => {
  test('a request waits for one, and one more gets 503', async () => {
    const first = chat('acme/patient');
    const atFirst = await upstream.next();
    const second = chat('acme/patient');
    await eventually('the second one waits', isWaiting);
    const third = await chat('acme/patient');
    expect(third.status).toBe(503);
    expect(Number(third.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    respond(atFirst);
    expect((await first).status).toBe(200);
    respond(await upstream.next());
    expect((await second).status).toBe(200);
    expect(await isWaiting()).toBe(false);
  });

  test('a request that has waited for its time gets 503', async () => {
    const first = chat('acme/hasty');
    const atFirst = await upstream.next();
    const second = await chat('acme/hasty');
    expect(second.status).toBe(503);
    expect(second.headers['retry-after']).toBeDefined();
    respond(atFirst);
    expect((await first).status).toBe(200);
  });
});
