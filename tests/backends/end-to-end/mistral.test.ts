import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PDF, startDocumentServer, type DocumentServer } from '../../documents/document-server.ts';
import { ocr } from '../../../scripts/test-bed/replies/media.ts';
import { jsonOf, send, type JsonValue } from '../../../scripts/test-bed/client.ts';
import type { Part } from '../../../scripts/test-bed/multipart.ts';
import { RecordedGateway } from '../../support/recorded-gateway.ts';
import { plainPdf } from '../../../scripts/test-bed/paged-documents.ts';
import { IMAGE } from '../../../scripts/test-bed/requests.ts';
import { json } from '../../../scripts/test-bed/upstream/good-response.ts';
import { Upstream } from '../../../scripts/test-bed/upstream/upstream.ts';

let upstream: Upstream;
let documents: DocumentServer;
let gateway: RecordedGateway;

beforeAll(async () => {
  upstream = await Upstream.start(0, ({ path, model }) => (path === '/ocr' ? json(ocr(model)) : null));
  documents = await startDocumentServer((request, response) => {
    // Loopback too, but not at the address that is allowed here.
    if (request.url === '/inside') response.writeHead(302, { location: 'http://127.0.0.2/a.pdf' }).end();
    else if (request.url === '/moved')
      response.writeHead(302, { location: `${documents.address}/a.pdf` }).end();
    else response.writeHead(200, { 'content-type': 'application/pdf' }).end(PDF);
  });
  gateway = await RecordedGateway.start({
    documents: { isAllowedAddress: (address) => address === '127.0.0.1' },
    configuration: [
      `backends: { theirs: { kind: mistral, base_url: '${upstream.baseUrl}' } }`,
      'models:',
      '  acme/ocr: { mode: ocr, free: true, limits: { max_pages: 100 }, deployments: [{ backend: theirs, model: up-ocr }] }',
    ],
  });
});
afterAll(async () => {
  await gateway.close();
  await documents.close();
  await upstream.close();
});

const PDF_ADDRESS = `data:application/pdf;base64,${PDF.toString('base64')}`;
const IMAGE_ADDRESS = `data:image/png;base64,${IMAGE.toString('base64')}`;

async function read(parts: Part[]): Promise<JsonValue> {
  const answer = await gateway.upload('/v1/ocr', [['model', 'acme/ocr'], ...parts]);
  expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 200 });
  return jsonOf(answer);
}

const fileOf = (bytes: Uint8Array): Part => [
  'file',
  { filename: 'a', contentType: 'application/octet-stream', bytes },
];

async function storedFile(): Promise<string> {
  const answer = await gateway.upload('/v1/files', [['purpose', 'ocr'], fileOf(PDF)]);
  // The upload's response was validated against the contract.
  return (jsonOf(answer) as { id: string }).id;
}

describe("a server of Mistral's OCR reads", () => {
  test('the pages of an uploaded PDF, each with its text', async () => {
    expect(await read([fileOf(PDF), ['pages', '0,2-3']])).toMatchObject({
      model: 'acme/ocr',
      pages: [{ index: 0, markdown: '# Grüße' }],
      usage_info: { pages_processed: 1 },
    });
    expect(upstream.last.fields).toEqual({
      model: 'up-ocr',
      pages: [0, 2, 3],
      document: { type: 'document_url', document_url: PDF_ADDRESS },
    });
  });

  test.each([
    ['an address', () => `${documents.address}/a.pdf`],
    ['an address that redirects', () => `${documents.address}/moved`],
  ])('a document at %s, which the gateway fetches itself', async (_name, address) => {
    await read([['document_url', address()]]);
    expect(upstream.last.fields['document']).toEqual({ type: 'document_url', document_url: PDF_ADDRESS });
  });

  test('an image', async () => {
    await read([['image_url', IMAGE_ADDRESS]]);
    expect(upstream.last.fields['document']).toEqual({ type: 'image_url', image_url: IMAGE_ADDRESS });
  });

  test('a stored file of the same project', async () => {
    const fileId = await storedFile();
    await read([['document', JSON.stringify({ type: 'file', file_id: fileId })]]);
    expect(upstream.last.fields['document']).toEqual({ type: 'document_url', document_url: PDF_ADDRESS });
    const headers = gateway.headers;
    await send(gateway.address, { method: 'DELETE', path: `/v1/files/${fileId}`, headers });
  });
});

describe('refused before a request to a server of OCR', () => {
  const dataAddress = `data:application/pdf;base64,${plainPdf(2_000).toString('base64')}`;

  test.each<[string, string, () => Part]>([
    ['an upload of 2,000 pages', 'file', () => fileOf(plainPdf(2_000))],
    ['base64 of 2,000 pages', 'document_base64', () => ['document_base64', dataAddress]],
    [
      'an address that redirects into the network',
      'document_url',
      () => ['document_url', `${documents.address}/inside`],
    ],
  ])('is %s, naming the field', async (_name, param, part) => {
    const before = upstream.requests.length;
    const answer = await gateway.upload('/v1/ocr', [['model', 'acme/ocr'], part()]);
    expect(answer.status).toBe(400);
    expect(jsonOf(answer)).toMatchObject({ error: { type: 'invalid_request_error', param } });
    expect(upstream.requests).toHaveLength(before);
  });

  test('is not a PDF of many pages of which some are selected', async () => {
    await read([fileOf(plainPdf(2_000)), ['pages', '0-9']]);
    expect(upstream.last.fields['pages']).toHaveLength(10);
  });
});

test('a PDF with a password gets the message of the server that cannot open it', async () => {
  const body = JSON.stringify({
    object: 'error',
    message: 'The document is encrypted.',
    type: 'invalid_file',
  });
  upstream.next({ kind: 'status', status: 422, body });
  const answer = await gateway.upload('/v1/ocr', [['model', 'acme/ocr'], fileOf(PDF)]);
  expect(answer.status).toBe(400);
  expect(jsonOf(answer)).toMatchObject({ error: { message: 'The document is encrypted.' } });
});
