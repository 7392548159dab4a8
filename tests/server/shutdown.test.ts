import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { connect } from 'node:net';
import { speechChunks } from '../../scripts/test-bed/replies/media.ts';
import { messageEvents } from '../../scripts/test-bed/replies/messages.ts';
import { responseEvents } from '../../scripts/test-bed/replies/responses.ts';
import { send } from '../../scripts/test-bed/client.ts';
import { GatewayProcess, gatewayFolder, removeFolder } from '../../scripts/test-bed/gateway-process.ts';
import { open } from '../support/open-response.ts';
import {
  answerJson,
  beginEvents,
  chatFrame,
  chatRequest,
  gatewayFileFor,
  endChat,
  post,
} from '../../scripts/test-bed/process-requests.ts';
import { chatCompletion } from '../../scripts/test-bed/replies/chat.ts';
import { ManualUpstream } from '../../scripts/test-bed/upstream/manual-upstream.ts';

const MODES = ['chat', 'speech'];

let upstream: ManualUpstream;
let folder = '';
let gateway: GatewayProcess;

beforeAll(async () => {
  upstream = await ManualUpstream.start();
});

afterAll(async () => {
  await upstream.close();
});

beforeEach(async () => {
  folder = await gatewayFolder(gatewayFileFor(upstream.baseUrl, MODES));
});

afterEach(async () => {
  await gateway.kill();
  await removeFolder(folder);
});

const DRAINING = { msg: 'finishing the requests in flight' };

/** Why a new connection to an address fails; null when it does not. */
function refusal(address: string): Promise<string | null> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.once('connect', () => resolve(null));
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    socket.once('close', () => socket.destroy());
  });
}

describe('after SIGTERM', () => {
  test('a running stream finishes, new connections are refused, and the process ends with 0', async () => {
    gateway = await GatewayProcess.start({ folder });
    const sent = open(gateway.address, chatRequest(gateway.key, { stream: true }));
    const atUpstream = await upstream.next();
    beginEvents(atUpstream, chatFrame('one'));
    const response = await sent.response;
    await response.has('one');

    gateway.signal('SIGTERM');
    await gateway.logged(DRAINING);
    expect(await refusal(gateway.address)).toBe('ECONNREFUSED');
    const readiness = await send(gateway.adminAddress, { method: 'GET', path: '/readyz', headers: {} });
    expect([readiness.status, readiness.text]).toEqual([503, 'shutting down\n']);
    const health = await send(gateway.adminAddress, { method: 'GET', path: '/healthz', headers: {} });
    expect(health.status).toBe(200);

    atUpstream.response.write(chatFrame('two'));
    await response.has('two');
    endChat(atUpstream);
    expect(await response.ended()).toEqual({ cut: false });
    expect(response.text).toMatch(/data: \[DONE\]\n\n$/);
    expect(response.text).not.toContain('"error"');
    expect(await gateway.exited).toBe(0);
    expect(gateway.errors).toBe('');
  });

  test('a late non-streaming response still arrives', async () => {
    gateway = await GatewayProcess.start({ folder });
    const sent = open(gateway.address, chatRequest(gateway.key));
    const atUpstream = await upstream.next();
    gateway.signal('SIGTERM');
    await gateway.logged(DRAINING);
    answerJson(
      atUpstream,
      chatCompletion({ model: 'up', tools: false, reasoning: false, includeUsage: true }),
    );
    const response = await sent.response;
    expect(response.status).toBe(200);
    expect(await response.ended()).toEqual({ cut: false });
    expect(await gateway.exited).toBe(0);
  });

  test('a process without work ends at once, also with idle connections and a second signal', async () => {
    gateway = await GatewayProcess.start({ folder });
    const { hostname, port } = new URL(gateway.address);
    const idle = connect(Number(port), hostname);
    idle.on('error', () => undefined);
    await new Promise((resolve) => idle.once('connect', resolve));
    gateway.signal('SIGTERM');
    gateway.signal('SIGINT');
    expect(await gateway.exited).toBe(0);
    expect(gateway.log.filter((line) => line['msg'] === DRAINING.msg)).toHaveLength(1);
    idle.destroy();
  });
});

/**
 * Streams that have begun: the request, the upstream's first events, and the end of the response at shutdown.
 */
