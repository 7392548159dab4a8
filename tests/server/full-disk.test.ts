import { afterEach, describe, expect, test } from '@jest/globals';
import { join } from 'node:path';
import { jsonOf, send, type TestAnswer } from '../support/client.ts';
import { filesBelow } from '../support/files-below.ts';
import {
  GatewayProcess,
  gatewayFolder,
  removeFolder,
  type ProcessOptions,
} from '../support/gateway-process.ts';
import { MULTIPART_TYPE, multipartBody } from '../support/multipart.ts';
import { chatRequest } from '../support/process-requests.ts';

/** Above the size from which bodies go to disk. */
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

async function expectRefusal(answer: TestAnswer): Promise<void> {
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/);
  expect(jsonOf(answer)).toMatchObject({ detail: { error_type: 'service_unavailable' } });
  // What the request held is given back when its connection is over.
  await gateway.logged({ request_id: String(answer.headers['x-request-id']), status: 503 });
  await expectNothingLeft();
}

describe.each<[string, Omit<ProcessOptions, 'folder'>]>([
  ['a disk that takes no more', { largestFileBlocks: 8_000 }],
  ['a spool at its bound', { environment: { GATEWAY_SPOOL_BYTES: '4000000' } }],
])('%s', (_name, options) => {
  test('refuses large bodies with 503, keeps nothing of them and serves the small ones', async () => {
    await start(options);
    await expectRefusal(await upload(LARGE_BYTES));
    await expectRefusal(await chat(LARGE_BYTES));
    expect((await upload(1_000)).status).toBe(200);
    expect((await chat(1_000)).status).toBe(200);
    await expectNothingLeft();
    expect(gateway.errors).toBe('');
    expect(await gateway.stop()).toBe(0);
  });
});
