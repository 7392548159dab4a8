import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { join } from 'node:path';
import { jsonOf, send, type TestAnswer } from '../../scripts/test-bed/client.ts';
import { filesBelow } from '../support/files-below.ts';
import { GatewayProcess, gatewayFolder, removeFolder } from '../../scripts/test-bed/gateway-process.ts';
import { MULTIPART_TYPE, multipartBody } from '../../scripts/test-bed/multipart.ts';
import { chatRequest } from '../../scripts/test-bed/process-requests.ts';
import { S3Server } from '../../scripts/test-bed/s3/s3-server.ts';

let server: S3Server;
let folder = '';
let gateway: GatewayProcess;

beforeAll(async () => {
  server = await S3Server.start();
  folder = await gatewayFolder();
  const environment = { ...server.environment, GATEWAY_LOG_LEVEL: 'trace' };
  gateway = await GatewayProcess.start({ folder, environment });
});

afterAll(async () => {
  // Whatever has happened, it printed no credential and stops cleanly.
  expect(await gateway.stop()).toBe(0);
  expect(gateway.errors).toBe('');
  for (const secret of Object.values(server.credentials)) expect(gateway.output).not.toContain(secret);
  await server.close();
  await removeFolder(folder);
});

function ask(method: string, path: string): Promise<TestAnswer> {
  return send(gateway.address, { method, path, headers: { 'x-api-key': gateway.key } });
}

function upload(text: string): Promise<TestAnswer> {
  const file = { filename: 'f', contentType: 'text/plain', bytes: Buffer.from(text) };
  const body = multipartBody([
    ['purpose', 'batch'],
    ['file', file],
  ]);
  const headers = { 'x-api-key': gateway.key, 'content-type': MULTIPART_TYPE };
  return send(gateway.address, { method: 'POST', path: '/v1/files', headers, body });
}

async function uploaded(text: string): Promise<string> {
  const record = jsonOf(await upload(text));
  if (typeof record === 'object' && record !== null && 'id' in record && typeof record['id'] === 'string')
    return record['id'];
  throw new Error('the upload gave no record');
}

function expectUnavailable(response: TestAnswer): void {
  expect(response.status).toBe(503);
  expect(response.headers['retry-after']).toMatch(/^[1-9]\d*$/);
  expect(jsonOf(response)).toMatchObject({ detail: { error_type: 'service_unavailable' } });
}

async function listedIds(): Promise<unknown> {
  return jsonOf(await ask('GET', '/v1/files'));
}

describe('a gateway with its files in a bucket', () => {
  test('stores, lists, returns and deletes them, and keeps none on its disk', async () => {
    const id = await uploaded('in the bucket');
    expect(await filesBelow(join(folder, 'data', 'spool'))).toEqual([]);
    expect((await filesBelow(join(folder, 'data'))).filter((path) => path.includes(id))).toEqual([]);
    expect((await ask('GET', `/v1/files/${id}`)).status).toBe(200);
    const content = await ask('GET', `/v1/files/${id}/content`);
    expect(content).toMatchObject({ status: 200, text: 'in the bucket', cut: false });
    expect(content.headers['content-length']).toBe('13');
    expect((await ask('DELETE', `/v1/files/${id}`)).status).toBe(200);
    expect((await ask('GET', `/v1/files/${id}/content`)).status).toBe(404);
  });

  test('refuses with 503 what needs the bucket while it is unreachable, records nothing, and serves the rest', async () => {
    const id = await uploaded('still there afterwards');
    const before = await listedIds();
    await server.kill();
    expectUnavailable(await upload('lost'));
    expectUnavailable(await ask('GET', `/v1/files/${id}/content`));
    expect(await listedIds()).toEqual(before);
    const chat = chatRequest(gateway.key, { model: 'embedded/extractive' });
    expect((await send(gateway.address, chat)).status).toBe(200);
    expect((await send(gateway.adminAddress, { method: 'GET', path: '/readyz', headers: {} })).status).toBe(
      200,
    );
    await server.comeBack();
    expect((await ask('GET', `/v1/files/${id}/content`)).text).toBe('still there afterwards');
  });
});

test('a bucket that refuses the credentials stops the start, and the message contains neither', async () => {
  const secret = 'of-somebody-else';
  const environment = { ...server.environment, AWS_SECRET_ACCESS_KEY: secret };
  const refused = GatewayProcess.spawn({ folder, environment });
  expect(await refused.exited).toBe(1);
  expect(refused.errors).toMatch(/the bucket 'gateway-tests' of GATEWAY_FILES_URL: SignatureDoesNotMatch/);
  const printed = `${refused.output}${refused.errors}`;
  for (const text of [secret, ...Object.values(server.credentials)]) expect(printed).not.toContain(text);
});

test('a gateway starts while its bucket cannot be reached', async () => {
  await server.kill();
  const started = await GatewayProcess.start({ folder, environment: server.environment });
  expect(await started.stop()).toBe(0);
  await server.comeBack();
});
