import { open, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { ocrLimits, RECOGNISED_PIXELS } from './bounds.ts';
import type { Refusal } from './jobs.ts';
import type { ReadableDocument } from './readable-document.ts';
import { recognise, toGreymap } from './recognise.ts';

/** The functions used here of sharp 0.35. Its own types are missing where the optional package is. */
type Sharp = (path: string, options: object) => SharpImage;
interface SharpImage {
  metadata(): Promise<{
    pages?: number;
    pageHeight?: number;
    density?: number;
    /** The size of the image as a viewer shows it. */
    autoOrient: { width: number; height: number };
  }>;
  autoOrient(): SharpImage;
  flatten(options: object): SharpImage;
  resize(options: object): SharpImage;
  toColourspace(space: string): SharpImage;
  raw(): SharpImage;
  toBuffer(options: object): Promise<{ data: Buffer; info: { width: number; height: number } }>;
}

/**
 * The most pixels of an image that is enlarged. Such an image is likely a screenshot, whose small print is then easier
 * to recognise.
 */
const SMALL_PIXELS = 1_500_000;
const SCREEN_DPI = 72;
const DAMAGED: Refusal = { refused: 'the image is damaged, or of a format that this model cannot decode' };

/** Opens an image. The frames of a TIFF are pages. */
export async function openImage(path: string, mediaType: string): Promise<ReadableDocument | Refusal> {
  if (mediaType === 'image/bmp') return openBitmap(path);
  // `require` returns any. package.json pins the version with this type.
  const sharp = createRequire(import.meta.url)('sharp') as Sharp;
  const settings = { limitInputPixels: ocrLimits.imagePixels, failOn: 'error' };
  const metadata = await sharp(path, { ...settings, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (metadata === null) return DAMAGED;
  const { autoOrient, pages = 1, density = SCREEN_DPI } = metadata;
  const { width } = autoOrient;
  const height = metadata.pageHeight ?? autoOrient.height;
  if (width * height > ocrLimits.imagePixels) return tooLarge(width, height);
  const scale = scaleFor(width * height);
  return {
    pages: mediaType === 'image/tiff' ? pages : 1,
    async read(index) {
      const image = sharp(path, { ...settings, page: index })
        .autoOrient()
        .flatten({ background: '#ffffff' })
        .resize({ width: Math.max(1, Math.round(width * scale)) })
        .toColourspace('b-w')
        .raw();
      const drawn = await image.toBuffer({ resolveWithObject: true }).catch(() => null);
      if (drawn === null) return DAMAGED;
      const found = await recognise(toGreymap(drawn.data, drawn.info.width, drawn.info.height));
      return { ...found, width, height, dpi: Math.max(1, Math.round(density)) };
    },
    close: () => undefined,
  };
}

/** Opens a bitmap, which the recogniser decodes. The size comes from the file's header. */
async function openBitmap(path: string): Promise<ReadableDocument | Refusal> {
  const handle = await open(path, 'r');
  const head = Buffer.alloc(26);
  try {
    if ((await handle.read(head, 0, head.length, 0)).bytesRead < head.length) return DAMAGED;
  } finally {
    await handle.close();
  }
  const [width, height] = [Math.abs(head.readInt32LE(18)), Math.abs(head.readInt32LE(22))];
  if (width * height > ocrLimits.imagePixels) return tooLarge(width, height);
  return {
    pages: 1,
    async read() {
      const found = await recognise(await readFile(path)).catch(() => null);
      return found === null ? DAMAGED : { ...found, width, height, dpi: SCREEN_DPI };
    },
    close: () => undefined,
  };
}

function scaleFor(pixels: number): number {
  if (pixels > RECOGNISED_PIXELS) return Math.sqrt(RECOGNISED_PIXELS / pixels);
  return pixels > 0 && pixels < SMALL_PIXELS ? 2 : 1;
}

function tooLarge(width: number, height: number): Refusal {
  const most = `${ocrLimits.imagePixels / 1e6} million pixels`;
  return { refused: `the image has ${width} x ${height} pixels; this model reads at most ${most}` };
}
