import { afterEach, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { request as startRequest } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Express } from 'express';
import { failure } from '../../errors/gateway-error.ts';
import { exchangeOf } from '../../middleware/exchange.ts';
import { ExchangeServer } from './exchange-server.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

let server: ExchangeServer;
afterEach(() => server.close());

async function start(addRoutes: (app: Express) => void): Promise<void> {
  server = await ExchangeServer.start(addRoutes);
}

describe('a request', () => {
  test('has its own id, and its status and duration are reported at its end', async () => {
    await start((app) => app.get('/', (_request, response) => void response.status(202).end('done')));
    await server.send('/');
    await server.send('/');
    const [one, other] = [await server.nextClosed(), await server.nextClosed()];
    expect(server.opened).toEqual([one.exchange, other.exchange]);
    expect(one).toMatchObject({
      status: 202,
      exchange: { failure: null, requestId: expect.stringMatching(UUID) },
    });
    expect(one.exchange.signal.aborted).toBe(false);
    expect(other.exchange.requestId).not.toBe(one.exchange.requestId);
    expect(one.durationMs).toBeGreaterThanOrEqual(0);
    expect(one.durationMs).toBeLessThanOrEqual(performance.now() - one.exchange.startedAtMs);
  });

  test('whose client disconnects is aborted and recorded as 499', async () => {
    await start((app) => app.get('/', (_request, response) => void response.write('begun')));
    const outgoing = startRequest({ port: server.port, agent: false }).end();
    await once(outgoing, 'response');
    outgoing.destroy();
    const { status, exchange } = await server.nextClosed();
    expect(status).toBe(499);
    expect(exchange.failure).toMatchObject({ code: 'client_closed' });
    expect(exchange.signal.reason).toBe(exchange.failure);
  });

  test('that failed before its client disconnected is recorded with its failure', async () => {
    await start((app) =>
      app.get('/', (_request, response) => {
        exchangeOf(response).failure = failure('bad_gateway');
        response.status(200).write('begun');
      }),
    );
    const outgoing = startRequest({ port: server.port, agent: false }).end();
    await once(outgoing, 'response');
    outgoing.destroy();
    expect(await server.nextClosed()).toMatchObject({
      status: 200,
      exchange: { failure: { code: 'bad_gateway' } },
    });
  });

  test('whose head breaks the limits is refused, and its connection closed', async () => {
    await start((app) => app.get('/', () => undefined));
    const refused = await server.send('/', {
      headers: { 'x-long': 'x'.repeat(1_000), connection: 'keep-alive' },
    });
    expect(refused).toMatchObject({ status: 400, headers: { connection: 'close' } });
    expect((await server.nextClosed()).exchange.failure).toMatchObject({ code: 'header_too_large' });
  });
});

describe('what a request holds', () => {
  test('is released at its end, in reverse order, and at once afterwards', async () => {
    const released: string[] = [];
    await start((app) =>
      app.get('/', (_request, response) => {
        const { onRelease } = exchangeOf(response);
        for (const name of ['one', 'two']) onRelease(() => released.push(name));
        response.end();
      }),
    );
    await server.send('/');
    const { exchange } = await server.nextClosed();
    expect(released).toEqual(['two', 'one']);
    exchange.release();
    exchange.onRelease(() => released.push('late'));
    expect(released).toEqual(['two', 'one', 'late']);
  });
});

describe('an exchange', () => {
  test('is aborted once, by the first reason', async () => {
    await start((app) => app.get('/', (_request, response) => void response.end()));
    await server.send('/');
    const { exchange } = await server.nextClosed();
    exchange.abort(failure('request_timeout'));
    exchange.abort(failure('bad_gateway'));
    expect(exchange.failure).toMatchObject({ code: 'request_timeout' });
    expect(exchange.signal.reason).toMatchObject({ code: 'request_timeout' });
  });

  test('logs under the id of its request', async () => {
    await start((app) => app.get('/', (_request, response) => void response.end()));
    await server.send('/');
    const { exchange } = await server.nextClosed();
    exchange.log.info({}, 'here');
    expect(server.logLines).toEqual([
      expect.objectContaining({ msg: 'here', request_id: exchange.requestId }),
    ]);
  });

  test('does not exist for a response that did not pass openExchange', async () => {
    await start(() => undefined);
    const strange = { locals: {} } as Parameters<typeof exchangeOf>[0];
    expect(() => exchangeOf(strange)).toThrow('no exchange');
  });
});

