import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { drain } from '../../../server/http/drain.ts';
import { OpenExchanges } from '../../../server/http/open-exchanges.ts';

const REQUEST = 'GET / HTTP/1.1\r\nhost: gateway\r\n\r\n';
const PATIENT = { drainMs: 20_000, idleGraceMs: 20_000 };

let server: Server;
let sockets: Socket[];
let isDraining: boolean;

beforeEach(async () => {
  sockets = [];
  isDraining = false;
  server = createServer((_request, response) => {
    if (isDraining) response.setHeader('connection', 'close');
    response.end('served');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
});

function connection(): Socket {
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  sockets.push(socket);
  return socket;
}

/** All that a connection receives until it is closed. An error of the connection fails. */
async function received(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
}

function draining(times = PATIENT): Promise<void> {
  isDraining = true;
  return drain(server, new OpenExchanges(), times);
}

test('connections that the kernel has opened before the port is closed are served', async () => {
  const answers = Array.from({ length: 20 }, () => {
    const socket = connection();
    socket.write(REQUEST);
    return received(socket);
  });
  // The kernel has opened all; the server has accepted none in this turn of the event loop.
  await draining();
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/connection: close[^]*served$/i);
});

test('a connection whose first request is on its way gets its response', async () => {
  const socket = connection();
  await once(server, 'connection');
  const ended = draining();
  await refusing();
  socket.write(REQUEST);
  expect(await received(socket)).toMatch(/connection: close[^]*served$/i);
  await ended;
});

test('a kept connection gets one more response, which says that it is the last', async () => {
  const socket = connection();
  socket.write(REQUEST);
  const [first] = (await once(socket, 'data')) as [string];
  expect(first).toMatch(/connection: keep-alive/i);
  const ended = draining();
  await refusing();
  socket.write(REQUEST);
  expect(await received(socket)).toMatch(/connection: close[^]*served$/i);
  await ended;
});

test('connections without a request are closed after the grace', async () => {
  const used = connection();
  used.write(REQUEST);
  await once(used, 'data');
  const unused = connection();
  await once(server, 'connection');
  await draining({ ...PATIENT, idleGraceMs: 0 });
  expect(await received(used)).toBe('');
  expect(await received(unused)).toBe('');
});

/** Waits until the server has closed its port. */
async function refusing(): Promise<void> {
  while (server.listening) await new Promise((resolve) => setImmediate(resolve));
}
