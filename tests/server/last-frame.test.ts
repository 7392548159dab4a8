import Anthropic from '@anthropic-ai/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import express from 'express';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import OpenAI from 'openai';
import { pino } from 'pino';
import type { EventsReply } from '../../calls/reply.ts';
import { failure } from '../../errors/gateway-error.ts';
import { Exchange } from '../../middleware/exchange.ts';
import { writeReply } from '../../server/operation/reply.ts';
import { send } from '../../scripts/test-bed/client.ts';
import { GatewayProcess, gatewayFolder, removeFolder } from '../../scripts/test-bed/gateway-process.ts';
import { open } from '../support/open-response.ts';
import { exchangeBytes } from '../support/raw-socket.ts';
import { gatewayFileFor } from '../../scripts/test-bed/process-requests.ts';
import { TcpProxy } from '../support/tcp-proxy.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';

/** Enough requests to show the error: before the fix 57 of 60 lost their connection. */
const CALLS = 12;

const PRICED =
  'prices: { input_per_million_tokens: 1, output_per_million_tokens: 4 }, info: { max_input_tokens: 8192, max_output_tokens: 1024 }';

describe('a client that closes the connection at the terminal event', () => {
  let upstream: Upstream;
  let gateway: GatewayProcess;
  let proxy: TcpProxy;
  let folder = '';
  let address = '';

  beforeAll(async () => {
    upstream = await Upstream.start();
    // A priced model, whose calls settle before they end.
    folder = await gatewayFolder(gatewayFileFor(upstream.baseUrl).replace('free: true', PRICED));
    gateway = await GatewayProcess.start({ folder });
    proxy = await TcpProxy.before(new URL(gateway.address));
    address = proxy.on(new URL(gateway.address)).origin;
  });
  afterAll(async () => {
    await proxy.close();
    await gateway.kill();
    await upstream.close();
    await removeFolder(folder);
  });

  const MESSAGES = [{ role: 'user' as const, content: 'Hello' }];
  const openai = (): OpenAI => new OpenAI({ apiKey: gateway.key, baseURL: `${address}/v1`, maxRetries: 0 });
  const clients: [name: string, operation: string, call: () => PromiseLike<AsyncIterable<unknown>>][] = [
    [
      'openai, chat completions',
      'createChatCompletion',
      () => openai().chat.completions.create({ model: 'acme/chat', messages: MESSAGES, stream: true }),
    ],
    [
      'openai, responses',
      'createResponse',
      () => openai().responses.create({ model: 'acme/chat', input: 'Hello', stream: true }),
    ],
    [
      '@anthropic-ai/sdk',
      'createMessage',
      () =>
        new Anthropic({ apiKey: gateway.key, baseURL: address, maxRetries: 0 }).messages.create({
          model: 'acme/chat',
          max_tokens: 100,
          messages: MESSAGES,
          stream: true,
        }),
    ],
  ];

  test.each(clients)(
    'is logged with 200, and its connection stays open: %s',
    async (_name, operation, call) => {
      const before = proxy.accepted;
      for (let count = 0; count < CALLS; count += 1)
        for await (const event of await call()) expect(event).toBeDefined();
      const isOne = (line: Record<string, unknown>): boolean =>
        line['operation'] === operation && line['msg'] === 'request';
      while (gateway.log.filter(isOne).length < CALLS) await new Promise((resolve) => setTimeout(resolve, 5));
      expect(gateway.log.filter(isOne).map(({ status }) => status)).toEqual(Array(CALLS).fill(200));
      // A client may open a second connection when it sends the next request in the same turn.
      expect(proxy.accepted - before).toBeLessThanOrEqual(2);
    },
  );
});

