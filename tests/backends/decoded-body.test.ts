import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, describe, expect, test } from '@jest/globals';
import { HttpClient, readAll } from '../../backends/http/http-client.ts';
import { backendRequest, backendSettings } from './backend-request.ts';

const ENCODERS: [coding: string, encode: (text: Buffer) => Buffer][] = [
  ['gzip', gzipSync],
  ['x-gzip', gzipSync],
  ['GZIP', gzipSync],
  ['deflate', deflateSync],
  ['deflate', deflateRawSync],
  ['br', brotliCompressSync],
  ['zstd', zstdCompressSync],
  ['gzip, br', (text) => brotliCompressSync(gzipSync(text))],
  ['identity', (text) => text],
];
const TEXT = 'Wie lang ist der Nil? 6.650 Kilometer – etwa. '.repeat(500);

let server: Server;
let client: HttpClient;
let asked: unknown;

/** Serves these pieces; null is a cut. */
async function serve(contentEncoding: string, pieces: (Buffer | null)[], status = 200): Promise<void> {
  server = createServer((request, response) => {
    asked = request.headers['accept-encoding'];
    response.writeHead(status, { 'content-type': 'application/json', 'content-encoding': contentEncoding });
    const next = (index: number): void => {
      const piece = pieces[index];
      if (piece === undefined) response.end();
      else if (piece === null) response.destroy();
      else response.write(piece, () => setImmediate(next, index + 1));
    };
    request.resume().once('end', () => next(0));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The assertion holds for a TCP server that listens.
  const { port } = server.address() as { port: number };
  client = new HttpClient(backendSettings('openai', new URL(`http://127.0.0.1:${port}/`)));
}

async function post(maxBytes = 1024 * 1024): Promise<string> {
  const content = Buffer.from('{}');
  const request = backendRequest('createEmbedding', {}, { signal: new AbortController().signal });
  const response = await client.post('', 'application/json', { content, sizeBytes: 2 }, request);
  return (await readAll(response.chunks, maxBytes)).toString();
}

afterEach(async () => {
  await client.close();
  server.closeAllConnections();
  server.close();
});

describe.each(ENCODERS)('a response that comes as %s though none was asked for', (coding, encode) => {
  const encoded = encode(Buffer.from(TEXT));

  test('is decoded', async () => {
    await serve(coding, [encoded]);
    expect(await post()).toBe(TEXT);
    expect(asked).toBe('identity');
  });

  test('is decoded from pieces of one byte', async () => {
    await serve(coding, [
      ...Array.from(encoded.subarray(0, 50), (byte) => Buffer.from([byte])),
      encoded.subarray(50),
    ]);
    expect(await post()).toBe(TEXT);
  });

  test('fails when it is cut off', async () => {
    await serve(coding, [encoded.subarray(0, encoded.length - 12), null]);
    await expect(post()).rejects.toMatchObject({ code: 'bad_gateway' });
  });

  test('is bounded by what it becomes', async () => {
    await serve(coding, [encode(Buffer.alloc(4_000_000))]);
    await expect(post(1_000_000)).rejects.toMatchObject({ code: 'bad_gateway' });
  });

  test('keeps the reason of a refusal', async () => {
    await serve(coding, [encode(Buffer.from('{"error":{"message":"too many rivers"}}'))], 400);
    await expect(post()).rejects.toMatchObject({ publicMessage: 'too many rivers' });
  });

  test('may be empty', async () => {
    await serve(coding, []);
    expect(await post()).toBe('');
  });
});

test.each([
  ['an unknown coding', 'compress', gzipSync('x')],
  ['a damaged body', 'gzip', Buffer.from('no gzip at all')],
  ['too many codings', 'gzip, gzip, gzip', gzipSync(gzipSync(gzipSync('x')))],
])('%s is a failure of the server', async (_what, coding, body) => {
  await serve(coding, [body]);
  await expect(post()).rejects.toMatchObject({ code: 'bad_gateway' });
});

test('an event of a compressed stream arrives when the server has flushed it', async () => {
  const { createGzip, constants } = await import('node:zlib');
  const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH });
  const flushed = once(gzip, 'data');
  gzip.write('data: first\n\n');
  const [first] = (await flushed) as [Buffer];
  let cut: (() => void) | undefined;
  server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'content-encoding': 'gzip' });
    response.write(first);
    cut = () => response.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  client = new HttpClient(backendSettings('openai', new URL(`http://127.0.0.1:${port}/`)));
  const request = backendRequest('createEmbedding', {}, { signal: new AbortController().signal });
  const body = { content: Buffer.from('{}'), sizeBytes: 2 };
  const chunks = (await client.post('', 'application/json', body, request)).chunks[Symbol.asyncIterator]();
  const next = await chunks.next();
  expect(Buffer.from(next.value ?? []).toString()).toBe('data: first\n\n');
  cut?.();
  await expect(chunks.next()).rejects.toMatchObject({ code: 'bad_gateway' });
});
