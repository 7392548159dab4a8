import { afterEach, describe, expect, test } from '@jest/globals';
import { call, page, stream } from '../../../../packages/sdk/runtime/call.ts';
import type { Download } from '../../../../packages/sdk/runtime/download.ts';
import { IncompleteStreamError, UnexpectedResponseError } from '../../../../packages/sdk/runtime/errors.ts';
import { readEvents } from '../../../../packages/sdk/runtime/events.ts';
import type { OperationDescription } from '../../../../packages/sdk/runtime/operation.ts';
import { PagePromise, type Page } from '../../../../packages/sdk/runtime/pages.ts';
import { toFile } from '../../../../packages/sdk/runtime/to-file.ts';
import { Transport } from '../../../../packages/sdk/runtime/transport.ts';
import * as scripted from './scripted-server.ts';
import { chat, json, startScriptedServer, text, type Reply } from './scripted-server.ts';

let server: scripted.ScriptedServer;
const transport = () => new Transport({ baseUrl: server.baseUrl, maxRetries: 0 });

afterEach(() => server?.close());

const content: OperationDescription = {
  ...{ id: 'getFileContent', method: 'GET', url: '/v1/files/{file_id}/content', multipart: false },
  ...{ path: ['file_id'], query: [], accept: ['application/octet-stream'], stream: null },
} as const;

describe('without options', () => {
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
  });

  test('the address and the key are those of the environment', async () => {
    server = await startScriptedServer(json({ ok: true }));
    process.env['GATEWAY_BASE_URL'] = `${server.baseUrl}/`;
    process.env['GATEWAY_API_KEY'] = 'key-of-the-environment';
    expect(await call(new Transport({}), chat, { body: {} })).toEqual({ ok: true });
    expect(server.requests.at(-1)?.authorization).toBe('Bearer key-of-the-environment');
    await call(new Transport({ apiKey: 'own' }), chat, { body: {} });
    expect(server.requests.at(-1)?.authorization).toBe('Bearer own');
  });

  test('a client without an address is refused with the name of the variable', () => {
    delete process.env['GATEWAY_BASE_URL'];
    expect(() => new Transport({})).toThrow(/GATEWAY_BASE_URL/);
  });
});

describe('what comes back', () => {
  test('withResponse gives status, request id and rate limits', async () => {
    server = await startScriptedServer(
      json({ ok: true }, 200, {
        'x-request-id': 'req_1',
        'ratelimit-policy': '"key";q=120;w=60, "tier";q=20;w=60',
        ratelimit: '"key";r=97;t=41, "tier";r=3;t=12',
      }),
    );
    expect(await call(transport(), chat, { body: {} }).withResponse()).toMatchObject({
      data: { ok: true },
      status: 200,
      requestId: 'req_1',
      rateLimits: [
        { name: 'key', limit: 120, windowSeconds: 60, remaining: 97, resetSeconds: 41 },
        { name: 'tier', limit: 20, windowSeconds: 60, remaining: 3, resetSeconds: 12 },
      ],
    });
  });

  test('a page of HTML under 200 is no result', async () => {
    server = await startScriptedServer(text('<html></html>', 200, { 'content-type': 'text/html' }));
    await expect(call(transport(), chat, { body: {} })).rejects.toBeInstanceOf(UnexpectedResponseError);
  });

  test('a body decides by `stream` whether it becomes a value or events', async () => {
    server = await startScriptedServer(scripted.events('{"n":1}', '[DONE]'));
    const events = await call<AsyncIterable<unknown>>(transport(), chat, { body: { stream: true } });
    const seen: unknown[] = [];
    for await (const event of events) seen.push(event);
    expect(seen).toEqual([{ n: 1 }]);
  });

  test('a download arrives in pieces, and leaving it ends the request', async () => {
    let closed = (): void => undefined;
    const left = new Promise<void>((resolve) => (closed = resolve));
    const dripping: Reply = (response) => {
      response.writeHead(200, { 'content-type': 'application/octet-stream' });
      const timer = setInterval(() => response.write('piece'), 5);
      response.on('close', () => {
        clearInterval(timer);
        closed();
      });
    };
    server = await startScriptedServer(dripping);
    const download = await call<Download>(transport(), content, { parameters: { file_id: 'a/b' } });
    const reader = download.stream.getReader();
    const { value } = await reader.read();
    expect(new TextDecoder().decode(value)).toContain('piece');
    await reader.cancel();
    await left;
    expect(server.requests[0]?.url).toBe('/v1/files/a%2Fb/content');
  });

  test('a download that is cut throws rather than ends', async () => {
    server = await startScriptedServer((response) => {
      response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': '100' });
      response.write('half', () => response.destroy());
    });
    const download = await call<Download>(transport(), content, { parameters: { file_id: 'f' } });
    await expect(download.bytes()).rejects.toMatchObject({ name: 'ConnectionError' });
  });

  test.each(['', '{"n":1}'])('a stream that just ends is incomplete (%j)', async (data) => {
    server = await startScriptedServer(scripted.events(...(data === '' ? [] : [data])));
    const read = async () => {
      for await (const event of stream(transport(), chat, { body: {} })) expect(event).toEqual({ n: 1 });
    };
    await expect(read()).rejects.toBeInstanceOf(IncompleteStreamError);
  });
});