describe('a failure', () => {
  test('is sent in its shape with the id of its request', async () => {
    await start((app) =>
      app.get('/', () => {
        throw failure('invalid_parameter', { param: 'n', message: 'Invalid parameter' });
      }),
    );
    const { status, headers, body } = await server.send('/');
    const { exchange } = await server.nextClosed();
    expect(status).toBe(400);
    expect(headers).toMatchObject({
      server: 'inference-gateway',
      'x-request-id': exchange.requestId,
      'request-id': exchange.requestId,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
    });
    expect(JSON.parse(body)).toMatchObject({ error: { param: 'n', message: 'Invalid parameter' } });
    expect(exchange.failure).toMatchObject({ code: 'invalid_parameter' });
    expect(server.logLines).toEqual([]);
  });

  test('that is not a typed failure is logged with its cause, and its text is not sent', async () => {
    await start((app) =>
      app.get('/', () => {
        throw new TypeError('a secret');
      }),
    );
    const { status, body } = await server.send('/');
    expect(status).toBe(500);
    expect(body).not.toContain('secret');
    expect(server.logLines).toEqual([
      expect.objectContaining({ level: 50, err: expect.objectContaining({ message: 'a secret' }) }),
    ]);
  });

  test('after the response has begun cuts it off', async () => {
    await start((app) =>
      app.get('/', (_request, response) => {
        response.write('begun');
        throw failure('bad_gateway');
      }),
    );
    await expect(server.send('/')).rejects.toThrow();
    expect((await server.nextClosed()).exchange.failure).toMatchObject({ code: 'bad_gateway' });
  });

  test('of a client that has disconnected gets no response', async () => {
    await start((app) =>
      app.get('/', () => {
        throw failure('client_closed');
      }),
    );
    await expect(server.send('/')).rejects.toThrow();
    expect((await server.nextClosed()).status).toBe(499);
  });
});

describe('a failure of a request that is still being sent', () => {
  /** Sends a head that announces a body, and some of it. */
  function upload(head: string, begin: string) {
    const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
    socket.write(`POST / HTTP/1.1\r\nhost: a\r\n${head}\r\n\r\n${begin}`);
    return socket;
  }

  const refusing =
    (released: string[] = []) =>
    (app: Express): void =>
      void app.post('/', (_request, response) => {
        exchangeOf(response).onRelease(() => released.push('body'));
        throw failure('invalid_parameter', { message: 'no' });
      });

  test.each([
    ['of a known length', 'content-length: 10', '01234', '56789'],
    ['in chunks', 'transfer-encoding: chunked', '5\r\n01234\r\n', '5\r\n56789\r\n0\r\n\r\n'],
  ])(
    '%s gets its response at once, and the connection ends with the body',
    async (_how, head, begin, end) => {
      const released: string[] = [];
      await start(refusing(released));
      const socket = upload(head, begin);
      const [first] = (await once(socket, 'data')) as [Buffer];
      expect(first.toString()).toMatch(/^HTTP\/1\.1 400 /);
      expect(first.toString().toLowerCase()).toContain('connection: close');
      expect(released).toEqual(['body']);
      expect(server.opened[0]?.response.writableEnded).toBe(false);
      socket.write(end);
      const rest = await text(socket);
      expect(first.toString() + rest).toContain('"message":"no"');
      expect((await server.nextClosed()).status).toBe(400);
    },
  );

  test('whose client stalled ends at once', async () => {
    await start((app) =>
      app.post('/', () => {
        throw failure('request_timeout');
      }),
    );
    const answer = await text(upload('content-length: 10', '01234'));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect((await server.nextClosed()).status).toBe(408);
  });

  test('without a body gets a response as any other, and the connection stays open', async () => {
    await start(refusing());
    const { headers } = await server.send('/', {
      method: 'POST',
      headers: { 'content-length': '0', connection: 'keep-alive' },
    });
    expect(headers.connection).toBe('keep-alive');
  });

  test('that has arrived completely leaves the connection open for the next request', async () => {
    await start((app) =>
      app.post('/', async (request) => {
        await text(request);
        throw failure('invalid_parameter', { message: 'no' });
      }),
    );
    const { headers, body } = await server.send(
      '/',
      { method: 'POST', headers: { connection: 'keep-alive' } },
      'x',
    );
    expect(headers.connection).toBe('keep-alive');
    expect(body).toContain('"message":"no"');
  });
});
