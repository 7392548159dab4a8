import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { failure, GatewayError } from '../../errors/gateway-error.ts';
import { newId } from '../../storage/identifiers.ts';
import { parseFilesUrl } from '../../storage/s3/location.ts';
import { openS3Blobs } from '../../storage/s3/open-s3-blobs.ts';
import { S3Server } from '../../scripts/test-bed/s3/s3-server.ts';
import { openBucketOf, useCredentialsOf } from './blob-stores.ts';
import { BYTES_IN_THE_STORE, CrookedS3, readWhole } from './crooked-s3.ts';
import { finishedFile } from './finished-file.ts';
import { TemporaryFolder } from './temporary-store.ts';

const UNAVAILABLE = { code: 'service_unavailable' };
const QUICK = { responseMs: 300, idleMs: 300, retryMs: 1 };
/** For stores that respond, so that a busy machine is not mistaken for a store that does not. */
const PATIENT = { retryMs: 1 };

let server: S3Server;
beforeAll(async () => {
  server = await S3Server.start();
  useCredentialsOf(server);
});
afterAll(() => server.close());

/** Uploads a file to a store that fails. Returns the error. */
async function failedUpload(
  blobs: Awaited<ReturnType<typeof openBucketOf>>,
  contents: string | Uint8Array = 'text',
  id = newId(),
): Promise<unknown> {
  await using folder = await TemporaryFolder.make();
  return await blobs.adopt(id, await finishedFile(folder.path, contents)).then(
    () => 'no failure',
    (error: unknown) => error,
  );
}

describe('a bucket whose server is', () => {
  test('down refuses everything with 503 until it is back', async () => {
    await using folder = await TemporaryFolder.make();
    const blobs = await openBucketOf(server, PATIENT);
    const id = newId();
    await blobs.adopt(id, await finishedFile(folder.path, 'text'));
    await server.kill();
    expect(await failedUpload(blobs)).toMatchObject(UNAVAILABLE);
    await expect(blobs.read(id)).rejects.toMatchObject(UNAVAILABLE);
    await expect(blobs.delete(id)).rejects.toMatchObject(UNAVAILABLE);
    await expect(Array.fromAsync(blobs.ids(0))).rejects.toMatchObject(UNAVAILABLE);
    await server.comeBack();
    expect(await Array.fromAsync(blobs.ids(0))).toEqual([[id]]);
    blobs.close();
  });

  test('down at the start does not prevent the start', async () => {
    await server.kill();
    const blobs = await openBucketOf(server, PATIENT);
    await server.comeBack();
    expect(await Array.fromAsync(blobs.ids(0))).toEqual([]);
    blobs.close();
  });

  test('suspended refuses with 503, and has no partial file when it continues', async () => {
    const blobs = await openBucketOf(server, QUICK);
    const id = newId();
    server.freeze();
    expect(await failedUpload(blobs, randomBytes(5_000_000), id)).toMatchObject(UNAVAILABLE);
    await expect(blobs.read(id)).rejects.toMatchObject(UNAVAILABLE);
    await expect(Array.fromAsync(blobs.ids(0))).rejects.toMatchObject(UNAVAILABLE);
    server.thaw();
    await expect(blobs.read(id)).rejects.toMatchObject({ code: 'resource_not_found' });
    expect(await Array.fromAsync(blobs.ids(0))).toEqual([]);
    blobs.close();
  });
});

describe('a bucket that refuses', () => {
  test('prevents the start, with the reason and without a secret', async () => {
    const location = parseFilesUrl(server.filesUrl);
    await expect(openS3Blobs({ ...location, bucket: 'nobody' })).rejects.toThrow(/'nobody'.*NoSuchBucket/);
    const wrong = 'a-secret-of-somebody-else';
    process.env['AWS_SECRET_ACCESS_KEY'] = wrong;
    try {
      const refusal: unknown = await openS3Blobs(location).catch((error: unknown) => error);
      expect(String(refusal)).toMatch(/SignatureDoesNotMatch \(403\)$/);
      expectNoSecret(refusal, wrong);
    } finally {
      useCredentialsOf(server);
    }
  });

  test('later causes a 503, and the log line has no secret', async () => {
    await using store = await CrookedS3.start((_request, response) => {
      const secrets = Object.values(server.credentials).join(' ');
      response.writeHead(403, { 'content-type': 'application/xml' });
      response.end(
        `<Error><Code>AccessDenied ${secrets}</Code><AWSAccessKeyId>${secrets}</AWSAccessKeyId></Error>`,
      );
    });
    const blobs = await store.open(PATIENT);
    const refusal = await failedUpload(blobs);
    expect(refusal).toMatchObject(UNAVAILABLE);
    expectNoSecret(refusal);
    expect(store.count).toBe(1);
    blobs.close();
  });

  function expectNoSecret(error: unknown, ...secrets: string[]): void {
    if (!(error instanceof Error)) throw new Error('nothing was thrown');
    expect(error.cause).toBeUndefined();
    const text = JSON.stringify([error.message, error.stack, error]);
    for (const secret of [...secrets, ...Object.values(server.credentials)])
      expect(text).not.toContain(secret);
  }
});

