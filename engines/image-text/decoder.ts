import { createRequire } from 'node:module';
import { imageTextLimits } from './bounds.ts';
import type { ImageSource } from './jobs.ts';

/** The part of sharp 0.35 that is used; its own types are missing where the optional package is. */
type Sharp = (source: Buffer | string, options: object) => SharpImage;

export interface ImageHead {
  pages?: number;
  pageHeight?: number;
  hasAlpha: boolean;
  /** The size as a viewer shows it. */
  autoOrient: { width: number; height: number };
}

export interface SharpImage {
  metadata(): Promise<ImageHead>;
  stats(): Promise<{ isOpaque: boolean }>;
  autoOrient(): SharpImage;
  flatten(options: object): SharpImage;
  removeAlpha(): SharpImage;
  resize(options: object): SharpImage;
  rotate(degrees: number): SharpImage;
  toColourspace(space: string): SharpImage;
  png(options: object): SharpImage;
  raw(): SharpImage;
  toBuffer(options: {
    resolveWithObject: true;
  }): Promise<{ data: Buffer; info: { width: number; height: number } }>;
}

/** One frame of an encoded image, to be decoded. Nothing is decoded for its head, whatever its size. */
export function imageOf(source: ImageSource, page: number, limit: boolean): SharpImage {
  // `require` gives any; the type is that of the version that package.json pins.
  const sharp = createRequire(import.meta.url)('sharp') as Sharp;
  // A decoder does not read memory that threads share.
  const content = 'bytes' in source ? Buffer.from(source.bytes) : source.path;
  return sharp(content, {
    page,
    limitInputPixels: limit ? imageTextLimits.imagePixels : false,
    failOn: 'error',
  });
}
