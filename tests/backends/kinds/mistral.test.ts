import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { BackendRequest } from '../../../backends/backend.ts';
import { MistralBackend } from '../../../backends/kinds/mistral.ts';
import { ByteBound } from '../../../bodies/byte-bound.ts';
import type { JsonObject } from '../../../bodies/json-body.ts';
import { ocr } from '../../../scripts/test-bed/replies/media.ts';
import { backendRequest, backendSettings } from '../backend-request.ts';
import { JsonServer } from '../json-server.ts';

let folder: string;
let server: JsonServer;
let backend: MistralBackend;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-test-'));
  server = await JsonServer.start(() => ({ body: ocr('mistral-ocr-latest') }));
  backend = new MistralBackend(backendSettings('mistral', server.address));
});
afterEach(async () => {
  await backend.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function ocrRequest(
  bytes: Uint8Array,
  mediaType: string,
  value: JsonObject = {},
): Promise<BackendRequest> {
  const path = join(folder, 'document');
  await writeFile(path, bytes);
  const file = { fieldName: 'file', filename: 'd', mediaType, path, sizeBytes: bytes.length, sha256Hex: '' };
  const lease = new ByteBound('spool', 1).lease();
  return {
    ...backendRequest('createOcr', {}),
    body: {
      kind: 'multipart',
      value: { model: 'acme/ocr', guardrails: ['x'], ...value },
      files: [file],
      lease,
    },
  };
}

async function sent(bytes: Uint8Array, mediaType: string, value?: JsonObject): Promise<JsonObject> {
  await backend.send(await ocrRequest(bytes, mediaType, value));
  return server.requests.at(-1)?.body ?? {};
}

describe('a Mistral backend', () => {
  test('gets OCR at its own path, with its own key', async () => {
    const response = await backend.send(await ocrRequest(Buffer.from('%PDF-'), 'application/pdf'));
    expect(server.requests[0]).toMatchObject({
      path: '/base/ocr',
      headers: { authorization: 'Bearer sk-of-the-gateway', 'content-type': 'application/json' },
    });
    expect(response).toEqual({ kind: 'json', value: ocr('mistral-ocr-latest') });
  });

  test.each([
    ['application/pdf', 'document_url'],
    ['image/png', 'image_url'],
  ])('gets %s as a data: URL in %s', async (mediaType, field) => {
    const bytes = Buffer.from([0, 1, 2, 250, 251]);
    expect(await sent(bytes, mediaType)).toEqual({
      model: 'upstream-model',
      document: { type: field, [field]: `data:${mediaType};base64,${bytes.toString('base64')}` },
    });
  });

  test.each([1, 2, 3, 196_607, 196_608, 196_609, 400_001])(
    'gets all of a document of %d bytes',
    async (size) => {
      const bytes = Buffer.alloc(size, 'abcdefg');
      const document = (await sent(bytes, 'application/pdf'))['document'] as { document_url: string };
      expect(document.document_url.endsWith(bytes.toString('base64'))).toBe(true);
    },
  );

  test('gets the options in its own types, and nothing of the gateway’s', async () => {
    const schema = { type: 'json_schema', json_schema: { name: 'a', schema: {} } };
    const body = await sent(Buffer.from('%PDF-'), 'application/pdf', {
      pages: '0,2-3',
      include_image_base64: true,
      image_limit: 5,
      image_min_size: null,
      table_format: 'html',
      document_annotation_format: JSON.stringify(schema),
      extract_header: 'true',
      unknown: 'x',
    });
    expect(body).toEqual({
      model: 'upstream-model',
      pages: [0, 2, 3],
      include_image_base64: true,
      image_limit: 5,
      table_format: 'html',
      document_annotation_format: schema,
      extract_header: true,
      document: expect.any(Object),
    });
  });

  test('refuses a format that is not JSON, naming it', async () => {
    const request = await ocrRequest(Buffer.from('%PDF-'), 'application/pdf', {
      bbox_annotation_format: '{',
    });
    await expect(backend.send(request)).rejects.toMatchObject({
      code: 'invalid_parameter',
      param: 'bbox_annotation_format',
    });
  });

  test('refuses other operations, naming the model', async () => {
    await expect(backend.send(backendRequest('createChatCompletion', {}))).rejects.toMatchObject({
      code: 'invalid_parameter',
      param: 'model',
    });
  });

  test('that refuses a document is a 400 with its text', async () => {
    server.answering = () => ({ status: 422, body: { object: 'error', message: 'the PDF has a password' } });
    await expect(
      backend.send(await ocrRequest(Buffer.from('%PDF-'), 'application/pdf')),
    ).rejects.toMatchObject({
      code: 'upstream_rejected',
      publicMessage: 'the PDF has a password',
    });
  });
});