const STREAMS = [
  {
    name: 'a chat stream gets an error event and no [DONE]',
    path: '/v1/chat/completions',
    body: { model: 'acme/chat', stream: true, messages: [{ role: 'user', content: 'Hello' }] },
    frames: [chatFrame('one')],
    begun: 'one',
    ending: /\n\ndata: \{"error":\{[^\n]*"code":"service_unavailable"\}\}\n\n$/,
    never: '[DONE]',
  },
  {
    name: 'a messages stream gets an error event and no message_stop',
    path: '/v1/messages',
    body: {
      model: 'acme/chat',
      stream: true,
      max_tokens: 9,
      messages: [{ role: 'user', content: 'Hello' }],
    },
    frames: framesOf(messageEvents('up').slice(0, 4)),
    begun: 'text_delta',
    ending: /\n\nevent: error\ndata: \{"type":"error","error":\{[^\n]*\}\}\n\n$/,
    never: 'message_stop',
  },
  {
    name: 'a responses stream gets error and response.failed, and no response.completed',
    path: '/v1/responses',
    body: { model: 'acme/chat', stream: true, input: 'Hello' },
    frames: framesOf(responseEvents('up').slice(0, 2)),
    begun: 'response.created',
    ending:
      /\n\nevent: error\n[^\n]+\n\nevent: response\.failed\ndata: \{[^\n]*"status":"failed"[^\n]*\}\n\n$/,
    never: 'response.completed',
  },
];

function framesOf(events: readonly { type: string }[]): string[] {
  return events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
}

describe('a request that outlasts the time to drain', () => {
  const environment = { GATEWAY_DRAIN_MS: '150' };

  for (const { name, path, body, frames, begun, ending, never } of STREAMS) {
    test(name, async () => {
      gateway = await GatewayProcess.start({ folder, environment });
      const response = open(gateway.address, post(path, gateway.key, body)).response;
      const atUpstream = await upstream.next();
      beginEvents(atUpstream, ...frames);
      await (await response).has(begun);
      gateway.signal('SIGTERM');
      await (await response).ended();
      await atUpstream.abandoned;
      expect((await response).text).toMatch(ending);
      expect((await response).text).not.toContain(never);
      expect(await gateway.exited).toBe(0);
      expect(gateway.errors).toBe('');
    });
  }

  test('audio is cut off and never ends normally', async () => {
    gateway = await GatewayProcess.start({ folder, environment });
    const body = { model: 'acme/speech', input: 'Hello', voice: 'alloy' };
    const response = open(gateway.address, post('/v1/audio/speech', gateway.key, body)).response;
    const atUpstream = await upstream.next();
    atUpstream.response.writeHead(200, { 'content-type': 'audio/mpeg' });
    atUpstream.response.write(speechChunks[0]);
    expect((await response).status).toBe(200);
    gateway.signal('SIGTERM');
    expect(await (await response).ended()).toEqual({ cut: true });
    await atUpstream.abandoned;
    expect(await gateway.exited).toBe(0);
  });

  test('a response that has not begun is 503', async () => {
    gateway = await GatewayProcess.start({ folder, environment });
    const response = open(gateway.address, chatRequest(gateway.key)).response;
    const atUpstream = await upstream.next();
    gateway.signal('SIGTERM');
    expect((await response).status).toBe(503);
    await atUpstream.abandoned;
    await (await response).ended();
    expect(JSON.parse((await response).text)).toMatchObject({
      detail: { error_type: 'service_unavailable' },
    });
    expect(await gateway.exited).toBe(0);
  });

  test('a body that is still being received is abandoned', async () => {
    gateway = await GatewayProcess.start({ folder, environment });
    const { hostname, port } = new URL(gateway.address);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    const gone = new Promise((resolve) => socket.once('close', resolve));
    socket.write(
      `POST /v1/files HTTP/1.1\r\nhost: x\r\nx-api-key: ${gateway.key}\r\ncontent-length: 100000\r\n` +
        'content-type: multipart/form-data; boundary=b\r\nexpect: 100-continue\r\n\r\n',
    );
    // The request has arrived once the gateway wants its body.
    await new Promise((resolve) => socket.once('data', resolve));
    socket.write('--b\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\nsome');
    gateway.signal('SIGTERM');
    await gone;
    expect(await gateway.exited).toBe(0);
    expect(gateway.errors).toBe('');
  });
});
