import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, test } from '@jest/globals';
import { ConnectionPool } from '../../../backends/http/connection-pool.ts';
import { exchangeWith } from '../../../backends/http/upstream-exchange.ts';

const OK = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';

/** What a server does with a request: the number of the connection, and that of the request on it, from 1. */
type Behaviour = (socket: Socket, connection: number, request: number) => void;

let server: Server;
let pool: ConnectionPool;
let requests: string[];

async function serve(behave: Behaviour): Promise<void> {
  requests = [];
  let connections = 0;
  server = createServer((socket) => {
    const connection = (connections += 1);
    let count = 0;
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      count += 1;
      requests.push(`${connection}.${count} ${bytes.toString('latin1').split(' ')[0]}`);
      behave(socket, connection, count);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The assertion holds for a TCP server that listens.
  const { port } = server.address() as { port: number };
  pool = new ConnectionPool(`http://127.0.0.1:${port}`, { connections: 1, connect: {} });
}

async function post(body: string | Readable = '{}'): Promise<string> {
  const request = { method: 'POST', path: '/', body, headers: {} } as const;
  const { statusCode, chunks } = await exchangeWith(pool, request, new AbortController().signal);
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return `${statusCode} ${Buffer.concat(parts).toString()}`;
}

afterEach(async () => {
  await pool.destroy();
  server.close();
});

const CLOSES: [string, (socket: Socket) => void][] = [
  ['closes', (socket) => void socket.end()],
  ['resets', (socket) => void socket.resetAndDestroy()],
];

describe.each(CLOSES)('a server that %s', (_what, close) => {
  test('each kept connection when the next request arrives is asked once more on a new one', async () => {
    await serve((socket, _connection, request) => (request === 1 ? void socket.write(OK) : close(socket)));
    for (let index = 0; index < 4; index += 1) expect(await post()).toBe('200 ok');
    expect(requests).toEqual(['1.1 POST', '1.2 POST', '2.1 POST', '3.1 POST', '3.2 POST', '4.1 POST']);
  });

  test('a new connection at its first request gets no other one', async () => {
    await serve(close);
    await expect(post()).rejects.toThrow();
    expect(requests).toHaveLength(1);
  });

  test('also the new connection gets no third request', async () => {
    await serve((socket, connection, request) =>
      connection === 1 && request === 1 ? void socket.write(OK) : close(socket),
    );
    expect(await post()).toBe('200 ok');
    await expect(post()).rejects.toThrow();
    expect(requests).toEqual(['1.1 POST', '1.2 POST', '2.1 POST']);
  });

  test.each(['H', 'HTTP/1.1 200 OK\r\ncontent-len', 'HTTP/1.1 200 OK\r\ncontent-length: 20\r\n\r\nhalf'])(
    'a kept connection after the bytes %j of a response gets no other request',
    async (bytes) => {
      await serve((socket, _connection, request) =>
        request === 1 ? void socket.write(OK) : void socket.write(bytes, () => close(socket)),
      );
      expect(await post()).toBe('200 ok');
      await expect(post()).rejects.toThrow();
      expect(requests).toHaveLength(2);
    },
  );

  test('a kept connection only after it has worked on the request for a while gets no other request', async () => {
    await serve((socket, _connection, request) =>
      request === 1 ? void socket.write(OK) : void setTimeout(close, 1_000, socket),
    );
    expect(await post()).toBe('200 ok');
    await expect(post()).rejects.toThrow();
    expect(requests).toHaveLength(2);
  });

  test('a kept connection while a body is sent that can be read once gets no other request', async () => {
    await serve((socket, _connection, request) => (request === 1 ? void socket.write(OK) : close(socket)));
    expect(await post()).toBe('200 ok');
    await expect(post(Readable.from(['{}']))).rejects.toThrow();
    expect(requests.filter((one) => one.includes('POST'))).toHaveLength(2);
  });
});
