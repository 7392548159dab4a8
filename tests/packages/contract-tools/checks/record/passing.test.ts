import { afterEach, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { startScriptedServer } from '../../../../support/scripted-server.ts';
import { closeRuns, startRun } from './recorded-run.ts';

const CHAT = '/v1/chat/completions';
const IDS = {
  'x-request-id': '0199f3c2-7a51-7c3e-9d0b-5a1f2e3d4c5b',
  'request-id': '0199f3c2-7a51-7c3e-9d0b-5a1f2e3d4c5b',
};
const EVENTS = { 'content-type': 'text/event-stream', ...IDS };
const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({
    ...{ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'acme/chat-1' },
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
  })}\n\n`;
const END = `${chunk({}, 'stop')}data: [DONE]\n\n`;

let servers: Server[] = [];
afterEach(async () => {
  await closeRuns();
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  servers = [];
});

async function serve(
  listener: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server that listens has an address of this form.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function ask(address: string, init: RequestInit = {}): Promise<Response> {
  const body = JSON.stringify({
    model: 'acme/chat-1',
    messages: [{ role: 'user', content: 'Hi' }],
    stream: true,
  });
  return fetch(address + CHAT, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    ...init,
  });
}

describe('a stream', () => {
  test('reaches the client event by event with unchanged bytes, each before the next one is sent', async () => {
    let send: ((text: string) => void) | undefined;
    const upstream = await serve((_incoming, outgoing) => {
      outgoing.writeHead(200, EVENTS);
      outgoing.flushHeaders();
      send = (text) => (text === '' ? outgoing.end() : outgoing.write(text));
    });
    const run = await startRun(upstream);
    const body: ReadableStream<Uint8Array> | null = (await ask(run.address)).body;
    const reader = body?.getReader();
    // The finding is printed while the stream is open.
    const pieces = [chunk({ content: 'Grüße' }), ': keep-alive\n\n', 'data: {"choices":1}\n\n', END];
    let received = '';
    const decoder = new TextDecoder();
    for (const piece of pieces) {
      send?.(piece);
      const before = received.length;
      while (received.length - before < piece.length)
        received += decoder.decode((await reader?.read())?.value, { stream: true });
    }
    expect(run.lines).toEqual([expect.stringMatching(/server, event 1: /)]);
    send?.('');
    expect((await reader?.read())?.done).toBe(true);
    expect(received).toBe(pieces.join(''));
    const { entries } = await run.finish();
    expect(entries[0]).toMatchObject({ _events: 4, response: { content: { text: pieces.join('') } } });
  });

  test('is aborted at the upstream when its client disconnects, without a finding', async () => {
    let closed: Promise<unknown> | undefined;
    const upstream = await serve((_incoming, outgoing) => {
      closed = once(outgoing, 'close');
      outgoing.writeHead(200, EVENTS).write(chunk({ content: 'a' }));
    });
    const run = await startRun(upstream);
    const client = new AbortController();
    const response = await ask(run.address, { signal: client.signal });
    await response.body?.getReader().read();
    client.abort();
    await closed;
    const { entries } = await run.finish();
    expect(entries[0]).toMatchObject({ _ending: 'client_gone', _events: 1, _findings: [] });
    expect(run.lines).toEqual([]);
  });

  test('that the upstream truncates is truncated for the client, with a finding', async () => {
    const upstream = await serve((_incoming, outgoing) => {
      outgoing.writeHead(200, EVENTS).write(chunk({ content: 'a' }), () => outgoing.destroy());
    });
    const run = await startRun(upstream);
    await expect((await ask(run.address)).text()).rejects.toThrow();
    const { entries } = await run.finish();
    expect(entries[0]?._ending).toBe('cut');
    expect(run.lines).toContain(
      'createChatCompletion → 200: server, body: a body of text/event-stream was truncated',
    );
  });

  test('that is compressed stays compressed for the client, and its events are checked', async () => {
    const packed = gzipSync(`data: {"choices":1}\n\n${END}`);
    const upstream = await serve((_incoming, outgoing) => {
      outgoing.writeHead(200, { ...EVENTS, 'content-encoding': 'gzip' }).end(packed);
    });
    const run = await startRun(upstream, { allowedHeaders: ['content-encoding'] });
    const received = await new Promise<Buffer>((resolve) => {
      request(run.address + CHAT, { method: 'POST' }, (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (bytes: Buffer) => pieces.push(bytes));
        response.on('end', () => resolve(Buffer.concat(pieces)));
      }).end();
    });
    expect(received).toEqual(packed);
    const { entries } = await run.finish();
    expect(entries[0]?.response).toMatchObject({
      bodySize: packed.length,
      content: { text: `data: {"choices":1}\n\n${END}` },
    });
    expect(run.lines.join('\n')).toMatch(/server, event 0: /);
  });
});

test('the proxy reads from the server no faster than the client reads', async () => {
  const total = 128 * 1024 * 1024;
  const piece = Buffer.alloc(1024 * 1024);
  let sent = 0;
  let stalled: (() => void) | undefined;
  const stall = new Promise<void>((resolve) => (stalled = resolve));
  const upstream = await serve((_incoming, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'audio/mpeg', ...IDS });
    const write = (): void => {
      while (sent < total) {
        sent += piece.length;
        if (outgoing.write(piece)) continue;
        // Nothing drains for a while, or all of it does.
        const timer = setTimeout(() => stalled?.(), 500);
        outgoing.once('drain', () => {
          clearTimeout(timer);
          write();
        });
        return;
      }
      stalled?.();
      outgoing.end();
    };
    write();
  });
  const run = await startRun(upstream);
  const response = await fetch(`${run.address}/v1/audio/speech`, { method: 'POST' });
  await stall;
  expect(sent).toBeLessThan(total / 4);
  const pieces = response.body ?? [];
  let received = 0;
  // The type of a fetch body does not say that it can be iterated.
  for await (const bytes of pieces as AsyncIterable<Uint8Array>) received += bytes.length;
  expect(received).toBe(total);
}, 60_000);

test('headers are forwarded with their repetitions and case, except those of the connection', async () => {
  let seen: IncomingMessage | undefined;
  const upstream = await serve((incoming, outgoing) => {
    seen = incoming;
    outgoing.writeHead(200, ['X-Twice', '1', 'X-Twice', '2', 'Content-Type', 'application/json']).end('{}');
  });
  const run = await startRun(upstream);
  const [status, raw] = await new Promise<[number | undefined, string[]]>((resolve) => {
    const sent = request(run.address + CHAT, {
      method: 'POST',
      headers: { 'X-Mine': ['a', 'b'], te: 'trailers' },
    });
    sent.on('response', (response) => {
      response.resume();
      resolve([response.statusCode, response.rawHeaders]);
    });
    sent.end();
  });
  expect(status).toBe(200);
  expect(raw.join()).toContain('X-Twice,1,X-Twice,2,Content-Type,application/json');
  expect(seen?.rawHeaders.join()).toContain('X-Mine,a,X-Mine,b');
  expect(seen?.headers).toMatchObject({ host: upstream.slice('http://'.length), connection: 'keep-alive' });
  expect(seen?.headers['te']).toBeUndefined();
});

describe('an upstream', () => {
  test('that is unreachable gives the client an error message, and the entry has it', async () => {
    const run = await startRun('http://127.0.0.1:1');
    const response = await ask(run.address);
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({
      error: {
        message: expect.stringMatching(
          /^The recorder received no response .*127\.0\.0\.1:1 is unreachable: .*ECONNREFUSED/,
        ),
      },
    });
    const { entries } = await run.finish();
    expect(entries[0]).toMatchObject({ _ending: 'failed', response: { status: 0 } });
    expect(run.lines).toContainEqual(
      expect.stringMatching(/^createChatCompletion: no response: .*ECONNREFUSED/),
    );
  });

  test.each([
    ['closes the connection', '', /closed the connection without a response/],
    ['does not speak HTTP', 'hello\r\n\r\n', /sent invalid HTTP/],
  ])('that %s is named', async (_name, reply, expected) => {
    const server = await startScriptedServer((socket) => socket.end(reply));
    const run = await startRun(server.address);
    expect(await (await ask(run.address)).text()).toMatch(expected);
    await run.finish();
    await server.close();
  });

  test('can refuse a body before it has read it, and its connection serves the next request', async () => {
    const upstream = await serve((incoming, outgoing) => {
      incoming.resume();
      if (incoming.url === CHAT) outgoing.writeHead(401, IDS).end();
      else outgoing.writeHead(404).end('404 page not found');
    });
    const run = await startRun(upstream);
    const response = await ask(run.address, { body: 'x'.repeat(8 * 1024 * 1024) });
    expect(response.status).toBe(401);
    expect((await fetch(`${run.address}/nowhere`)).status).toBe(404);
  });

  test('decides whether a client continues with its body', async () => {
    const server = createServer();
    servers.push(server);
    server.on('checkContinue', (_incoming, outgoing: ServerResponse) => outgoing.writeHead(413, IDS).end());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    // A TCP server that listens has an address of this form.
    const run = await startRun(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const { hostname, port } = new URL(run.address);
    const socket = connect(Number(port), hostname);
    socket.write(`POST ${CHAT} HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 10\r\n\r\n`);
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    expect(bytes.toString()).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });
});
