import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chatCompletion } from '../../scripts/test-bed/replies/chat.ts';
import { jsonOf, send, type TestAnswer } from '../../scripts/test-bed/client.ts';
import { eventually } from '../support/eventually.ts';
import { open } from '../support/open-response.ts';
import { post } from '../../scripts/test-bed/process-requests.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import { postWithToken } from '../support/management/post.ts';

const FRAME = `data: ${JSON.stringify({ id: 'u', object: 'chat.completion.chunk', created: 7, model: 'm', choices: [{ index: 0, delta: { content: 'begun' }, finish_reason: null }] })}\n\n`;
const END = `data: ${JSON.stringify({ id: 'u', object: 'chat.completion.chunk', created: 7, model: 'm', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`;

/** Responds at once. Streams only begin, and the test ends them. */
class CountingUpstream {
  readonly server: Server;
  connections = 0;
  readonly paths: (string | undefined)[] = [];
  readonly endings: (() => void)[] = [];

  constructor() {
    this.server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
      this.paths.push(request.url);
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        if (Buffer.concat(chunks).includes('"stream":true')) {
          response.writeHead(200, { 'content-type': 'text/event-stream' }).write(FRAME);
          this.endings.push(() => response.end(END));
        } else {
          const completion = chatCompletion({
            model: 'm',
            tools: false,
            reasoning: false,
            includeUsage: true,
          });
          response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(completion));
        }
      });
    });
    this.server.on('connection', () => (this.connections += 1));
  }

  async listen(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    // A TCP server that listens has an address of this form.
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  open(): Promise<number> {
    return new Promise((resolve, reject) => {
      this.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
    });
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

let upstream: CountingUpstream;
let baseUrl = '';
let gateway: RecordedGateway;

beforeEach(async () => {
  upstream = new CountingUpstream();
  baseUrl = await upstream.listen();
  gateway = await RecordedGateway.start({ configuration: configuration({ kept: 'kept' }) });
});
afterEach(async () => {
  for (const end of upstream.endings) end();
  await gateway.close();
  upstream.close();
});

/** A model for each name, on a backend of that name; `further` keys go into the backend. */
function configuration(models: Readonly<Record<string, string>>, further = ''): string[] {
  return [
    'backends:',
    ...Object.keys(models).map(
      (name) => `  ${name}: { kind: openai, base_url: '${baseUrl}'${name === 'kept' ? '' : further} }`,
    ),
    'models:',
    ...Object.entries(models).map(
      ([backend, name]) =>
        `  acme/${name}: { mode: chat, free: true, deployments: [{ backend: ${backend}, model: m }] }`,
    ),
  ];
}

function write(...lines: string[]): Promise<void> {
  return writeFile(join(gateway.dataDirectory, 'gateway.yaml'), lines.join('\n'));
}

function chat(model: string): Promise<TestAnswer> {
  return gateway.call('/v1/chat/completions', { model, messages: [{ role: 'user', content: 'Hi' }] });
}

function reload(headers = {}): Promise<TestAnswer> {
  const { managementAddress, services } = gateway.gateway;
  return postWithToken(managementAddress, services.store, '/admin/configuration/reload', headers);
}

async function metric(name: string): Promise<string | undefined> {
  const { text } = await send(gateway.gateway.adminAddress, { method: 'GET', path: '/metrics', headers: {} });
  return new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1];
}

function stream(model: string): ReturnType<typeof open> {
  const messages = [{ role: 'user', content: 'Hi' }];
  const request = post('/v1/chat/completions', '', { model, messages, stream: true });
  return open(gateway.address, {
    ...request,
    headers: { ...request.headers, ...gateway.headers, authorization: [] },
  });
}

describe('a reload', () => {
  test('begins the health checks that the new configuration asks for', async () => {
    await write(...configuration({ kept: 'kept', checked: 'checked' }, ', health: { path: /health }'));
    await reload();
    await eventually('the server is checked', () => Promise.resolve(upstream.paths.includes('/health')));
    expect((await chat('acme/checked')).status).toBe(200);
  });

  test('applies the new configuration to new calls, and the old one to calls in progress', async () => {
    await write(...configuration({ kept: 'kept', old: 'old' }));
    await reload();
    const response = await stream('acme/old').response;
    await response.has('begun');

    await write(...configuration({ kept: 'kept', other: 'new' }));
    expect(jsonOf(await reload())).toMatchObject({
      outcome: 'reloaded',
      models: 2,
      backends: 2,
    });
    expect((await chat('acme/new')).status).toBe(200);
    expect((await chat('acme/old')).status).toBe(404);

    for (const end of upstream.endings) end();
    expect(await response.ended()).toEqual({ cut: false });
    expect(response.text).toContain('[DONE]');
    const docs = await send(gateway.address, {
      method: 'GET',
      path: '/docs/createChatCompletion',
      headers: {},
    });
    expect(docs.text).toContain('acme/kept');
  });

  test('keeps the connections of a backend whose settings did not change, and closes those of one that was removed', async () => {
    await write(...configuration({ kept: 'kept', gone: 'gone' }));
    await reload();
    expect((await chat('acme/kept')).status).toBe(200);
    expect((await chat('acme/gone')).status).toBe(200);
    expect(upstream.connections).toBe(2);

    await write(...configuration({ kept: 'kept' }));
    await reload();
    await eventually('the other connection is closed', async () => (await upstream.open()) === 1);
    expect((await chat('acme/kept')).status).toBe(200);
    expect(upstream.connections).toBe(2);
  });

  test('applies changed settings of a backend', async () => {
    await write(...configuration({ kept: 'kept', other: 'other' }));
    await reload();
    expect((await chat('acme/other')).status).toBe(200);
    await write(...configuration({ kept: 'kept', other: 'other' }, ', timeouts: { idle_seconds: 9 }'));
    expect(jsonOf(await reload())).toMatchObject({ outcome: 'reloaded' });
    expect((await chat('acme/other')).status).toBe(200);
    expect(upstream.connections).toBe(2);
  });

  test('of unchanged files changes nothing', async () => {
    expect(jsonOf(await reload())).toMatchObject({ outcome: 'unchanged', models: 1 });
    await write('# the same', ...configuration({ kept: 'kept' }));
    expect(jsonOf(await reload())).toMatchObject({ outcome: 'unchanged', models: 1 });
    expect(await metric('gateway_config_reload_failed')).toBe('0');
  });

  test('of a file with errors lists them by line and leaves the old configuration active', async () => {
    await write('backends:', '  kept: { kind: openai }', 'modells: {}');
    const response = await reload();
    expect(response.status).toBe(422);
    expect(jsonOf(response)).toMatchObject({
      detail: {
        details: {
          problems: [
            { line: 1, message: 'the file has no models' },
            { line: 2, message: "the key 'base_url' is missing" },
            { line: 3, column: 1, message: "unknown key 'modells'" },
          ],
        },
      },
    });
    expect((await chat('acme/kept')).status).toBe(200);
    expect(await metric('gateway_config_reload_failed')).toBe('1');
    expect(await metric('gateway_config_reloads_total\\{outcome="rejected"\\}')).toBe('1');

    await write(...configuration({ kept: 'kept', other: 'other' }));
    expect((await reload()).status).toBe(200);
    expect(await metric('gateway_config_reload_failed')).toBe('0');
  });

  test('is not made for a web page of another site, nor without a token', async () => {
    expect((await reload({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await reload({ authorization: 'Bearer none' })).status).toBe(401);
    expect(await metric('gateway_config_reloads_total\\{outcome="unchanged"\\}')).toBeUndefined();
  });
});
