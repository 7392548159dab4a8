import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, test } from '@jest/globals';
import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { failure } from '../../../errors/gateway-error.ts';
import { operations } from '../../../generated/operations.ts';
import contract from '../../../generated/routing.json' with { type: 'json' };
import { sendFailure } from '../../../middleware/errors.ts';
import { type Exchange, openExchange } from '../../../middleware/exchange.ts';
import { createDispatch, type RunOperation } from '../../../server/dispatch/dispatch.ts';

const HEAD_LIMITS = { lineBytes: 8_192, blockBytes: 32_768 };
const KEY = { 'x-api-key': 'any' };

let server: Server | null = null;
afterEach(() => void server?.close());

/** Starts a server whose operations all run the same function, with any key. */
async function serve(run: RunOperation): Promise<Server> {
  const app = express();
  const observer = { opened: () => undefined, closed: () => undefined };
  app.use(openExchange(pino({ level: 'silent' }), observer, HEAD_LIMITS));
  const keys = { authenticate: () => ({ projectId: 'p', organisationId: 'o', keyId: 'k' }) as never };
  app.use(await createDispatch(contract, operations, keys, () => run));
  app.use((_request, _response, next) => next(failure('unknown_path')));
  app.use(sendFailure);
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function send({ response }: Exchange, text: string): Promise<void> {
  response.end(text);
  return Promise.resolve();
}

describe('a request', () => {
  test('runs the operation of its method and path, with the parameters of the path', async () => {
    const run: RunOperation = (exchange, { model }, principal) =>
      send(exchange, `${exchange.operation?.operationId ?? ''} ${model ?? ''} ${principal?.keyId ?? ''}`);
    const response = await request(await serve(run))
      .get('/v1/models/acme/chat')
      .set(KEY);
    expect(response.text).toBe('getModel acme/chat k');
  });

  test.each(['/v1/responses/input_tokens', '/v1/responses/compact', '/v1/responses/compact/input_items'])(
    'finds nothing at %s, which is not the id of a response',
    async (path) => {
      const server = await serve((exchange) => send(exchange, 'found'));
      for (const method of ['get', 'post', 'delete'] as const)
        expect((await request(server)[method](path).set(KEY)).status).toBe(404);
    },
  );

  test.each(['input_tokens_2', 'resp_compact', 'compacted'])('finds the response %s', async (id) => {
    const server = await serve((exchange, { response_id }) => send(exchange, String(response_id)));
    expect((await request(server).get(`/v1/responses/${id}`).set(KEY)).text).toBe(id);
    expect((await request(server).post(`/v1/responses/${id}`).set(KEY)).status).toBe(405);
  });

  test('of a small body finds all of it when its operation begins', async () => {
    const server = await serve((exchange) => send(exchange, String(exchange.request.readableLength)));
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const head = 'POST /v1/chat/completions HTTP/1.1\r\nHost: gateway\r\nX-API-Key: any\r\nConnection: close';
    socket.end(`${head}\r\nContent-Length: 11\r\n\r\n{"a":12345}`);
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    expect(text).toMatch(/\r\n\r\n11$/);
  });

  test('of a known path with another method gets the methods that there are', async () => {
    const response = await request(await serve((exchange) => send(exchange, 'ran')))
      .put('/v1/models')
      .set(KEY);
    expect(response.status).toBe(405);
    expect(response.headers['allow']).toBe('GET');
  });

  test('of an unknown path goes to what follows', async () => {
    const response = await request(await serve((exchange) => send(exchange, 'ran')))
      .get('/v2/models')
      .set(KEY);
    expect(response.status).toBe(404);
  });

  test.each([
    [
      'throws',
      (): never => {
        throw failure('model_overloaded');
      },
    ],
    ['rejects', () => Promise.reject(failure('model_overloaded'))],
  ])('whose operation %s gets the failure', async (_how, run: RunOperation) => {
    const response = await request(await serve(run))
      .get('/v1/models')
      .set(KEY);
    expect(response.status).toBe(503);
  });

  test('without a key does not run its operation', async () => {
    const response = await request(await serve((exchange) => send(exchange, 'ran'))).get('/v1/models');
    expect(response.status).toBe(401);
  });
});