describe('pages', () => {
  const list: OperationDescription = {
    ...{ id: 'listFiles', method: 'GET', url: '/v1/files', path: [], query: ['limit', 'after'] },
    ...{ accept: ['application/json'], multipart: false, stream: null },
  } as const;

  test('iteration loads all of them on demand', async () => {
    server = await startScriptedServer(
      json({ data: [{ id: 'a' }, { id: 'b' }], has_more: true }),
      json({ data: [{ id: 'c' }], has_more: false }),
    );
    const ids: string[] = [];
    const pages = page<{ id: string }, Page<{ id: string }>>(transport(), list, { limit: 2 });
    for await (const { id } of pages) {
      ids.push(`${id} after ${server.requests.length}`);
    }
    expect(ids).toEqual(['a after 1', 'b after 1', 'c after 2']);
    expect(server.requests.map(({ url }) => url)).toEqual(['/v1/files?limit=2', '/v1/files?limit=2&after=b']);
  });

  test('a list of many pages needs the stack and the memory of one', async () => {
    const last = 20_000;
    const pageAt = (id: number): PagePromise<number, Page<number>> =>
      new PagePromise(Promise.resolve({ data: { data: [id] }, response: new Response() }), () =>
        id === last ? null : pageAt(id + 1),
      );
    let sum = 0;
    for await (const id of pageAt(1)) sum += id;
    expect(sum).toBe((last * (last + 1)) / 2);
  });

  test('a list that can be followed ends where it has no more, with the cursor of what comes later', async () => {
    server = await startScriptedServer(
      json({ data: [{ id: 'a' }], has_more: true, next_cursor: '1' }),
      json({ data: [{ id: 'b' }], has_more: false, next_cursor: '2' }),
    );
    const cursors: unknown[] = [];
    const pages = page<{ id: string }, Page<{ id: string }>>(transport(), list, { limit: 1 });
    for await (const { next_cursor: cursor } of pages.pages()) cursors.push(cursor);
    expect(cursors).toEqual(['1', '2']);
  });

  test('a list without has_more ends with a page that is not full', async () => {
    server = await startScriptedServer(json({ data: [{ id: 'a' }] }), json({ data: [] }));
    const ids: string[] = [];
    for await (const { id } of page<{ id: string }, Page<{ id: string }>>(transport(), list, { limit: 1 }))
      ids.push(id);
    expect(ids).toEqual(['a']);
    expect(server.requests).toHaveLength(2);
  });
});

describe('events', () => {
  const bytes = new TextEncoder().encode(
    ': hi\r\n\r\nevent: a\rdata: 1\r\ndata: ä\n\ndata:x\r\rdata: unended\n',
  );

  test('do not depend on the split of their bytes', async () => {
    for (let size = 1; size <= bytes.length; size++) {
      const seen: unknown[] = [];
      for await (const event of readEvents(piecesOf(bytes, size))) seen.push(event);
      expect(seen).toEqual([
        { name: 'a', data: '1\nä' },
        { name: null, data: 'x' },
      ]);
    }
  });

  async function* piecesOf(all: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < all.length; at += size) yield await Promise.resolve(all.slice(at, at + size));
  }
});

test('toFile accepts bytes, text, streams and responses', async () => {
  const bytes = new TextEncoder().encode('abc');
  const sources = ['abc', bytes, new Blob(['abc']), new Response('abc'), new Blob(['abc']).stream()];
  for (const source of sources) {
    const file = await toFile(source, 'a.txt', { type: 'text/plain' });
    expect([file.name, file.type, await file.text()]).toEqual(['a.txt', 'text/plain', 'abc']);
  }
});
