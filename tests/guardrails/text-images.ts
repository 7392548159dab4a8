import { createRequire } from 'node:module';
import { drawnPage, pdfOf } from '../../scripts/tour/documents.ts';

/** The part of sharp 0.35 that tests use. */
interface SharpImage {
  extract(region: { left: number; top: number; width: number; height: number }): SharpImage;
  rotate(degrees: number): SharpImage;
  negate(options: { alpha: boolean }): SharpImage;
  linear(factor: number, offset: number): SharpImage;
  resize(options: { width: number }): SharpImage;
  joinChannel(pixels: Buffer, options: object): SharpImage;
  toColourspace(space: string): SharpImage;
  png(): SharpImage;
  jpeg(): SharpImage;
  webp(): SharpImage;
  gif(): SharpImage;
  raw(): SharpImage;
  withExif(exif: object): SharpImage;
  keepMetadata(): SharpImage;
  withMetadata(options: object): SharpImage;
  toBuffer(): Promise<Buffer>;
}

/** The optional package, whose types are missing when it is not installed. */
export const sharp = createRequire(import.meta.url)('sharp') as (
  source: Uint8Array | readonly Uint8Array[],
  options?: object,
) => SharpImage;

const WIDTH = 700;
const LINE_HEIGHT = 56;

/** Grey pixels with lines of text in Helvetica, 700 wide: black on white. */
export async function drawnText(...lines: string[]): Promise<SharpImage> {
  const { pixels, width, height } = await drawnPage(pdfOf([lines]));
  const region = { left: 140, top: 160, width: 2 * WIDTH, height: 60 + lines.length * LINE_HEIGHT };
  const cut = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .extract(region)
    .png()
    .toBuffer();
  return sharp(cut).resize({ width: WIDTH });
}

/** A PNG of lines of text. */
export async function textImage(...lines: string[]): Promise<Buffer> {
  return (await drawnText(...lines)).png().toBuffer();
}

export function dataAddress(bytes: Buffer, mediaType = 'image/png'): string {
  return `data:${mediaType};base64,${bytes.toString('base64')}`;
}
