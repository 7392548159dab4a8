import { describe, expect, test } from '@jest/globals';
import { ocrResult } from '../../dialects/ocr/result.ts';
import { responseValidators } from '../../generated/validators/responses.js';

const page = { index: 0, markdown: '# Title', images: [], dimensions: null };
const usage = { pages_processed: 1 };

describe('the result of OCR', () => {
  test.each<[string, object, object]>([
    ['a page without images and size', { pages: [{ index: 0, markdown: '# Title' }] }, { pages: [page] }],
    ['null for the images', { pages: [{ ...page, images: null }] }, { pages: [page] }],
    ['no model', { pages: [page] }, { pages: [page] }],
    [
      'no usage',
      { pages: [page, { ...page, index: 1 }], usage_info: null },
      { usage_info: { pages_processed: 2 } },
    ],
    [
      'usage without pages',
      { pages: [page], usage_info: { doc_size_bytes: 9 } },
      { usage_info: { pages_processed: 1, doc_size_bytes: 9 } },
    ],
    [
      'an annotation of the document as an object',
      { pages: [page], document_annotation: { title: 'a' } },
      { document_annotation: '{"title":"a"}' },
    ],
    [
      'an annotation of an image as an object, and no corners',
      { pages: [{ ...page, images: [{ id: 'a.jpeg', image_annotation: { kind: 'plot' } }] }] },
      { pages: [{ images: [{ id: 'a.jpeg', image_annotation: '{"kind":"plot"}', top_left_x: null }] }] },
    ],
    [
      'corners and sizes in parts of a pixel',
      {
        pages: [
          {
            ...page,
            dimensions: { dpi: 72, height: 841.89, width: 595.28 },
            images: [
              { id: 'a', top_left_x: 93.4, top_left_y: 0.5, bottom_right_x: 577.6, bottom_right_y: null },
            ],
          },
        ],
      },
      {
        pages: [
          {
            dimensions: { dpi: 72, height: 842, width: 595 },
            images: [{ top_left_x: 93, top_left_y: 1, bottom_right_x: 578, bottom_right_y: null }],
          },
        ],
      },
    ],
  ])('is delivered from a server that sends %s', (_what, response, expected) => {
    const result = ocrResult({ usage_info: usage, ...response });
    expect(result).toMatchObject(expected);
    expect(responseValidators['OcrResult']?.(result)).toBe(true);
  });

  test.each<[string, object]>([
    ['no pages', { model: 'm' }],
    ['a page without its text', { model: 'm', pages: [{ index: 0 }] }],
    ['a page that is no object', { model: 'm', pages: ['# Title'] }],
  ])('does not exist with %s', (_what, response) => {
    expect(responseValidators['OcrResult']?.(ocrResult(response))).toBe(false);
  });
});
