import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { drawnPage, pdfOf, pngOf, scannedPdf } from '../../../scripts/tour/documents.ts';
import { jsonOf, type TestAnswer } from '../../../scripts/test-bed/client.ts';
import type { Part } from '../../../scripts/test-bed/multipart.ts';
import { RecordedGateway } from '../../support/recorded-gateway.ts';

const LINE = 'The train to Graz leaves at ten past seven.';
let gateway: RecordedGateway;

beforeAll(async () => {
  gateway = await RecordedGateway.start({
    configuration: [
      'backends: { embedded: { kind: embedded } }',
      'models:',
      '  acme/ocr: { mode: ocr, free: true, deployments: [{ backend: embedded, model: tesseract }] }',
    ],
  });
});
afterAll(() => gateway.close());

const read = (file: Buffer, ...parts: Part[]): Promise<TestAnswer> =>
  gateway.upload('/v1/ocr', [
    ['model', 'acme/ocr'],
    ['file', { filename: 'document', contentType: 'application/octet-stream', bytes: file }],
    ...parts,
  ]);

describe('the OCR engine of the gateway responds', () => {
  test('with the text of the chosen pages of a PDF', async () => {
    const response = await read(pdfOf([['zero'], ['one'], ['two']]), ['pages', '1-2']);
    expect(response.status).toBe(200);
    expect(jsonOf(response)).toMatchObject({
      model: 'acme/ocr',
      pages: [
        { index: 1, markdown: 'one', images: [] },
        { index: 2, markdown: 'two', dimensions: { dpi: 200, width: 1652, height: 2338 } },
      ],
      usage_info: { pages_processed: 2 },
    });
  });

  test('with the text that it recognises in a scan, and its confidence', async () => {
    const pdf = scannedPdf(await drawnPage(pdfOf([[LINE]])));
    const whole = { average_page_confidence_score: expect.any(Number), word_confidence_scores: null };
    expect(jsonOf(await read(pdf))).toMatchObject({
      pages: [{ markdown: LINE, confidence_scores: whole }],
    });
    const response = await read(pdf, ['confidence_scores_granularity', 'word']);
    const [first] = (
      jsonOf(response) as { pages: { confidence_scores: { word_confidence_scores: object[] } }[] }
    ).pages;
    expect(first?.confidence_scores.word_confidence_scores).toContainEqual({
      text: 'Graz',
      confidence: expect.any(Number),
      start_index: LINE.indexOf('Graz'),
    });
  });

  test.each<[what: string, bytes: () => Buffer | Promise<Buffer>, part: Part, param: string]>([
    ['a page that is not there', () => pdfOf([['zero']]), ['pages', '4'], 'pages'],
    ['a damaged PDF', () => Buffer.from('%PDF-1.4 nothing'), ['pages', ''], 'file'],
    [
      'an image that inflates to too many pixels',
      () => pngOf({ pixels: new Uint8Array(64_000_000), width: 8_000, height: 8_000 }),
      ['pages', ''],
      'file',
    ],
    [
      'a description, which needs another kind of model',
      () => pdfOf([['zero']]),
      ['document_annotation_format', '{"type":"json_object"}'],
      'document_annotation_format',
    ],
  ])('400 to %s, naming the field', async (_what, bytes, part, param) => {
    const response = await read(await bytes(), part);
    expect(response.status).toBe(400);
    expect(jsonOf(response)).toMatchObject({ error: { type: 'invalid_request_error', param } });
  });
});
