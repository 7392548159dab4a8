import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { join } from 'node:path';
import type { OperationId } from '../../generated/contract.ts';
import { operations } from '../../generated/operations.ts';
import { jsonOf, send, type TestAnswer, type TestRequest } from '../../scripts/test-bed/client.ts';
import { operationRow, requestMedia } from '../../scripts/test-bed/contract-document.ts';
import { filesBelow } from '../support/files-below.ts';
import { startTestGateway, type TestGateway } from '../../scripts/test-bed/gateway.ts';
import { MULTIPART_TYPE, multipartBody, type Part } from '../../scripts/test-bed/multipart.ts';
import {
  exampleFields,
  exampleRequest,
  IMAGE,
  type RequestChanges,
} from '../../scripts/test-bed/requests.ts';

const UNPARSABLE = 'failed to parse route metadata from request body';
const ids = operations.map(({ operationId }) => operationId);
const withJson = ids.filter((id) => requestMedia(id)?.mediaType === 'application/json');
const withMultipart = ids.filter((id) => requestMedia(id)?.mediaType === 'multipart/form-data');

/** A numeric multipart field of each operation. */
const NUMBERS: Partial<Record<OperationId, string>> = {
  createTranscription: 'temperature',
  createTranscriptionStream: 'temperature',
  createTranscriptionStreamInput: 'temperature',
  createImageVariation: 'n',
  createOcr: 'image_limit',
};

let world: TestGateway;
beforeAll(async () => {
  world = await startTestGateway();
});
// The recorder checks each response, and the process must stay healthy.
afterEach(async () => {
  world.settle();
  expect((await send(world.adminAddress, { method: 'GET', path: '/healthz', headers: {} })).status).toBe(200);
});
afterAll(() => world.close());

const call = (operationId: OperationId, changes: RequestChanges = {}): Promise<TestAnswer> =>
  send(world.address, exampleRequest(operationId, { key: world.keys.full, ...changes }));

function callWithBody(
  operationId: OperationId,
  body: string | Uint8Array,
  contentType?: string,
): Promise<TestAnswer> {
  const request = exampleRequest(operationId, { key: world.keys.full });
  const headers: TestRequest['headers'] = {
    ...request.headers,
    'content-length': String(Buffer.byteLength(body)),
    ...(contentType === undefined ? {} : { 'content-type': contentType }),
  };
  return send(world.address, { ...request, headers, body });
}

function expectUnparsable({ status, text }: TestAnswer): void {
  expect({ status, text: text.slice(0, UNPARSABLE.length) }).toEqual({ status: 400, text: UNPARSABLE });
}

describe.each(ids)('%s refuses', (operationId) => {
  test('two keys, equal or different', async () => {
    const { full, unknown } = world.keys;
    for (const other of [full, unknown]) {
      const twice = { authorization: [`Bearer ${full}`, `Bearer ${other}`] };
      expect((await rawCall(operationId, twice)).status).toBe(401);
      expect((await rawCall(operationId, { 'x-api-key': [full, other] })).status).toBe(401);
    }
  });

  test('an empty key when one is required: an empty X-API-Key counts as absent', async () => {
    const isOptional = operationRow(operationId).keyRequired !== 'required';
    expect((await rawCall(operationId, { 'x-api-key': '' })).status).toBe(isOptional ? 200 : 401);
    expect((await rawCall(operationId, { authorization: 'Bearer ' })).status).toBe(401);
  });

  const rawCall = (id: OperationId, headers: Record<string, string | string[]>): Promise<TestAnswer> =>
    send(world.address, exampleRequest(id, { headers }));
});

