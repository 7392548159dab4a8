import { createRequire } from 'node:module';
import { imageTextLimits } from './bounds.ts';

/** The part of sharp 0.35 that is used; its own types are missing where the optional package is. */
type Sharp = (content: Buffer, options: object) => SharpImage;

export interface ImageHead {
  pages?: number;
  pageHeight?: number;
  hasAlpha: boolean;
  /** The size as a viewer shows it. */
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

/** One frame of an encoded image, to be decoded. Nothing is decoded for its head, whatever its size. */
export function imageOf(content: Buffer, page: number, limit: boolean): SharpImage {
  // `require` gives any; the type is that of the version that package.json pins.
  const sharp = createRequire(import.meta.url)('sharp') as Sharp;
  return sharp(content, {
    page,
    limitInputPixels: limit ? imageTextLimits.imagePixels : false,
    failOn: 'error',
  });
}
