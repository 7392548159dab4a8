import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { send, type TestRequest } from '../../scripts/test-bed/client.ts';
import { filesBelow } from '../support/files-below.ts';
import { GatewayProcess, gatewayFolder, removeFolder } from '../../scripts/test-bed/gateway-process.ts';
import { open } from '../support/open-response.ts';
import {
  beginEvents,
  chatFrame,
  chatRequest,
  gatewayFileFor,
  post,
} from '../../scripts/test-bed/process-requests.ts';
import { ManualUpstream, type ManualRequest } from '../../scripts/test-bed/upstream/manual-upstream.ts';

let upstream: ManualUpstream;
let folder = '';
let gateway: GatewayProcess;

beforeAll(async () => {
  upstream = await ManualUpstream.start();
  folder = await gatewayFolder(gatewayFileFor(upstream.baseUrl, ['chat', 'speech']));
  gateway = await GatewayProcess.start({ folder });
});

afterAll(async () => {
  await gateway.kill();
  await upstream.close();
  await removeFolder(folder);
});

async function metric(name: string): Promise<number> {
  const { text } = await send(gateway.adminAddress, { method: 'GET', path: '/metrics', headers: {} });
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `));
  return line === undefined ? 0 : Number(line.slice(name.length));
}

const disconnects = (operation: string): string =>
  `gateway_requests_total{operation="${operation}",status="499",error="client_closed"}`;

/** The log line of the request that the upstream saw under the gateway's own id. */
function lineOf(atUpstream: ManualRequest): Promise<Record<string, unknown>> {
  return gateway.logged({ request_id: String(atUpstream.headers['x-request-id']), msg: 'request' });
}

/** Waits until no request is in progress and the work for clients that disconnected is done. */
async function idle(): Promise<void> {
  let quiet = 0;
  while (quiet < 20) {
    await wait(25);
    quiet = (await metric('gateway_requests_in_flight')) === 0 ? quiet + 1 : 0;
  }
}

function uploadRequest(key: string, text: string): TestRequest & { body: string } {
  const body =
    '--b\r\nContent-Disposition: form-data; name="purpose"\r\n\r\nbatch\r\n' +
    `--b\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\n${text}\r\n--b--\r\n`;
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'multipart/form-data; boundary=b' };
  return { method: 'POST', path: '/v1/files', headers, body };
}

describe('a client that disconnects', () => {
  test('during a stream is logged with 499, and the upstream loses its connection', async () => {
    const before = await metric(disconnects('createChatCompletion'));
    const sent = open(gateway.address, chatRequest(gateway.key, { stream: true }));
    const atUpstream = await upstream.next();
    beginEvents(atUpstream, chatFrame('one'));
    await (await sent.response).has('one');
    sent.disconnect();
    // The upstream writes nothing more, so that its connection closes because the client's did, not because a
    // write failed.
    await atUpstream.abandoned;
    expect(await lineOf(atUpstream)).toMatchObject({ status: 499, error: 'client_closed' });
    expect(await metric(disconnects('createChatCompletion'))).toBe(before + 1);
    expect(await metric('gateway_requests_in_flight')).toBe(0);
  });

  test('before a non-streaming response is logged with 499, and the upstream loses its connection', async () => {
    const before = await metric(disconnects('createChatCompletion'));
    const sent = open(gateway.address, chatRequest(gateway.key));
    const atUpstream = await upstream.next();
    sent.disconnect();
    await atUpstream.abandoned;
    expect(await lineOf(atUpstream)).toMatchObject({ status: 499, error: 'client_closed' });
    expect(await metric(disconnects('createChatCompletion'))).toBe(before + 1);
  });

  test('before the first event is logged with 499, and the upstream loses its connection', async () => {
    const sent = open(gateway.address, chatRequest(gateway.key, { stream: true }));
    const atUpstream = await upstream.next();
    beginEvents(atUpstream, ': nothing yet\n\n');
    sent.disconnect();
    await atUpstream.abandoned;
    expect(await lineOf(atUpstream)).toMatchObject({ status: 499, error: 'client_closed' });
  });

  test('during audio is logged with 499, and the upstream loses its connection', async () => {
    const before = await metric(disconnects('createSpeech'));
    const body = { model: 'acme/speech', input: 'Hello', voice: 'alloy' };
    const sent = open(gateway.address, post('/v1/audio/speech', gateway.key, body));
    const atUpstream = await upstream.next();
    atUpstream.response.writeHead(200, { 'content-type': 'audio/mpeg' });
    atUpstream.response.write(Buffer.alloc(1000, 7));
    await sent.response;
    sent.disconnect();
    await atUpstream.abandoned;
    expect(await lineOf(atUpstream)).toMatchObject({ status: 499, error: 'client_closed' });
    expect(await metric(disconnects('createSpeech'))).toBe(before + 1);
  });

  test('does not count as a failure of the model, which serves the next client', async () => {
    const sent = open(gateway.address, chatRequest(gateway.key, { stream: true }));
    const atUpstream = await upstream.next();
    beginEvents(atUpstream, chatFrame('one'), chatFrame(null));
    atUpstream.response.end('data: [DONE]\n\n');
    expect(await (await sent.response).ended()).toEqual({ cut: false });
    expect(await lineOf(atUpstream)).toMatchObject({ status: 200 });
  });

  test('at the end of its body leaves no state behind, at any stage of the request', async () => {
    const text = 'x'.repeat(9_000_000);
    const bodies = [
      chatRequest(gateway.key, { messages: [{ role: 'user', content: text }] }),
      uploadRequest(gateway.key, text),
    ];
    const leaving = Array.from({ length: 24 }, async (_, index) => {
      const { body, headers, path } = bodies[index % 2] ?? chatRequest('');
      const { hostname, port } = new URL(gateway.address);
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: x\r\n${lines.join('')}content-length: ${body.length}\r\n\r\n`,
      );
      // Each client disconnects one turn of the event loop later, at another point of the work.
      await new Promise((resolve) => socket.write(body, resolve));
      for (let turn = 0; turn < index; turn += 1) await nextTurn();
      socket.destroy();
    });
    await Promise.all(leaving);
    await idle();
    expect(await metric('gateway_body_memory_held_bytes')).toBe(0);
    expect(await metric('gateway_spool_held_bytes')).toBe(0);
    expect(await filesBelow(join(folder, 'data', 'spool'))).toEqual([]);
  });
});