describe('the last frame', () => {
  let server: Server;
  let address = '';
  let reply: EventsReply;
  let settled: () => Promise<void>;

  beforeAll(async () => {
    const app = express();
    app.get('/nothing', (_request, response) => void response.end());
    app.use((request, response) => {
      const exchange = new Exchange(request, response, pino({ level: 'silent' }));
      const settings = {
        firstEventMs: 1_000,
        keepAliveMs: 60_000,
        unreadMs: 60_000,
        deploymentHeader: true,
        costHeader: false,
      };
      exchange.charge = { costNanoEur: null, settle: () => settled() };
      void writeReply(exchange, reply, settings);
    });
    server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    // A server that listens on a port has an address of this form.
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  async function* good(): AsyncGenerator<string, string> {
    yield await Promise.resolve('data: one\n\n');
    return 'data: terminal\n\n';
  }
  async function* broken(): AsyncGenerator<string, string> {
    yield await Promise.resolve('data: one\n\n');
    throw failure('bad_gateway');
  }

  test.each([
    ['of a response that succeeds', good, false],
    ['of a response that fails', broken, true],
  ])('%s is sent with the end of the response, once the call is settled', async (_name, frames, cut) => {
    reply = { kind: 'events', frames: frames(), failureFrames: () => 'data: terminal\n\n' };
    let received = (): string => '';
    let atSettlement = '';
    let arrived = (): void => undefined;
    const seen = new Promise<void>((resolve) => (arrived = resolve));
    settled = async () => {
      await seen;
      // Everything that was written before has arrived once other requests have been served.
      for (let count = 0; count < 5; count += 1)
        await send(address, { method: 'GET', path: '/nothing', headers: {} });
      atSettlement = received();
    };
    const response = await open(address, { method: 'GET', path: '/', headers: {} }).response;
    received = () => response.text;
    await response.has('one');
    arrived();
    // A failed response ends with its connection and not with its last chunk.
    expect(await response.ended()).toEqual({ cut });
    expect(atSettlement).toBe('data: one\n\n');
    expect(response.text).toBe('data: one\n\ndata: terminal\n\n');
  });

  describe('and the chunks of a stream', () => {
    async function* frames(): AsyncGenerator<string, string> {
      yield 'data: one\n\n';
      yield await Promise.resolve(`data: é敏😀\ud800${'x'.repeat(300)}\n\n`);
      return 'data: [DONE]\n\n';
    }
    const TEXT = `data: one\n\ndata: é敏😀\ufffd${'x'.repeat(300)}\n\ndata: [DONE]\n\n`;
    const rawReply = async (request: string): Promise<{ head: string; body: string }> => {
      const received = Buffer.from(await exchangeBytes(address, [request]), 'latin1').toString('utf8');
      const [head = '', ...rest] = received.split('\r\n\r\n');
      return { head, body: rest.join('\r\n\r\n') };
    };

    beforeEach(() => {
      settled = () => Promise.resolve();
      reply = { kind: 'events', frames: frames(), failureFrames: () => '' };
    });

    test('have the sizes of their bytes, and end the response', async () => {
      const { head, body } = await rawReply('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
      expect(head).toMatch(/^transfer-encoding: chunked$/im);
      const sizeOf = (text: string): string => Buffer.byteLength(text).toString(16);
      const texts = TEXT.split(/(?<=\n\n)/);
      expect(body).toBe(`${texts.map((text) => `${sizeOf(text)}\r\n${text}\r\n`).join('')}0\r\n\r\n`);
    });

    test('are not sent to a client of HTTP/1.0', async () => {
      const { head, body } = await rawReply('GET / HTTP/1.0\r\n\r\n');
      expect(head).not.toMatch(/transfer-encoding/i);
      expect(body).toBe(TEXT);
    });

    test('leave the connection open for the next response', async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const sockets = new Set<unknown>();
      for (let count = 0; count < 3; count += 1) {
        reply = { kind: 'events', frames: frames(), failureFrames: () => '' };
        const request = get(address, { agent });
        const [response] = (await once(request, 'response')) as [IncomingMessage];
        sockets.add(response.socket);
        expect(await text(response)).toBe(TEXT);
      }
      expect(sockets.size).toBe(1);
      agent.destroy();
    });

    test('end the response also without a last frame', async () => {
      reply = { kind: 'events', frames: noFrames(), failureFrames: () => '' };
      const { body } = await rawReply('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
      expect(body).toBe('0\r\n\r\n');
    });

    async function* noFrames(): AsyncGenerator<string, string> {
      yield* [];
      return await Promise.resolve('');
    }
  });
});
