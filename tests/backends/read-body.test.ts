import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { HttpClient, readAll, readJson, type UpstreamResponse } from '../../backends/http/http-client.ts';
import { failure } from '../../errors/gateway-error.ts';
import { backendRequest, backendSettings } from './backend-request.ts';

const LIMIT_BYTES = 300_000;

let respond: (response: ServerResponse) => void;
const server = createServer((request, response) => {
  request.resume().on('end', () => respond(response));
});
let client: HttpClient;

beforeEach(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server that listens has an address of this form.
  const { port } = server.address() as AddressInfo;
  client = new HttpClient(backendSettings('openai', new URL(`http://127.0.0.1:${port}/`)));
});

afterEach(async () => {
  await client.close();
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
});

function post(signal = new AbortController().signal): Promise<UpstreamResponse> {
  const content = Buffer.from('{}');
  const request = backendRequest('createEmbedding', {}, { signal });
  return client.post('', 'application/json', { content, sizeBytes: content.length }, request);
}

function bytesOf(count: number): Buffer {
  return Buffer.from(Array.from({ length: count }, (_unused, index) => index % 251));
}

/** Sends the pieces one after another, each in a write of its own. */
async function send(response: ServerResponse, pieces: readonly Buffer[]): Promise<void> {
  response.flushHeaders();
  for (const piece of pieces) {
    await turn();
    response.write(piece);
  }
  response.end();
}

describe('a body is read completely', () => {
  test.each([
    ['that arrives with its head', 1, [100]],
    ['without bytes', 0, []],
    ['in small pieces', 0, [1, 2, 3, 4, 5]],
    ['that is larger than what a connection buffers', 0, [200_000, 3, 90_000]],
    ['as large as the limit', 0, [LIMIT_BYTES]],
  ])('%s', async (_name, atOnce, sizes) => {
    const pieces = sizes.map(bytesOf);
    respond = (response) => {
      if (atOnce === 1) response.end(Buffer.concat(pieces));
      else void send(response, pieces);
    };
    const { chunks } = await post();
    const body = await readAll(chunks, LIMIT_BYTES);
    expect(body.equals(Buffer.concat(pieces))).toBe(true);
  });

  test('that had to wait for its reader', async () => {
    const whole = bytesOf(LIMIT_BYTES);
    respond = (response) => response.end(whole);
    const { chunks } = await post();
    for (let turns = 0; turns < 50; turns += 1) await turn();
    expect((await readAll(chunks, LIMIT_BYTES)).equals(whole)).toBe(true);
  });
});

describe('a body over the limit is refused, and its connection is closed', () => {
  test.each([
    ['that has arrived', [LIMIT_BYTES + 1]],
    ['that arrives in pieces', [LIMIT_BYTES / 2, LIMIT_BYTES / 2, 1]],
  ])('%s', async (_name, sizes) => {
    let closed: Promise<unknown> = Promise.resolve();
    respond = (response) => {
      closed = once(response, 'close');
      response.flushHeaders();
      for (const size of sizes) response.write(bytesOf(size));
    };
    const { chunks } = await post();
    await expect(async () => readAll(chunks, LIMIT_BYTES)).rejects.toMatchObject({ code: 'bad_gateway' });
    await closed;
  });
});

describe('a body that breaks off fails', () => {
  test.each(['before it is read', 'while it is read'])('%s', async (when) => {
    respond = (response) => {
      response.writeHead(200, { 'content-length': '10' });
      response.write('{"a"', () => response.destroy());
    };
    const { chunks } = await post();
    if (when === 'before it is read') for (let turns = 0; turns < 50; turns += 1) await turn();
    await expect(async () => readJson(chunks)).rejects.toMatchObject({ code: 'bad_gateway' });
  });

  test.each([
    ['although it has arrived', (response: ServerResponse) => void response.end('{}')],
    ['of which a part has arrived', (response: ServerResponse) => void response.write('{')],
  ])('because its client has disconnected, %s', async (_name, part) => {
    respond = part;
    const client = new AbortController();
    const { chunks } = await post(client.signal);
    client.abort(failure('client_closed'));
    await expect(async () => readJson(chunks)).rejects.toMatchObject({ code: 'client_closed' });
  });

  test('because its client disconnects while it is read', async () => {
    respond = (response) => void response.write('{');
    const client = new AbortController();
    const { chunks } = await post(client.signal);
    const value = readJson(chunks);
    client.abort(failure('client_closed'));
    await expect(value).rejects.toMatchObject({ code: 'client_closed' });
  });
});