describe('an upload', () => {
  test('whose bytes differ from those that were hashed is refused and stores nothing', async () => {
    await using folder = await TemporaryFolder.make();
    const blobs = await openBucketOf(server, QUICK);
    const file = await finishedFile(folder.path, 'as it was');
    const changed = { ...(await finishedFile(folder.path, 'as it is!')), sha256Hex: file.sha256Hex };
    await expect(blobs.adopt(newId(), changed)).rejects.toMatchObject(UNAVAILABLE);
    expect(await Array.fromAsync(blobs.ids(0))).toEqual([]);
    blobs.close();
  });

  test('to a store that requests a slower rate is sent again in full', async () => {
    const bodies: Buffer[] = [];
    await using store = await CrookedS3.start((request, response) => {
      void bodyOf(request).then((body) => {
        bodies.push(body);
        response.writeHead(bodies.length < 3 ? 503 : 200).end();
      });
    });
    const blobs = await store.open(PATIENT);
    const contents = randomBytes(3_000_000);
    expect(await failedUpload(blobs, contents)).toBe('no failure');
    expect(bodies.map((body) => body.equals(contents))).toEqual([true, true, true]);
    blobs.close();
  });

  test('to a store that keeps requesting a slower rate is 503 after three attempts', async () => {
    await using store = await CrookedS3.start((request, response) => {
      void bodyOf(request).then(() => response.writeHead(503).end());
    });
    const blobs = await store.open(PATIENT);
    expect(await failedUpload(blobs)).toMatchObject(UNAVAILABLE);
    expect(store.count).toBe(3);
    blobs.close();
  });

  test('whose connection breaks is sent again', async () => {
    let broken = false;
    await using store = await CrookedS3.start((request, response) => {
      if (broken) void bodyOf(request).then(() => response.writeHead(200).end());
      else request.socket.destroy();
      broken = true;
    });
    const blobs = await store.open(PATIENT);
    expect(await failedUpload(blobs)).toBe('no failure');
    expect(store.count).toBe(2);
    blobs.close();
  });

  test('that takes so long that a sweep could delete it is aborted', async () => {
    await using store = await CrookedS3.start(() => undefined);
    const blobs = await store.open({ uploadMs: 300 });
    expect(await failedUpload(blobs)).toMatchObject(UNAVAILABLE);
    blobs.close();
  });

  test('ends at the store when the client disconnects', async () => {
    await using folder = await TemporaryFolder.make();
    const arriving = Promise.withResolvers<void>();
    const left = Promise.withResolvers<void>();
    await using store = await CrookedS3.start((request) => {
      arriving.resolve();
      request.socket.once('close', () => left.resolve());
    });
    const blobs = await store.open();
    const caller = new AbortController();
    const gone = failure('client_closed');
    const uploaded = blobs.adopt(
      newId(),
      await finishedFile(folder.path, randomBytes(8_000_000)),
      caller.signal,
    );
    await arriving.promise;
    caller.abort(gone);
    await expect(uploaded).rejects.toBe(gone);
    await left.promise;
    expect(store.count).toBe(1);
    blobs.close();
  });
});

describe('contents', () => {
  test('that end early are a failure, not a shorter file', async () => {
    await using store = await CrookedS3.start((_request, response) => {
      response.writeHead(200, { 'content-length': BYTES_IN_THE_STORE });
      response.write(Buffer.alloc(1_000), () => response.destroy());
    });
    const blobs = await store.open(PATIENT);
    await expect(readWhole(blobs)).rejects.toMatchObject(UNAVAILABLE);
    blobs.close();
  });

  test('that stall are a failure, and their connection is closed', async () => {
    const left = Promise.withResolvers<void>();
    await using store = await CrookedS3.start((_request, response) => {
      response.writeHead(200, { 'content-length': BYTES_IN_THE_STORE });
      response.write(Buffer.alloc(1_000));
      response.once('close', () => left.resolve());
    });
    const blobs = await store.open(QUICK);
    await expect(readWhole(blobs)).rejects.toMatchObject(UNAVAILABLE);
    await left.promise;
    blobs.close();
  });

  test('that stall do not delay a client that disconnects', async () => {
    const left = Promise.withResolvers<void>();
    const began = Promise.withResolvers<void>();
    await using store = await CrookedS3.start((_request, response) => {
      response.writeHead(200, { 'content-length': BYTES_IN_THE_STORE });
      response.write(Buffer.alloc(1_000), () => began.resolve());
      response.once('close', () => left.resolve());
    });
    const blobs = await store.open();
    const caller = new AbortController();
    const read = readWhole(blobs, caller.signal);
    await began.promise;
    const gone = new GatewayError('client_closed');
    caller.abort(gone);
    await expect(read).rejects.toBe(gone);
    await left.promise;
    blobs.close();
  });

  test('wait for a client that reads more slowly than the store may send', async () => {
    await using store = await CrookedS3.start((_request, response) => {
      response.writeHead(200, { 'content-length': BYTES_IN_THE_STORE });
      response.end(Buffer.alloc(BYTES_IN_THE_STORE));
    });
    const blobs = await store.open({ ...QUICK, idleMs: 100 });
    let sizeBytes = 0;
    const { chunks } = await blobs.read(newId());
    for await (const chunk of chunks) {
      if (sizeBytes === 0) await wait(400);
      sizeBytes += chunk.length;
    }
    expect(sizeBytes).toBe(BYTES_IN_THE_STORE);
    blobs.close();
  });
});

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync<Buffer>(request));
}
