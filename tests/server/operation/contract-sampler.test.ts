import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { CallAttempts } from '../../../calls/call-attempts.ts';
import { ContractValidators } from '../../../contract/validators.ts';
import type { EventsReply, JsonReply } from '../../../calls/reply.ts';
import type { OperationId } from '../../../generated/contract.ts';
import { operations } from '../../../generated/operations.ts';
import { requestValidators } from '../../../generated/validators/requests.js';
import { responseValidators } from '../../../generated/validators/responses.js';
import type { Exchange } from '../../../middleware/exchange.ts';
import { ContractSampler } from '../../../server/operation/contract-sampler.ts';
import { send } from '../../../scripts/test-bed/client.ts';
import { operationRow } from '../../../scripts/test-bed/contract-document.ts';
import { RecordedGateway } from '../../support/recorded-gateway.ts';
import { Upstream } from '../../../scripts/test-bed/upstream/upstream.ts';

const contract = new ContractValidators(operations, requestValidators, responseValidators);
const ALL = { share: 1, onBreach: 'report' } as const;
const SECRET = 'the text of a client';
const embeddings = {
  ...{ id: 'e', object: 'list', model: 'acme/embedding', usage: { prompt_tokens: 1, total_tokens: 1 } },
  data: [{ object: 'embedding', index: 0, embedding: [0.5] }],
};

function scene(operationId: OperationId) {
  const registry = new Registry();
  const lines: string[] = [];
  const attempts = new CallAttempts();
  attempts.begin('vllm/up');
  const response = new EventEmitter();
  // The parts of an exchange that the sampler reads.
  const exchange = {
    operation: operationRow(operationId),
    requestId: 'r',
    model: {},
    attempts,
    response,
    log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
  } as unknown as Exchange;
  return {
    exchange,
    lines,
    sampler: new ContractSampler(contract, registry),
    sent: async () => {
      response.emit('close');
      await turn();
      await turn();
    },
    counted: async () => (await registry.metrics()).split('\n').filter((line) => line.startsWith('gateway_')),
  };
}

async function* framesOf(...events: string[]): AsyncGenerator<string, string> {
  for (const event of events) yield await Promise.resolve(`data: ${event}\n\n`);
  return 'data: [DONE]\n\n';
}
const streamOf = (...events: string[]): EventsReply => ({
  kind: 'events',
  frames: framesOf(...events),
  failureFrames: () => '',
});
const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'acme/chat' };
const choice = (more: object) => ({ ...chunk, choices: [{ index: 0, delta: { content: SECRET }, ...more }] });

async function readAll({ frames }: EventsReply): Promise<string> {
  let text = '';
  const iterator = frames[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await iterator.next();
    text += value;
    if (done === true) return text;
  }
}

describe('a sampled response of JSON', () => {
  test('that is valid is neither counted nor logged', async () => {
    const { exchange, sampler, sent, counted, lines } = scene('createEmbedding');
    const reply: JsonReply = { kind: 'json', value: embeddings };
    expect(sampler.sample(exchange, reply, ALL)).toBe(reply);
    await sent();
    expect(await counted()).toEqual([]);
    expect(lines).toEqual([]);
  });

  test.each([
    ['a value', { kind: 'json', value: { ...embeddings, model: { text: SECRET } } }],
    [
      'bytes',
      { kind: 'json', pieces: [Buffer.from(JSON.stringify({ ...embeddings, model: { text: SECRET } }))] },
    ],
  ] as const)('that breaks it is counted and logged without content: %s', async (_kind, reply) => {
    const { exchange, sampler, sent, counted, lines } = scene('createEmbedding');
    sampler.sample(exchange, reply, ALL);
    expect(lines).toEqual([]);
    await sent();
    expect(await counted()).toEqual([
      'gateway_contract_breaches_total{operation="createEmbedding",where="body"} 1',
    ]);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      ...{ operation: 'createEmbedding', deployment: 'vllm/up', where: 'body', pointer: '/model' },
      keyword: 'type',
    });
    expect(lines.join()).not.toContain(SECRET);
  });

  test('is still sampled after many clients have disconnected', async () => {
    const { exchange, sampler, sent, counted } = scene('createEmbedding');
    const broken: JsonReply = { kind: 'json', value: { text: SECRET } };
    const gone = { ...exchange, response: Object.assign(new EventEmitter(), { closed: true }) };
    // The parts of an exchange that the sampler reads.
    for (let count = 0; count < 50; count += 1) sampler.sample(gone as unknown as Exchange, broken, ALL);
    sampler.sample(exchange, broken, ALL);
    await sent();
    expect(await counted()).toHaveLength(1);
  });

  test('that cannot be checked affects no request', async () => {
    const { exchange, sampler, sent, lines } = scene('createEmbedding');
    const value: Record<string, unknown> = { text: SECRET };
    value['itself'] = value;
    sampler.sample(exchange, { kind: 'json', value }, ALL);
    await sent();
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toContain(SECRET);
  });

  test('that breaks it is refused before it is sent, on request', () => {
    const { exchange, sampler } = scene('createEmbedding');
    const reply: JsonReply = { kind: 'json', value: { text: SECRET } };
    expect(() => sampler.sample(exchange, reply, { share: 1, onBreach: 'refuse' })).toThrow(
      expect.objectContaining({ code: 'bad_gateway', message: expect.not.stringContaining(SECRET) }),
    );
  });

  test('has no content in the pointer when an object has keys of the client', async () => {
    const { exchange, sampler, sent, lines } = scene('createResponse');
    sampler.sample(exchange, { kind: 'json', value: { output: [], 'A key': 1 } }, ALL);
    await sent();
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toContain('A key');
  });
});

