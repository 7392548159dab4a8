import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createHash, randomBytes, type Hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chatCompletion } from '../../scripts/test-bed/replies/chat.ts';
import { send } from '../../scripts/test-bed/client.ts';
import { eventually } from '../support/eventually.ts';
import { filesBelow } from '../support/files-below.ts';
import { GatewayProcess, gatewayFolder, removeFolder } from '../../scripts/test-bed/gateway-process.ts';
import { answerJson, gatewayFileFor } from '../../scripts/test-bed/process-requests.ts';
import { exchangeBytes, isCompleteResponse } from '../support/raw-socket.ts';
import { S3Server } from '../../scripts/test-bed/s3/s3-server.ts';
import { ManualUpstream } from '../../scripts/test-bed/upstream/manual-upstream.ts';

const MEGABYTE = 1_000_000;
const JSON_BYTES = 499 * MEGABYTE;
const CALLERS = 4;
const GROWTH_BOUND_BYTES = 96 * 1024 * 1024;
const PATIENCE_MS = 120_000;

let upstream: ManualUpstream;
let folder = '';
let gateway: GatewayProcess;

beforeAll(async () => {
  upstream = await ManualUpstream.start();
});

afterAll(async () => {
  await upstream.close();
});

async function start(environment: Record<string, string> = {}): Promise<void> {
  folder = await gatewayFolder(gatewayFileFor(upstream.baseUrl));
  gateway = await GatewayProcess.start({ folder, environment });
}

afterEach(async () => {
  await gateway.kill();
  await removeFolder(folder);
});

/** A body that is generated while it is sent, so that it is never in memory. */
interface LargeBody {
  sizeBytes: number;
  pieces: () => Iterable<string | Uint8Array>;
}

function* repeated(text: string, count: number): Iterable<Uint8Array> {
  const piece = Buffer.from(text.repeat(Math.ceil(MEGABYTE / text.length)));
  let left = text.length * count;
  for (; left >= piece.length; left -= piece.length) yield piece;
  yield piece.subarray(0, left);
}

/** A chat completion with one message, whose text gives the body this size. */
function longText(sizeBytes: number): LargeBody {
  const head = '{"model":"acme/chat","messages":[{"role":"user","content":"';
  const tail = '"}]}';
  const textBytes = sizeBytes - head.length - tail.length;
  return {
    sizeBytes,
    *pieces() {
      yield head;
      yield* repeated('x', textBytes);
      yield tail;
    },
  };
}

/** `{},{},{},…` */
function manyValues(sizeBytes: number): LargeBody {
  const head = '{"model":"acme/chat","messages":[';
  const count = Math.floor((sizeBytes - head.length) / 3);
  return {
    sizeBytes: head.length + 3 * count + 4,
    *pieces() {
      yield head;
      yield* repeated('{},', count);
      yield '{}]}';
    },
  };
}

const BOUNDARY = 'large';

/** An upload of random bytes, which are hashed on their way. No two megabytes are the same. */
function upload(sizeBytes: number, hash: Hash): LargeBody {
  const head =
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="purpose"\r\n\r\nuser_data\r\n` +
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="large.bin"\r\n\r\n`;
  const tail = `\r\n--${BOUNDARY}--\r\n`;
  return {
    sizeBytes: head.length + sizeBytes + tail.length,
    *pieces() {
      yield head;
      const random = randomBytes(MEGABYTE);
      for (let left = sizeBytes; left > 0; left -= MEGABYTE) {
        random.writeUInt32BE(left);
        const piece = Buffer.from(random.subarray(0, left));
        hash.update(piece);
        yield piece;
      }
      yield tail;
    },
  };
}

interface RawAnswer {
  status: number;
  head: string;
  body: string;
}

async function post(path: string, contentType: string, body: LargeBody): Promise<RawAnswer> {
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: gateway',
    `Authorization: Bearer ${gateway.key}`,
    `Content-Type: ${contentType}`,
    `Content-Length: ${body.sizeBytes}`,
    'Connection: close',
  ];
  function* pieces(): Iterable<string | Uint8Array> {
    yield `${head.join('\r\n')}\r\n\r\n`;
    yield* body.pieces();
  }
  const received = await exchangeBytes(gateway.address, pieces(), isCompleteResponse);
  const [headText = '', text = ''] = received.split('\r\n\r\n', 2);
  return { status: Number(headText.split(' ', 2)[1]), head: headText, body: text };
}

const chat = (body: LargeBody): Promise<RawAnswer> => post('/v1/chat/completions', 'application/json', body);

/** The checksum of a response's body, which is not kept in memory. */
async function sha256Of(path: string): Promise<string> {
  const response = await fetch(`${gateway.address}${path}`, { headers: { 'x-api-key': gateway.key } });
  if (response.body === null) throw new Error('the response has no body');
  const hash = createHash('sha256');
  // The chunks of a body are bytes, although its type allows anything.
  for await (const chunk of response.body) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}

