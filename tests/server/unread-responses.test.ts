import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import pino from 'pino';
import { ByteBound, requestMemory } from '../../bodies/byte-bound.ts';
import type { Reply } from '../../calls/reply.ts';
import { exchangeOf, type Exchange, openExchange } from '../../middleware/exchange.ts';
import { writeReply } from '../../server/operation/reply.ts';
import { eventually } from '../support/eventually.ts';

/** More than the buffers of two sockets hold. */
const ANSWER_BYTES = 64 * 1024 * 1024;
const settings = {
  firstEventMs: 10,
  keepAliveMs: 60_000,
  unreadMs: 100,
  deploymentHeader: true,
  costHeader: false,
};

let server: Server;
let reply: Reply;
let closed: Exchange | null = null;
const memory = new ByteBound('memory', 2 * ANSWER_BYTES);
let mostHeldBytes = 0;

beforeAll(async () => {
  const app = express();
  const observer = { opened: () => undefined, closed: (exchange: Exchange) => void (closed = exchange) };
  app.use(openExchange(pino({ level: 'silent' }), observer, { lineBytes: 8_192, blockBytes: 32_768 }));
  app.use((_request, response) => {
    const exchange = exchangeOf(response);
    exchange.memory = requestMemory(memory, null, exchange.onRelease);
    exchange.charge = {
      costNanoEur: 0n,
      settle() {
        mostHeldBytes = Math.max(mostHeldBytes, memory.heldBytes);
        return Promise.resolve();
      },
    };
    void writeReply(exchange, reply, settings);
  });
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

const piece = Buffer.alloc(ANSWER_BYTES / 64, ' ');
async function* pieces(): AsyncGenerator<Uint8Array> {
  for (let count = 0; count < 64; count += 1) yield await Promise.resolve(piece);
}
async function* frames(): AsyncGenerator<string, string> {
  for (let count = 0; count < 64; count += 1) yield await Promise.resolve(piece.toString());
  return 'data: end\n\n';
}

test.each<[string, Reply]>([
  ['a JSON response', { kind: 'json', value: {}, pieces: [Buffer.alloc(ANSWER_BYTES, ' ')] }],
  ['bytes', { kind: 'bytes', contentType: 'audio/mpeg', chunks: pieces() }],
  ['events', { kind: 'events', frames: frames(), failureFrames: () => '' }],
  ['events whose last one is long', { kind: 'events', frames: lastLong(), failureFrames: () => '' }],
])('a client that never reads %s is disconnected, and nothing of it is kept', async (_what, given) => {
  reply = given;
  closed = null;
  // A server that listens on a port has an address of this form.
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: gateway\r\n\r\n');
  await eventually('the response has ended', () => Promise.resolve(closed !== null));
  expect(closed).toMatchObject({ failure: { code: 'client_closed' } });
  expect(memory.heldBytes).toBe(0);
  if (given.kind === 'json') expect(mostHeldBytes).toBe(ANSWER_BYTES);
  socket.destroy();
});

// A separate frame, since the end of a response is written differently.
async function* lastLong(): AsyncGenerator<string, string> {
  yield await Promise.resolve('data: one\n\n');
  return ' '.repeat(ANSWER_BYTES);
}
