import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EngineHost } from '../../../packages/engines/host.ts';
import { pdfOf } from '../../../scripts/tour/documents.ts';
import { compressedPdf, plainPdf, tiffOf } from '../../../scripts/test-bed/paged-documents.ts';
import { IMAGE } from '../../../scripts/test-bed/requests.ts';

const host = new EngineHost();
const never = new AbortController().signal;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-test-'));
});
afterAll(async () => {
  await host.close();
  await rm(folder, { recursive: true });
});

async function count(bytes: Uint8Array, mediaType: string, sizeBytes = bytes.length): Promise<number | null> {
  const path = join(folder, `${Math.random()}`);
  await writeFile(path, bytes);
  return host.pages.count({ path, mediaType, sizeBytes }, never);
}

/** A revision that is appended to a PDF replaces the objects that it repeats. */
const revised = (pages: number): Buffer =>
  Buffer.concat([plainPdf(3), plainPdf(pages).subarray('%PDF-1.4\n'.length)]);

describe('the pages of a document are', () => {
  test.each<[string, Buffer, string, number | null]>([
    ['those of a PDF', pdfOf([['one'], ['two']]), 'application/pdf', 2],
    ['those of a PDF with a compressed page tree', compressedPdf(30), 'application/pdf', 30],
    ['those of a large page tree', compressedPdf(20_000), 'application/pdf', 20_000],
    ["those of a PDF's latest revision", revised(7), 'application/pdf', 7],
    [
      'those of a PDF after other data',
      Buffer.concat([Buffer.alloc(500, ' '), plainPdf(4)]),
      'application/pdf',
      4,
    ],
    ['those of a TIFF', tiffOf(30), 'image/tiff', 30],
    ['one of another image', IMAGE, 'image/png', 1],
    ['unknown of a damaged PDF', Buffer.from('%PDF-1.7 and nothing more'), 'application/pdf', null],
    ['unknown of a damaged TIFF', Buffer.from('II*\0'), 'image/tiff', null],
    ['unknown of a PDF without pages', plainPdf(0), 'application/pdf', null],
  ])('%s', async (_what, bytes, mediaType, expected) => {
    expect(await count(bytes, mediaType)).toBe(expected);
  });

  test('unknown of a document that is too large for the memory', async () => {
    expect(await count(plainPdf(3), 'application/pdf', 200_000_000)).toBeNull();
  });
});
