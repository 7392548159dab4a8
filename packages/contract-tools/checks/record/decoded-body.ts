import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** Removes the content coding of bytes. Decoding stops at an error, which `end` reports. */
export interface BodyDecoder {
  add(bytes: Buffer): void;
  /** Resolves to whether all bytes were decoded. */
  end(): Promise<boolean>;
}

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** @param encoding `Content-Encoding` of the response, or empty */
export function openDecoder(encoding: string, onBytes: (bytes: Buffer) => void): BodyDecoder {
  const name = encoding.trim().toLowerCase();
  if (name === '' || name === 'identity') return { add: onBytes, end: () => Promise.resolve(true) };
  const decoder = DECODERS[name]?.();
  if (decoder === undefined) return { add: () => undefined, end: () => Promise.resolve(false) };
  const isDecoded = new Promise<boolean>((resolve) => {
    decoder.on('end', () => resolve(true));
    decoder.on('error', () => resolve(false));
  });
  decoder.on('data', onBytes);
  return {
    add: (bytes) => void decoder.write(bytes),
    end: () => {
      decoder.end();
      return isDecoded;
    },
  };
}