describe.each(withJson)('%s refuses in plain text', (operationId) => {
  const json = (): string => JSON.stringify(exampleFields(operationId));

  test.each([
    ['no body', () => ''],
    ['white space', () => ' \n'],
    ['broken JSON', () => json().slice(0, -1)],
    ['JSON with something behind it', () => `${json()}x`],
    ['null', () => 'null'],
    ['a text', () => '"model"'],
    ['a list', () => '[]'],
    ['a number that JSON does not allow', () => '{"model":NaN}'],
    [
      '100,000 levels of lists',
      () => `{"model":"acme/chat","x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    ],
    ['100,000 levels of objects', () => `{"x":${'{"x":'.repeat(100_000)}1${'}'.repeat(100_000)}}`],
    ['a NUL between values', () => json().replace(',', ',\u0000')],
  ])('%s', async (_name, body) => {
    expectUnparsable(await callWithBody(operationId, body()));
  });

  test('invalid UTF-8', async () => {
    const bytes = Buffer.from(JSON.stringify({ ...exampleFields(operationId), user: 'MARK' }));
    bytes.fill(0xff, bytes.indexOf('MARK'), bytes.indexOf('MARK') + 4);
    expectUnparsable(await callWithBody(operationId, bytes));
  });
});

describe.each(withJson)('%s survives', (operationId) => {
  test('__proto__ and constructor as keys, without effect', async () => {
    const body = `{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},${JSON.stringify(exampleFields(operationId)).slice(1)}`;
    expect([200, 400]).toContain((await callWithBody(operationId, body)).status);
    expect({}).not.toHaveProperty('polluted');
    // An inherited model does not count.
    const inherited = await callWithBody(operationId, '{"__proto__":{"model":"acme/chat"}}');
    expect(inherited.status).toBe(422);
  });

  test('a NUL and a lone surrogate in texts', async () => {
    expect((await call(operationId, { model: 'acme/\u0000' })).status).toBe(404);
    expect([200, 400]).toContain((await call(operationId, { fields: { x_extra: '\u0000\ud800' } })).status);
  });

  test('a text of 10 MB', async () => {
    expect((await call(operationId, { fields: { x_extra: 'x'.repeat(10_000_000) } })).status).toBe(200);
  });

  test('a model of 1 MB, without repeating it', async () => {
    const response = await call(operationId, { model: `acme/${'x'.repeat(1_000_000)}` });
    expect(response.status).toBe(404);
    expect(response.body.length).toBeLessThan(1_000);
  });
});

describe.each(withMultipart)('%s refuses', (operationId) => {
  const parts = (): Part[] => [
    ['model', textField(operationId, 'model')],
    [operationRow(operationId).binaryParts[0] ?? 'file', filePart('sample.bin')],
  ];

  test.each([
    ['no body', () => '', MULTIPART_TYPE],
    ['a body without a boundary', () => multipartBody(parts()), 'multipart/form-data'],
    ['a body of another boundary', () => multipartBody(parts()), 'multipart/form-data; boundary=other'],
    ['a body truncated in a file', () => multipartBody(parts()).subarray(0, -60), MULTIPART_TYPE],
    ['a body truncated in a header', () => multipartBody(parts()).subarray(0, 40), MULTIPART_TYPE],
    [
      'a NUL in a file name',
      () => multipartBody([[operationRow(operationId).binaryParts[0] ?? 'file', filePart('a\u0000b')]]),
      MULTIPART_TYPE,
    ],
    ['JSON under a multipart name', () => '{"model":"acme/chat"}', MULTIPART_TYPE],
  ])('in plain text, %s', async (_name, body, contentType) => {
    expectUnparsable(await callWithBody(operationId, body(), contentType));
  });

  test('an infinite number, with the field', async () => {
    const wanted = NUMBERS[operationId];
    if (wanted === undefined) return;
    const response = await call(operationId, { fields: { [wanted]: '1e999' } });
    expect(response.status).toBe(400);
    expect(jsonOf(response)).toMatchObject({ error: { param: wanted } });
  });

  test('10,000 parts, in the model error shape', async () => {
    const many = Array.from({ length: 10_000 }, (_unused, index): Part => [`field${index}`, 'x']);
    const response = await callWithBody(operationId, multipartBody(many));
    expect(response.status).toBe(400);
    expect(jsonOf(response)).toMatchObject({ error: { type: 'invalid_request_error' } });
  });

  test('10,000 files, in the model error shape', async () => {
    const many = Array.from({ length: 10_000 }, (): Part => ['file', filePart('a')]);
    const response = await callWithBody(operationId, multipartBody(many));
    expect(response.status).toBe(400);
    expect(jsonOf(response)).toMatchObject({ error: { type: 'invalid_request_error' } });
  });
});

describe.each(withMultipart)('%s survives', (operationId) => {
  const name = operationRow(operationId).binaryParts[0] ?? 'file';

  test.each(['../../etc/passwd', '..\\..\\boot.ini', '/etc/passwd', '%2e%2e%2fpasswd'])(
    'the file name %j, without its path',
    async (filename) => {
      const fields = Object.entries(exampleFields(operationId)).filter(
        ([field]) => field !== name && field !== 'document_url',
      );
      const texts = fields.map(([field, value]): Part => [
        field,
        String(Array.isArray(value) ? value[0] : value),
      ]);
      const response = await callWithBody(operationId, multipartBody([...texts, [name, filePart(filename)]]));
      expect(response.status).toBe(200);
      const sent = world.upstream.requests.at(-1)?.body.toString('latin1') ?? '';
      const kept =
        /filename="([^"]*)"/.exec(sent)?.[1] ?? String((jsonOf(response) as { filename?: string }).filename);
      expect(kept).not.toMatch(/[/\\]/);
    },
  );

  test('__proto__ as the name of a part', async () => {
    const fields = [
      ...Object.entries(exampleFields(operationId)),
      ['__proto__', 'x'],
      ['constructor', 'x'],
    ] as const;
    const parts = fields
      .filter(([field]) => field !== name)
      .map(([field, value]): Part => [field, String(value)]);
    const response = await callWithBody(operationId, multipartBody([...parts, [name, filePart('a.bin')]]));
    expect([200, 400]).toContain(response.status);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});

describe('paths and queries', () => {
  test.each([
    ['/v1/models/%00', 404],
    ['/v1/models/%E0%A4%A', 404],
    ['/v1/models/acme/../../etc', 404],
    ['/v1/models/__proto__', 404],
    ['/v1/models/', 404],
    ['//v1/models', 404],
    ['/v1/files/%00', 422],
    ['/v1/files/..%2f..%2fetc', 422],
    ['/v1/files?limit=1e999', 422],
    ['/v1/files?limit=1&limit=2', 422],
    ['/v1/files?after=%00', 422],
    ['/v1/models?__proto__=1&constructor=2', 200],
    [`/v1/models?x=${'y'.repeat(4_000)}`, 200],
  ])('%s gets %d', async (path, status) => {
    const headers = { authorization: `Bearer ${world.keys.full}` };
    expect((await send(world.address, { method: 'GET', path, headers })).status).toBe(status);
  });
});

test('all memory and disk of bodies is released', async () => {
  const { text } = await send(world.adminAddress, { method: 'GET', path: '/metrics', headers: {} });
  expect(text).toMatch(/^gateway_body_memory_held_bytes 0$/m);
  expect(text).toMatch(/^gateway_spool_held_bytes 0$/m);
  expect(await filesBelow(join(world.dataDirectory, 'spool'))).toEqual([]);
});

function textField(operationId: OperationId, name: string): string {
  const value = exampleFields(operationId)[name];
  return typeof value === 'string' ? value : '';
}

function filePart(filename: string): Exclude<Part[1], string> {
  return { filename, contentType: 'application/octet-stream', bytes: IMAGE };
}
