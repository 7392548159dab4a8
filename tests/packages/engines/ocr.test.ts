import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EngineHost } from '../../../packages/engines/host.ts';
import type { ReadPage } from '../../../packages/engines/ocr/engine.ts';
import { isUsableTextLayer, textLayerMarkdown } from '../../../packages/engines/ocr/text-layer.ts';
import { toMarkdown } from '../../../packages/engines/ocr/markdown.ts';
import { drawnPage, pdfOf, pngOf, scannedPdf, type GreyImage } from '../../../scripts/tour/documents.ts';

const LINES = ['The train to Graz leaves at ten past seven.', 'Two adults paid 120.50 EUR in total.'];
const host = new EngineHost();
const never = new AbortController().signal;
let folder: string;
let scan: GreyImage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ocr-test-'));
  scan = await drawnPage(pdfOf([LINES]));
});
afterAll(async () => {
  await host.close();
  await rm(folder, { recursive: true });
});

async function read(
  bytes: Uint8Array,
  mediaType: string,
  pages: readonly number[] | null = null,
): Promise<ReadPage[]> {
  const path = join(folder, `${Math.random()}`);
  await writeFile(path, bytes);
  return host.ocr.read({ path, mediaType, sizeBytes: bytes.length }, pages, never);
}

describe('the OCR engine', () => {
  test('returns the text layer of a PDF page by page, without recognition', async () => {
    const pages = await read(pdfOf([LINES, ['A second page.']]), 'application/pdf');
    expect(pages).toEqual([
      { index: 0, markdown: LINES.join('\n'), words: null, width: 1652, height: 2338, dpi: 200 },
      { index: 1, markdown: 'A second page.', words: null, width: 1652, height: 2338, dpi: 200 },
    ]);
  });

  test('recognises a scanned page, with the confidence of each word', async () => {
    const [page] = await read(scannedPdf(scan), 'application/pdf');
    for (const line of LINES) expect(page?.markdown).toContain(line);
    const graz = page?.words?.find(({ text }) => text === 'Graz');
    expect(graz?.confidence).toBeGreaterThan(0.8);
    expect(page?.markdown.slice(graz?.startIndex).startsWith('Graz')).toBe(true);
  });

  test('recognises an image', async () => {
    const [page] = await read(await pngOf(scan), 'image/png');
    for (const line of LINES) expect(page?.markdown).toContain(line);
    expect(page).toMatchObject({ index: 0, width: scan.width, height: scan.height });
  });

  test('reads only the chosen pages, in their order', async () => {
    const pages = await read(pdfOf([['zero'], ['one'], ['two']]), 'application/pdf', [2, 0]);
    expect(pages.map(({ index, markdown }) => [index, markdown])).toEqual([
      [2, 'two'],
      [0, 'zero'],
    ]);
  });

  test.each([
    ['a page that the document does not have', pdfOf([['zero']]), 'application/pdf', [1], 'pages'],
    [
      'more pages than its bound',
      pdfOf(Array.from({ length: 101 }, () => [])),
      'application/pdf',
      null,
      'file',
    ],
    ['a damaged PDF', Buffer.from('%PDF-1.4 and nothing more'), 'application/pdf', null, 'file'],
    ['a damaged image', Buffer.from('\x89PNG\r\n\x1a\nnothing', 'latin1'), 'image/png', null, 'file'],
    ['a bitmap without a body', Buffer.from('BM'), 'image/bmp', null, 'file'],
  ])('refuses %s', async (_what, bytes, mediaType, pages, param) => {
    await expect(read(bytes, mediaType, pages)).rejects.toMatchObject({ code: 'invalid_parameter', param });
  });

  test('refuses a small file with too many pixels before it is decoded', async () => {
    const bomb = await pngOf({ pixels: new Uint8Array(8_000 * 8_000), width: 8_000, height: 8_000 });
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(read(bomb, 'image/png')).rejects.toMatchObject({
      code: 'invalid_parameter',
      publicMessage: expect.stringContaining('8000 x 8000 pixels'),
    });
    const head = Buffer.alloc(54);
    head.write('BM');
    head.writeInt32LE(60_000, 18);
    head.writeInt32LE(-60_000, 22);
    await expect(read(head, 'image/bmp')).rejects.toMatchObject({ code: 'invalid_parameter' });
  });

  test('reads the next document after it has refused one', async () => {
    await read(Buffer.from('%PDF-1.4'), 'application/pdf').catch(() => undefined);
    expect((await read(pdfOf([['fine']]), 'application/pdf'))[0]?.markdown).toBe('fine');
  });
});

describe('a text layer', () => {
  test('is not used when its characters are meaningless', () => {
    expect(isUsableTextLayer('\uE000\uE001\uFFFD text', false)).toBe(false);
  });

  test('is not used when it is only a stamp on a scan', () => {
    expect(isUsableTextLayer('Scanned by Acme', true)).toBe(false);
    expect(isUsableTextLayer('Scanned by Acme', false)).toBe(true);
  });

  test('joins words that are broken at the end of a line', () => {
    expect(textLayerMarkdown('A hy\u00AD\r\nphenated  word\r\n\r\n\r\n\r\nnext ')).toBe(
      'A hyphenated word\n\nnext',
    );
  });
});

test('Markdown has an empty line between paragraphs, and words have positions', () => {
  const word = (text: string) => ({ text, confidence: 90 });
  const paragraph = (...lines: string[][]) => ({ lines: lines.map((words) => ({ words: words.map(word) })) });
  const blocks = [
    { paragraphs: [paragraph(['One', 'two'], ['three'])] },
    { paragraphs: [paragraph(['four'])] },
  ];
  const { markdown, words } = toMarkdown(blocks);
  expect(markdown).toBe('One two\nthree\n\nfour');
  for (const { text, startIndex } of words) expect(markdown.slice(startIndex).startsWith(text)).toBe(true);
});
