import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { HttpClient } from '../../../backends/http/http-client.ts';
import { writeEvents, type EventWriter } from '../../../streaming/event-writer.ts';
import { readFrames } from '../../../streaming/read-frames.ts';
import { backendRequest, backendSettings } from '../backend-request.ts';

/** When a stream ends after its last event; null: never. */
let endAfterMs: number | null;
let connections: number;
let server: Server;
let client: HttpClient;

beforeEach(async () => {
  connections = 0;
  server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: a\n\ndata: [DONE]\n\n');
    if (endAfterMs !== null) setTimeout(() => response.end(), endAfterMs);
  });
  server.on('connection', () => (connections += 1));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The server listens on a port, so its address has this type.
  const { port } = server.address() as AddressInfo;
  const address = new URL(`http://127.0.0.1:${port}`);
  client = new HttpClient(backendSettings('openai', address, { maxConnections: 1 }));
});

afterEach(async () => {
  await client.close();
  server.close();
  server.closeAllConnections();
});

const writer: EventWriter = {
  accept: (frame) => ({ text: frame, ended: frame.includes('[DONE]') }),
  finish: () => '',
  failureFrames: () => '',
};

async function readStream(): Promise<string> {
  const source = { content: Buffer.from('{}'), sizeBytes: 2 };
  const { chunks } = await client.post(
    '',
    'application/json',
    source,
    backendRequest('createChatCompletion', {}),
  );
  const pieces = writeEvents(readFrames(chunks), writer);
  let text = '';
  for (;;) {
    const { done, value } = await pieces.next();
    text += value;
    if (done === true) return text;
  }
}

test('streams whose end comes after their last event share a connection', async () => {
  endAfterMs = 5;
  for (let call = 0; call < 4; call++) expect(await readStream()).toContain('[DONE]');
  expect(connections).toBe(1);
});

test('a stream that does not end after its last event is complete, and loses its connection', async () => {
  endAfterMs = null;
  expect(await readStream()).toContain('[DONE]');
  const [closed] = await Promise.all([once(server, 'connection'), readStream()]);
  expect(closed).toHaveLength(1);
  expect(connections).toBe(2);
});
