import { describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bodyChunks, collectBody, refuseDeclaredLength, type CollectedBody } from '../../bodies/intake.ts';
import { asGatewayError } from '../../errors/gateway-error.ts';

const BOUNDS = { limitBytes: 10, stallMs: 10_000 };

/** Reads a body with or without a declared length: the bytes read, or the failure's code. */
async function takenOf(sizeBytes: number, isDeclared: boolean): Promise<number | string> {
  const read = async (request: IncomingMessage): Promise<number | string> => {
    try {
      refuseDeclaredLength(request, BOUNDS.limitBytes);
      let taken = 0;
      for await (const chunk of bodyChunks(request, BOUNDS)) taken += chunk.length;
      return taken;
    } catch (error) {
      return asGatewayError(error).code;
    }
  };
  const { promise, resolve } = Promise.withResolvers<number | string>();
  const server = createServer((request, response) => {
    void read(request).then((taken) => {
      resolve(taken);
      response.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  const headers = isDeclared ? { 'content-length': String(sizeBytes) } : { 'transfer-encoding': 'chunked' };
  const call = send({ port, host: '127.0.0.1', method: 'POST', headers, agent: false });
  call.on('error', () => undefined).on('response', (answer) => answer.resume());
  call.end('x'.repeat(sizeBytes));
  const taken = await promise;
  server.close();
  return taken;
}

test.each([
  ['declared', true],
  ['not declared', false],
])(
  'a body of exactly the limit is accepted and one byte more is not, its length %s',
  async (_how, isDeclared) => {
    expect(await takenOf(BOUNDS.limitBytes, isDeclared)).toBe(BOUNDS.limitBytes);
    expect(await takenOf(BOUNDS.limitBytes + 1, isDeclared)).toBe('body_too_large');
  },
);

describe('a body that has arrived before it is collected', () => {
  test.each([
    ['of one chunk', 1_000],
    ['of several chunks', 120_000],
  ])('is there at once: %s', async (_what, sizeBytes) => {
    const sent = Buffer.from(randomBytes(sizeBytes / 2).toString('hex'));
    const { promise: collecting, resolve } = Promise.withResolvers<{
      body: Promise<CollectedBody> | CollectedBody;
    }>();
    const server = createServer((request, response) => {
      const collectWhenThere = (): void => {
        if (request.readableLength < sizeBytes) return void setImmediate(collectWhenThere);
        resolve({
          body: collectBody(request, { limitBytes: 1e6, stallMs: 10_000 }, 1e6, { growTo: () => undefined }),
        });
        request.once('end', () => response.end());
      };
      collectWhenThere();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    // A server that listens on a port has an address of this form.
    const { port } = server.address() as AddressInfo;
    const headers = { 'content-length': String(sizeBytes) };
    const call = send({ port, host: '127.0.0.1', method: 'POST', headers, agent: false });
    // The first part is smaller than what Node buffers, so that it reads on.
    call.write(sent.subarray(0, 60_000));
    setImmediate(() => call.end(sent.subarray(60_000)));
    call.on('response', (answer) => answer.resume());
    const { body } = await collecting;
    server.close();
    expect(body).not.toBeInstanceOf(Promise);
    const { chunks, overflow } = await body;
    expect(Buffer.concat(chunks)).toEqual(sent);
    expect(overflow).toBe(false);
  });
});

test('a body whose client disconnected before it was read is not waited for', async () => {
  const { promise: collecting, resolve } = Promise.withResolvers<unknown>();
  const server = createServer((request) => {
    request.once('close', () => {
      const bounds = { limitBytes: 1e6, stallMs: 60_000 };
      resolve(
        Promise.resolve(collectBody(request, bounds, 1e6, { growTo: () => undefined })).catch(
          (error: unknown) => error,
        ),
      );
    });
    call.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  const headers = { 'content-length': '100' };
  const call = send({ port, host: '127.0.0.1', method: 'POST', headers, agent: false });
  call.on('error', () => undefined);
  call.write('{');
  expect(await collecting).toMatchObject({ code: 'client_closed' });
  server.close();
});
