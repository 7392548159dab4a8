import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EngineHost } from '../../../packages/engines/host.ts';
import { randomNumbers } from '../../../packages/engines/images/random.ts';
import { drawnPage, pdfOf, pngOf, type GreyImage } from '../../tour/documents.ts';
import { inMs, never, percent, type EngineSource } from '../engine-row.ts';
import { errorRate, SENTENCES } from '../sentences.ts';

const TEXT = SENTENCES.join('\n');
const PACKAGES = [
  'tesseract.js',
  'tesseract.js-core',
  '@tesseract.js-data',
  '@hyzyla/pdfium',
  'sharp',
  '@img',
];

/** Reads a page of 20 lines: as the text of a PDF, as a clean image, and as images with noise and of half the size. */
export const source: EngineSource = {
  warmUp: async (host) => read(host, await pngOf(await drawnPage(pdfOf([['one']]))), 'image/png'),
  async measure(host) {
    const page = await drawnPage(pdfOf([SENTENCES]));
    const cases: [name: string, bytes: Buffer, mediaType: string][] = [
      ['text layer', pdfOf([SENTENCES]), 'application/pdf'],
      ['clean print', await pngOf(page), 'image/png'],
      ['noisy', await pngOf(withNoise(page)), 'image/png'],
      ['100 dpi', await pngOf(halved(page)), 'image/png'],
    ];
    const rates: string[] = [];
    let cleanMs = 0;
    for (const [name, bytes, mediaType] of cases) {
      const start = performance.now();
      const found = await read(host, bytes, mediaType);
      if (name === 'clean print') cleanMs = performance.now() - start;
      rates.push(`${name} ${percent(errorRate(Array.from(found), Array.from(TEXT)))}`);
    }
    return [
      {
        model: '`embedded/tesseract`',
        quality: `characters wrong on a page of 20 lines: ${rates.join(', ')}`,
        baseline: '',
        speed: `${inMs(cleanMs)} a page`,
        packages: PACKAGES,
      },
    ];
  },
};

async function read(host: EngineHost, bytes: Buffer, mediaType: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'measure-ocr-'));
  try {
    const path = join(folder, 'page');
    await writeFile(path, bytes);
    const pages = await host.ocr.read({ path, mediaType, sizeBytes: bytes.length }, null, never);
    // The comparison ignores whether a line break also ends a paragraph.
    return pages.map(({ markdown }) => markdown.replace(/\n+/g, '\n')).join('\n');
  } finally {
    await rm(folder, { recursive: true });
  }
}

function withNoise({ pixels, width, height }: GreyImage): GreyImage {
  const random = randomNumbers(1);
  const noisy = pixels.map((pixel) => Math.max(0, Math.min(255, pixel + (random() - 0.5) * 160)));
  return { pixels: noisy, width, height };
}

function halved({ pixels, width, height }: GreyImage): GreyImage {
  const [wide, high] = [width >> 1, height >> 1];
  const half = Uint8Array.from({ length: wide * high }, (_, at) => {
    const corner = Math.floor(at / wide) * 2 * width + (at % wide) * 2;
    const four = [0, 1, width, width + 1].map((offset) => pixels[corner + offset] ?? 255);
    return four.reduce((sum, pixel) => sum + pixel, 0) / 4;
  });
  return { pixels: half, width: wide, height: high };
}
