import { createRequire } from 'node:module';
import { imageTextLimits } from './bounds.ts';

/** The functions used here of sharp 0.35. Its own types are missing where the optional package is. */
type Sharp = (content: Buffer, options: object) => SharpImage;

export interface ImageHead {
  pages?: number;
  pageHeight?: number;
  hasAlpha: boolean;
  /** The size of the image as a viewer shows it. */
  autoOrient: { width: number; height: number };
}

export interface SharpImage {
  metadata(): Promise<ImageHead>;
  stats(): Promise<{ isOpaque: boolean; channels: { mean: number; stdev: number }[] }>;
  autoOrient(): SharpImage;
  flatten(options: object): SharpImage;
  removeAlpha(): SharpImage;
  resize(options: object): SharpImage;
  blur(sigma: number): SharpImage;
  extractChannel(channel: 'red' | 'blue'): SharpImage;
  toColourspace(space: string): SharpImage;
  raw(): SharpImage;
  toBuffer(options: {
    resolveWithObject: true;
  }): Promise<{ data: Buffer; info: { width: number; height: number } }>;
}

/** Opens one frame of an encoded image. Reading the header decodes nothing, whatever its size. */
export function imageOf(content: Buffer, page: number, limit: boolean): SharpImage {
  // `require` returns any. package.json pins the version with this type.
  const sharp = createRequire(import.meta.url)('sharp') as Sharp;
  return sharp(content, {
    page,
    limitInputPixels: limit ? imageTextLimits.imagePixels : false,
    failOn: 'error',
  });
}
