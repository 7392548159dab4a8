import { afterEach, describe, expect, test } from '@jest/globals';
import { join } from 'node:path';
import { jsonOf, send, type TestAnswer } from '../../scripts/test-bed/client.ts';
import { filesBelow } from '../support/files-below.ts';
import {
  dataDirectoryIn,
  GatewayProcess,
  gatewayFolder,
  removeFolder,
  type ProcessOptions,
} from '../../scripts/test-bed/gateway-process.ts';
import { MULTIPART_TYPE, multipartBody } from '../../scripts/test-bed/multipart.ts';
import { chatRequest } from '../../scripts/test-bed/process-requests.ts';
import { databaseEnvironment } from '../../scripts/test-bed/stores.ts';

/** Larger than the bodies that stay in memory. */
const LARGE_BYTES = 10_000_000;

let folder = '';
let gateway: GatewayProcess;

afterEach(async () => {
  await gateway.kill();
  await removeFolder(folder);
});

async function start(options: Omit<ProcessOptions, 'folder'>): Promise<void> {
  folder = await gatewayFolder();
  gateway = await GatewayProcess.start({ folder, ...options });
}

function upload(sizeBytes: number): Promise<TestAnswer> {
  const file = { filename: 'f', contentType: 'text/plain', bytes: Buffer.alloc(sizeBytes, 'x') };
  const headers = { authorization: `Bearer ${gateway.key}`, 'content-type': MULTIPART_TYPE };
  const body = multipartBody([
    ['purpose', 'batch'],
    ['file', file],
  ]);
  return send(gateway.address, { method: 'POST', path: '/v1/files', headers, body });
}

function chat(sizeBytes: number): Promise<TestAnswer> {
  const messages = [{ role: 'user', content: 'x'.repeat(sizeBytes) }];
  return send(gateway.address, chatRequest(gateway.key, { model: 'embedded/extractive', messages }));
}

async function expectNothingLeft(): Promise<void> {
  const { text } = await send(gateway.adminAddress, { method: 'GET', path: '/metrics', headers: {} });
  expect(text).toMatch(/^gateway_body_memory_held_bytes 0$/m);
  expect(text).toMatch(/^gateway_spool_held_bytes 0$/m);
  expect(await filesBelow(join(folder, 'data', 'spool'))).toEqual([]);
}

/** Asserts a temporary refusal, or a permanent one if the body alone exceeds the bound. */
async function expectRefusal(response: TestAnswer, expected: 503 | 413 = 503): Promise<void> {
  expect(response.status).toBe(expected);
  if (expected === 503) {
    expect(response.headers['retry-after']).toMatch(/^[1-9]\d*$/);
    expect(jsonOf(response)).toMatchObject({ detail: { error_type: 'service_unavailable' } });
  }
  // The memory of the request is released when its connection closes.
  await gateway.logged({ request_id: String(response.headers['x-request-id']), status: expected });
  await expectNothingLeft();
}

describe.each<[string, Omit<ProcessOptions, 'folder'>, 503 | 413]>([
  ['a full disk', { largestFileBlocks: 8_000 }, 503],
  ['a spool that is smaller', { environment: { GATEWAY_SPOOL_BYTES: '4000000' } }, 413],
])('%s', (_name, options, refusal) => {
  test('refuses large bodies, keeps nothing of them and serves the small ones', async () => {
    await start(options);
    await expectRefusal(await upload(LARGE_BYTES), refusal);
    await expectRefusal(await chat(LARGE_BYTES), refusal);
    expect((await upload(1_000)).status).toBe(200);
    expect((await chat(1_000)).status).toBe(200);
    await expectNothingLeft();
    expect(gateway.errors).toBe('');
    expect(await gateway.stop()).toBe(0);
  });
});

describe('a volume with no more free space than is reserved for the ledger', () => {
  const options = { environment: { GATEWAY_LEDGER_RESERVE_BYTES: String(2 ** 52) } };
  const respond = (fields: object): Promise<TestAnswer> =>
    send(gateway.address, {
      method: 'POST',
      path: '/v1/responses',
      headers: { authorization: `Bearer ${gateway.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'embedded/extractive', input: 'hello', ...fields }),
    });

  test('refuses writes of clients with 503, and serves everything else', async () => {
    await start(options);
    await expectRefusal(await upload(1_000));
    await expectRefusal(await chat(LARGE_BYTES));
    expect((await chat(1_000)).status).toBe(200);
    expect((await respond({ store: false })).status).toBe(200);
    // A database on a server is on another volume.
    const isEmbedded = databaseEnvironment(dataDirectoryIn(folder))['GATEWAY_DATABASE_URL'] === undefined;
    if (isEmbedded) await expectRefusal(await respond({}));
    const { status } = await send(gateway.adminAddress, { method: 'GET', path: '/readyz', headers: {} });
    expect(status).toBe(200);
    expect(gateway.errors).toBe('');
  });
});