describe('a sampled stream', () => {
  const first = JSON.stringify(choice({}));
  const last = JSON.stringify(choice({ finish_reason: 'stop' }));

  test('reaches the client unchanged and is not reported when it is valid', async () => {
    const { exchange, sampler, sent, counted } = scene('createChatCompletion');
    const reply = sampler.sample(exchange, streamOf(first, last), ALL);
    expect(await readAll(reply as EventsReply)).toBe(`data: ${first}\n\ndata: ${last}\n\ndata: [DONE]\n\n`);
    await sent();
    expect(await counted()).toEqual([]);
  });

  test('is reported by events and by their order', async () => {
    const { exchange, sampler, sent, counted, lines } = scene('createChatCompletion');
    const broken = JSON.stringify({ ...chunk, choices: SECRET });
    const refusing = { share: 1, onBreach: 'refuse' } as const;
    // The reply of a stream stays one.
    const reply = sampler.sample(exchange, streamOf(broken, last, first, last), refusing) as EventsReply;
    await readAll(reply);
    await sent();
    expect(await counted()).toEqual([
      'gateway_contract_breaches_total{operation="createChatCompletion",where="event"} 1',
      'gateway_contract_breaches_total{operation="createChatCompletion",where="order"} 1',
    ]);
    expect(lines.join()).not.toContain(SECRET);
  });

  test('whose client disconnects ends its source', async () => {
    const { exchange, sampler } = scene('createChatCompletion');
    const source = streamOf(first, last);
    const frames = (sampler.sample(exchange, source, ALL) as EventsReply).frames[Symbol.asyncIterator]();
    await frames.next();
    await frames.return?.();
    expect(await source.frames[Symbol.asyncIterator]().next()).toMatchObject({ done: true });
  });
});

test('a share of 0.25 samples about a quarter', async () => {
  const { exchange, sampler, lines } = scene('createEmbedding');
  for (let call = 0; call < 4_000; call += 1) {
    sampler.sample(exchange, { kind: 'json', value: {} }, { share: 0.25, onBreach: 'report' });
    exchange.response.emit('close');
    await turn();
  }
  expect(lines.length).toBeGreaterThan(800);
  expect(lines.length).toBeLessThan(1_200);
});

describe('a gateway that samples every response', () => {
  let upstream: Upstream;
  let gateway: RecordedGateway;
  beforeAll(async () => {
    upstream = await Upstream.start();
    gateway = await RecordedGateway.start({
      configuration: [
        `backends: { up: { kind: openai, base_url: '${upstream.baseUrl}' } }`,
        'models: { acme/chat: { mode: chat, free: true, deployments: [{ backend: up, model: up }] } }',
        'contract: { sample: 1, on_breach: refuse }',
      ],
    });
  });
  afterAll(async () => {
    await gateway.close();
    await upstream.close();
  });

  test('responds as without sampling, and counts no breach', async () => {
    const body = { model: 'acme/chat', messages: [{ role: 'user', content: 'Hello' }] };
    for (const stream of [false, true])
      for (const path of ['/v1/chat/completions', '/v1/messages', '/v1/responses'])
        expect((await gateway.call(path, { ...body, input: 'Hello', max_tokens: 9, stream })).status).toBe(
          200,
        );
    const { text } = await send(gateway.gateway.adminAddress, {
      method: 'GET',
      path: '/metrics',
      headers: {},
    });
    expect(text).not.toMatch(/^gateway_contract_breaches_total\{/m);
  });
});
