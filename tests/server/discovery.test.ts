import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CHAT_TEXT } from '../../scripts/test-bed/replies/chat.ts';
import { jsonOf, send } from '../../scripts/test-bed/client.ts';
import { GatewayProcess, gatewayFolder, removeFolder } from '../../scripts/test-bed/gateway-process.ts';
import { chatRequest } from '../../scripts/test-bed/process-requests.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';

/** The ports that the gateway probes. A developer's model server may use one of them. */
const USUAL_PORTS = [1234, 8000, 8080, 9931, 11434];

let upstream: Upstream;
let folder = '';
let gateway: GatewayProcess;

async function startAtUsualPort(): Promise<Upstream> {
  for (const port of USUAL_PORTS) {
    try {
      return await Upstream.start(port);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    }
  }
  throw new Error(`this test needs one of the ports ${USUAL_PORTS.join(', ')}`);
}

beforeAll(async () => {
  upstream = await startAtUsualPort();
});

beforeEach(async () => {
  folder = await gatewayFolder();
});

afterEach(async () => {
  await gateway.kill();
  await removeFolder(folder);
});

afterAll(() => upstream.close());

describe('a model server on this machine', () => {
  test('is discovered by a fresh install: its model is listed and serves chats, streaming or not', async () => {
    gateway = await GatewayProcess.start({ folder, environment: { GATEWAY_DISCOVERY: 'on' } });
    await gateway.logged({ model: 'local/up-chat' });
    const headers = { 'x-api-key': gateway.key };
    const list = jsonOf(await send(gateway.address, { method: 'GET', path: '/v1/models', headers }));
    expect(list).toMatchObject({
      data: expect.arrayContaining([{ id: 'local/up-chat' }].map(like)) as unknown,
    });

    const response = await send(gateway.address, chatRequest(gateway.key, { model: 'local/up-chat' }));
    expect(response.status).toBe(200);
    expect(jsonOf(response)).toMatchObject({
      model: 'local/up-chat',
      choices: [{ message: { content: CHAT_TEXT } }],
    });
    const events = await send(
      gateway.address,
      chatRequest(gateway.key, { model: 'local/up-chat', stream: true }),
    );
    expect(events.text).toMatch(/data: \[DONE\]\n\n$/);
    expect(upstream.last.model).toBe('up-chat');
    // A discovered server gets no key, in particular not the client's.
    expect(upstream.last.headers.authorization).toBeUndefined();
    expect(upstream.last.headers['x-api-key']).toBeUndefined();
    expect(await gateway.stop()).toBe(0);
  });

  test('is not contacted when discovery is off', async () => {
    const before = upstream.requests.length;
    gateway = await GatewayProcess.start({ folder, environment: { GATEWAY_DISCOVERY: 'off' } });
    expect(gateway.output).not.toContain('local/');
    expect(upstream.requests).toHaveLength(before);
  });
});

function like(value: object): unknown {
  return expect.objectContaining(value);
}