async function admin(path: string): Promise<{ status: number; text: string }> {
  return send(gateway.adminAddress, { method: 'GET', path, headers: {} });
}

/** Waits until no request is in flight, and asserts that no body is left. */
async function expectNothingHeld(): Promise<void> {
  let metrics = (await admin('/metrics')).text;
  while (!/^gateway_requests_in_flight 0$/m.test(metrics)) {
    await wait(20);
    metrics = (await admin('/metrics')).text;
  }
  expect(metrics).toMatch(/^gateway_body_memory_held_bytes 0$/m);
  expect(metrics).toMatch(/^gateway_spool_held_bytes 0$/m);
  await eventually(
    'the spool is empty',
    async () => (await filesBelow(join(folder, 'data', 'spool'))).length === 0,
  );
}

/** Requests the health repeatedly during the work, and returns the statuses. */
async function healthDuring(work: Promise<unknown>): Promise<Set<number>> {
  const statuses = new Set<number>();
  let isWorking = true;
  const end = (): void => {
    isWorking = false;
  };
  work.then(end, end);
  do {
    statuses.add((await admin('/healthz')).status);
    await wait(10);
  } while (isWorking);
  return statuses;
}

/** The peak memory of the process. */
async function peakBytes(): Promise<number> {
  const status = await readFile(`/proc/${gateway.pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}

describe('large bodies', () => {
  test(
    'of nearly 500 MB, four at a time, are served or refused with 503, and never end the process',
    async () => {
      await start();
      const pending = Promise.all(Array.from({ length: CALLERS }, () => chat(longText(JSON_BYTES))));
      const forwarded: number[] = [];
      const serving = (async () => {
        for (;;) {
          const request = await upstream.next();
          forwarded.push(request.bodyBytes);
          answerJson(
            request,
            chatCompletion({ model: 'up', tools: false, reasoning: false, includeUsage: true }),
          );
        }
      })();
      serving.catch(() => undefined);
      expect(await healthDuring(pending)).toEqual(new Set([200]));

      const responses = await pending;
      const refused = responses.filter(({ status }) => status === 503);
      const served = responses.filter(({ status }) => status === 200);
      expect(
        responses.filter((response) => !refused.includes(response) && !served.includes(response)),
      ).toEqual([]);
      expect(refused.length).toBeGreaterThan(0);
      expect(served.length).toBeGreaterThan(0);
      for (const { head, body } of refused) {
        expect(head).toMatch(/^retry-after: [1-9]\d*$/im);
        expect(JSON.parse(body)).toMatchObject({ detail: { error_type: 'service_unavailable' } });
      }
      for (const { body } of served) expect(JSON.parse(body)).toMatchObject({ model: 'acme/chat' });
      // Only the name of the model differs at the upstream.
      const expected = JSON_BYTES - '"acme/chat"'.length + '"up-chat"'.length;
      expect(forwarded).toEqual(served.map(() => expected));
      await expectNothingHeld();
      expect(gateway.errors).toBe('');
      expect(await gateway.stop()).toBe(0);
    },
    PATIENCE_MS,
  );

  test(
    'of a hundred million values are refused with 400 while others are served',
    async () => {
      await start();
      const pending = chat(manyValues(300 * MEGABYTE));
      expect(await healthDuring(pending)).toEqual(new Set([200]));
      const { status, body } = await pending;
      expect([status, body]).toEqual([
        400,
        'failed to parse route metadata from request body: the body holds more than 500000 values',
      ]);
      await expectNothingHeld();
      expect(gateway.errors).toBe('');
    },
    PATIENCE_MS,
  );

  test.each<[number, string, () => Promise<S3Server | null>]>([
    [499, 'a folder', () => Promise.resolve(null)],
    // More than the growth that is allowed, so that a whole body in memory fails.
    [150, 'a bucket', () => S3Server.start()],
  ])(
    'of %i MB in a file part pass through little memory into %s and back, and arrive complete',
    async (megabytes, _store, startStore) => {
      const sizeBytes = megabytes * MEGABYTE;
      await using store = await startStore();
      await start(store?.environment);
      const type = `multipart/form-data; boundary=${BOUNDARY}`;
      const warm = await post('/v1/files', type, upload(20 * MEGABYTE, createHash('sha256')));
      expect(warm.status).toBe(200);
      const before = await peakBytes();
      const hash = createHash('sha256');
      const { status, body } = await post('/v1/files', type, upload(sizeBytes, hash));
      expect(status).toBe(200);
      const sha256Hex = hash.digest('hex');
      expect(JSON.parse(body)).toMatchObject({
        file_size: sizeBytes,
        checksum: `sha256:${sha256Hex}`,
      });
      // The parsed record of an upload has an id.
      const { id } = JSON.parse(body) as { id: string };
      expect(await sha256Of(`/v1/files/${id}/content`)).toBe(sha256Hex);
      expect((await peakBytes()) - before).toBeLessThan(GROWTH_BOUND_BYTES);
      await expectNothingHeld();
    },
    PATIENCE_MS,
  );
});
