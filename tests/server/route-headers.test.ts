import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import express from 'express';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { Exchange } from '../../middleware/exchange.ts';
import { writeReply } from '../../server/operation/reply.ts';
import { send, type TestAnswer } from '../../scripts/test-bed/client.ts';
import { startTestGateway, type TestGateway } from '../../scripts/test-bed/gateway.ts';
import { post } from '../../scripts/test-bed/process-requests.ts';

/** The headers of a response whose deployment is known. */
async function headersFor(
  deploymentHeader: boolean,
  attempt: (exchange: Exchange) => void,
  costHeader = false,
): Promise<TestAnswer['headers']> {
  const app = express();
  const settings = {
    firstEventMs: 1_000,
    keepAliveMs: 60_000,
    unreadMs: 60_000,
    deploymentHeader,
    costHeader,
  };
  app.use((request, response) => {
    const exchange = new Exchange(request, response, pino({ level: 'silent' }));
    attempt(exchange);
    void writeReply(exchange, { kind: 'json', value: {} }, settings);
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    // A server that listens on a port has an address of this form.
    const { port } = server.address() as AddressInfo;
    return (await send(`http://127.0.0.1:${port}`, { method: 'GET', path: '/', headers: {} })).headers;
  } finally {
    server.close();
  }
}

describe('the headers that name what responded', () => {
  test("are the backend's name without the model's name there", async () => {
    const headers = await headersFor(true, ({ attempts }) => attempts.begin('berlin-2/secret/upstream-name'));
    expect(headers['x-gateway-deployment']).toBe('berlin-2');
    expect(headers).not.toHaveProperty('x-gateway-model');
  });

  test('name the latest attempt, and the model if it is a fallback', async () => {
    const headers = await headersFor(true, ({ attempts }) => {
      attempts.begin('one/m');
      attempts.begin('two/m');
      attempts.fallbackModel = 'acme/other';
    });
    expect(headers).toMatchObject({ 'x-gateway-deployment': 'two', 'x-gateway-model': 'acme/other' });
  });

  test('name the fallback but no backend when the operator disabled that', async () => {
    const headers = await headersFor(false, ({ attempts }) => {
      attempts.begin('one/m');
      attempts.fallbackModel = 'acme/other';
    });
    expect(headers).not.toHaveProperty('x-gateway-deployment');
    expect(headers['x-gateway-model']).toBe('acme/other');
  });

  test('are absent when no backend was used', async () => {
    const headers = await headersFor(true, () => undefined);
    expect(headers).not.toHaveProperty('x-gateway-deployment');
  });
});

describe('the header of the cost', () => {
  const charged = (exchange: Exchange): void => {
    exchange.charge = { costNanoEur: 12_000_000_345n, settle: () => Promise.resolve() };
  };

  test('says what a response cost, where the operator enabled it', async () => {
    expect((await headersFor(true, charged, true))['x-gateway-cost-eur']).toBe('12.000000345');
    expect(await headersFor(true, () => undefined, true)).not.toHaveProperty('x-gateway-cost-eur');
    expect(await headersFor(true, charged)).not.toHaveProperty('x-gateway-cost-eur');
  });
});

describe('a running gateway', () => {
  let scene: TestGateway;
  beforeAll(async () => {
    scene = await startTestGateway();
  });
  afterAll(() => scene.close());

  const chat = (more: object = {}): Promise<TestAnswer> => {
    const messages = [{ role: 'user', content: 'Hello' }];
    const body = { model: 'acme/chat', messages, ...more };
    return send(scene.address, post('/v1/chat/completions', scene.keys.full, body));
  };

  test.each([[{}], [{ stream: true }]])('names the backend of a response (%j)', async (more) => {
    const response = await chat(more);
    expect(response.status).toBe(200);
    const name = String(response.headers['x-gateway-deployment']);
    expect(scene.gateway.catalogue.backends.has(name)).toBe(true);
    scene.settle();
  });

  test.each([
    [{}, true],
    [{ stream: true }, false],
  ])('says what a response cost if it is not a stream (%j)', async (more, isSaid) => {
    const { headers } = await chat(more);
    expect('x-gateway-cost-eur' in headers).toBe(isSaid);
    scene.settle();
  });

  test('does not name one when nothing was sent to a backend', async () => {
    const headers = { authorization: `Bearer ${scene.keys.full}` };
    const response = await send(scene.address, { method: 'GET', path: '/v1/models', headers });
    expect(response.headers).not.toHaveProperty('x-gateway-deployment');
    scene.settle();
  });
});
