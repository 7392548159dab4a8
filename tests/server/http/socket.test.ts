import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import express from 'express';
import { createSocketServer } from '../../../server/http/socket.ts';

const requestTo = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: gateway\r\n\r\n`;

let server: Server;
let socket: Socket;
/** The responses that have begun, by the path of their request. */
let served: Map<string, ServerResponse>;

beforeEach(async () => {
  served = new Map();
  const app = express().use((request, response) => void served.set(request.path, response));
  server = createSocketServer(app, { headerBytes: 4_096, stallMs: 20_000 }, () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of this form.
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  await once(socket, 'connect');
});

afterEach(() => {
  socket.destroy();
  server.closeAllConnections();
  server.close();
});

/** Waits until a request is served, and ends its response. */
async function answer(path: string, headers: Readonly<Record<string, string>> = {}): Promise<void> {
  while (!served.has(path)) await nextTurn();
  served.get(path)?.writeHead(200, headers).end(path);
}

test('pipelined requests are served one after the other', async () => {
  socket.write(['/a', '/b', '/c'].map(requestTo).join(''));
  const begun: string[][] = [];
  for (const path of ['/a', '/b', '/c']) {
    while (!served.has(path)) await nextTurn();
    begun.push([...served.keys()]);
    await answer(path, path === '/c' ? { connection: 'close' } : {});
  }
  expect(begun).toEqual([['/a'], ['/a', '/b'], ['/a', '/b', '/c']]);
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  expect(text.match(/\/[abc]/g)).toEqual(['/a', '/b', '/c']);
});

test('requests behind the last response of their connection are not served', async () => {
  socket.write(['/a', '/b'].map(requestTo).join(''));
  const ended = once(socket.resume(), 'close');
  await answer('/a', { connection: 'close' });
  await ended;
  for (let turns = 0; turns < 10; turns += 1) await nextTurn();
  expect([...served.keys()]).toEqual(['/a']);
});

test('requests of a client that has disconnected are not served', async () => {
  socket.write(['/a', '/b'].map(requestTo).join(''));
  while (!served.has('/a')) await nextTurn();
  const [first] = served.values();
  const closed = first === undefined ? null : once(first, 'close');
  socket.destroy();
  await closed;
  for (let turns = 0; turns < 10; turns += 1) await nextTurn();
  expect([...served.keys()]).toEqual(['/a']);
});
