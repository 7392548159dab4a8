import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { chatCompletion } from '../../scripts/test-bed/replies/chat.ts';
import { jsonOf, send, type TestAnswer, type TestRequest } from '../../scripts/test-bed/client.ts';
import { eventually } from '../support/eventually.ts';
import { GatewayProcess, gatewayFolder, removeFolder } from '../../scripts/test-bed/gateway-process.ts';
import { answerJson, gatewayFileFor, post } from '../../scripts/test-bed/process-requests.ts';
import { begin } from '../support/open-response.ts';
import { ManualUpstream } from '../../scripts/test-bed/upstream/manual-upstream.ts';

const MEGABYTE = 1_000_000;
const PATIENCE_MS = 120_000;
const BOUND_BYTES = 96 * MEGABYTE;
/** Small, since the process also holds memory that it does not count: code, threads, and garbage. */
const MOST_RESIDENT_BYTES = 1_000 * MEGABYTE;

let upstream: ManualUpstream;
let folder = '';
let gateway: GatewayProcess;
let isOver = false;
/** The upstream responds only after this promise. */
let answering: Promise<void> = Promise.resolve();

beforeAll(async () => {
  upstream = await ManualUpstream.start();
  void answerAll();
});
afterAll(async () => {
  isOver = true;
  await upstream.close();
});

/** Every request that reaches the upstream gets a completion. */
async function answerAll(): Promise<void> {
  const completion = chatCompletion({ model: 'up', tools: false, reasoning: false, includeUsage: true });
  while (!isOver) {
    const request = await upstream.next();
    void answering.then(() => answerJson(request, completion));
  }
}

beforeEach(async () => {
  const chatOnly = gatewayFileFor(upstream.baseUrl).replace('[chat, messages, responses]', '[chat]');
  const policy = 'guardrails: { policy: { kind: rules, block_lists: [{ words: [project phoenix] }] } }\n';
  folder = await gatewayFolder(chatOnly + policy);
  gateway = await GatewayProcess.start({
    folder,
    environment: { GATEWAY_BODY_MEMORY_BYTES: String(BOUND_BYTES) },
  });
});
afterEach(async () => {
  await gateway.kill();
  await removeFolder(folder);
});

function chat(content: unknown, more: object = {}): TestRequest {
  const messages = [{ role: 'user', content }];
  return post('/v1/chat/completions', gateway.key, { model: 'acme/chat', messages, ...more });
}

async function allAtOnce(count: number, request: TestRequest): Promise<TestAnswer[]> {
  return checked(await Promise.all(Array.from({ length: count }, () => send(gateway.address, request))));
}

/** As `allAtOnce`, but admitted requests wait until another one is refused: more are sent than there is memory for. */
async function moreThanFit(count: number, request: TestRequest): Promise<TestAnswer[]> {
  const { promise, resolve } = Promise.withResolvers<void>();
  answering = promise;
  const responses = Array.from({ length: count }, () => send(gateway.address, request));
  const refused = responses.map(async (response) => {
    if ((await response).status !== 503) throw new Error('it was not refused');
  });
  await Promise.any(refused);
  resolve();
  return checked(await Promise.all(responses));
}

function checked(responses: TestAnswer[]): TestAnswer[] {
  for (const { status, headers } of responses)
    if (status === 503) expect(headers['retry-after']).toMatch(/^[1-9]\d*$/);
  return responses;
}

const statusesOf = (responses: readonly TestAnswer[]): Set<number> =>
  new Set(responses.map(({ status }) => status));

/** Asserts that the process lives, has stayed small, and holds no memory of ended requests. */
async function expectUnharmed(): Promise<void> {
  const admin = async (path: string): Promise<string> =>
    (await send(gateway.adminAddress, { method: 'GET', path, headers: {} })).text;
  await eventually('nothing is held', async () =>
    /^gateway_body_memory_held_bytes 0$/m.test(await admin('/metrics')),
  );
  expect(await admin('/healthz')).toBe('ok\n');
  const status = await readFile(`/proc/${gateway.pid}/status`, 'utf8');
  const peakBytes = Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
  expect(peakBytes).toBeLessThan(MOST_RESIDENT_BYTES);
  expect((await send(gateway.address, chat('hello'))).status).toBe(200);
}

describe('the memory of all requests together is bounded', () => {
  test(
    'by the size of their parsed bodies, such as lists of empty objects',
    async () => {
      const parts = Array.from({ length: 40_000 }, () => ({}));
      const responses = await allAtOnce(60, chat('hello', { x_parts: parts }));
      expect([...statusesOf(responses)].filter((status) => status !== 200 && status !== 503)).toEqual([]);
      await expectUnharmed();
    },
    PATIENCE_MS,
  );

  test(
    'with the stored conversations that small requests continue',
    async () => {
      const respond = (fields: object): TestRequest =>
        post('/v1/responses', gateway.key, { model: 'acme/chat', ...fields });
      const first = await send(gateway.address, respond({ input: 'x'.repeat(6 * MEGABYTE) }));
      expect(first.status).toBe(200);
      const { id } = jsonOf(first) as { id: string };
      const responses = await moreThanFit(
        40,
        respond({ input: 'and?', previous_response_id: id, store: false }),
      );
      expect(statusesOf(responses)).toEqual(new Set([200, 503]));
      await expectUnharmed();
    },
    PATIENCE_MS,
  );

  test(
    'with the copies that a content check needs',
    async () => {
      const words = 'plain words and nothing else. '.repeat(Math.floor((5 * MEGABYTE) / 30));
      const responses = await moreThanFit(24, chat(words, { guardrails: ['policy'] }));
      expect(statusesOf(responses)).toEqual(new Set([200, 503]));
      await expectUnharmed();
    },
    PATIENCE_MS,
  );

  test(
    'with text of two bytes for each character',
    async () => {
      const responses = await moreThanFit(24, chat('中'.repeat(2 * MEGABYTE)));
      expect(statusesOf(responses)).toEqual(new Set([200, 503]));
      await expectUnharmed();
    },
    PATIENCE_MS,
  );

  test('by what has arrived, so that long bodies that have just begun take nothing from others', async () => {
    const headers = {
      'x-api-key': gateway.key,
      'content-type': 'application/json',
      'content-length': String(23.5 * MEGABYTE),
    };
    const begun = Array.from({ length: 12 }, () =>
      begin(gateway.address, { method: 'POST', path: '/v1/chat/completions', headers }),
    );
    for (const one of begun) one.send('{"model":');
    await eventually('all are being written to disk', async () =>
      /^gateway_spool_held_bytes [1-9]/m.test(
        (await send(gateway.adminAddress, { method: 'GET', path: '/metrics', headers: {} })).text,
      ),
    );
    expect((await send(gateway.address, chat('x'.repeat(MEGABYTE)))).status).toBe(200);
    for (const one of begun) one.disconnect();
    await expectUnharmed();
  });

  test(
    'a body that alone exceeds the bound is refused with 413',
    async () => {
      const response = await send(gateway.address, chat('x'.repeat(60 * MEGABYTE)));
      expect(response.status).toBe(413);
      await expectUnharmed();
    },
    PATIENCE_MS,
  );
});
