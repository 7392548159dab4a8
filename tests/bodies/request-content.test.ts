import { once } from 'node:events';
import {
  createServer,
  request as send,
  type ClientRequest,
  type IncomingMessage,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, describe, expect, test } from '@jest/globals';
import { ByteBound } from '../../bodies/byte-bound.ts';
import { contentChunks } from '../../bodies/request-content.ts';
import { asGatewayError } from '../../errors/gateway-error.ts';

const LIMIT_BYTES = 100_000;
const BOUNDS = { limitBytes: LIMIT_BYTES, stallMs: 600_000 };
const CODINGS = [
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
  ['zstd', zstdCompressSync],
] as const;

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Begins a request under a coding. `read` becomes the decoded bytes, or the code of the failure. */
async function upload(
  coding: string,
  memory: ByteBound,
): Promise<{ client: ClientRequest; read: Promise<number | string> }> {
  const { promise: read, resolve } = Promise.withResolvers<number | string>();
  const count = async (request: IncomingMessage): Promise<number | string> => {
    let sizeBytes = 0;
    try {
      for await (const chunk of contentChunks(
        request,
        { bounds: BOUNDS, memory, owner: null },
        () => undefined,
      ))
        sizeBytes += chunk.length;
      return sizeBytes;
    } catch (error) {
      return asGatewayError(error).code;
    }
  };
  server = createServer((request) => void count(request).then(resolve)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  const headers = { 'content-encoding': coding, 'transfer-encoding': 'chunked' };
  const client = send({ port, host: '127.0.0.1', method: 'POST', headers, agent: false });
  client.on('error', () => undefined);
  return { client, read };
}

describe.each(CODINGS)('a body under %s', (coding, encode) => {
  test.each([
    ['of exactly the limit is accepted', LIMIT_BYTES, LIMIT_BYTES],
    ['of one byte more is not', LIMIT_BYTES + 1, 'body_too_large'],
    ['that becomes a hundred times the limit is not', 100 * LIMIT_BYTES, 'body_too_large'],
  ])('%s, by its decoded bytes', async (_what, sizeBytes, expected) => {
    const memory = new ByteBound('memory', 2 ** 26);
    const { client, read } = await upload(coding, memory);
    client.end(encode(Buffer.alloc(sizeBytes)));
    expect(await read).toBe(expected);
    expect(memory.heldBytes).toBe(0);
  });

  test('holds the memory of its decoder until it is read', async () => {
    const memory = new ByteBound('memory', 2 ** 26);
    const { client, read } = await upload(coding, memory);
    client.write(encode(Buffer.from('one')).subarray(0, 5));
    while (memory.heldBytes === 0) await new Promise(setImmediate);
    expect(memory.heldBytes).toBeGreaterThanOrEqual(65_536);
    // Its window is allocated, and takes memory only as it is filled.
    expect(memory.heldBytes).toBeLessThanOrEqual(524_288);
    client.destroy();
    expect(await read).toBe('client_closed');
    expect(memory.heldBytes).toBe(0);
  });

  test('is refused when there is no memory for its decoder', async () => {
    const memory = new ByteBound('memory', 2 ** 26);
    memory.lease().growTo(2 ** 26 - 1);
    const { client, read } = await upload(coding, memory);
    client.end(encode(Buffer.from('one')));
    expect(await read).toBe('service_unavailable');
  });

  test('that is damaged fails at once, though its client sends no more', async () => {
    const { client, read } = await upload(coding, new ByteBound('memory', 2 ** 26));
    client.write(Buffer.alloc(200, 0xff));
    expect(await read).toBe('unparsable_body');
  });
});
