import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** Passes bytes on without their content coding, in order; what cannot be decoded ends the bytes and is told to `end`. */
export interface BodyDecoder {
  add(bytes: Buffer): void;
  /** Settles with whether all bytes could be read. */
  end(): Promise<boolean>;
}

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** @param encoding `Content-Encoding` of the response; empty for none */
export function openDecoder(encoding: string, onBytes: (bytes: Buffer) => void): BodyDecoder {
  const name = encoding.trim().toLowerCase();
  if (name === '' || name === 'identity') return { add: onBytes, end: () => Promise.resolve(true) };
  const decoder = DECODERS[name]?.();
  if (decoder === undefined) return { add: () => undefined, end: () => Promise.resolve(false) };
  const whole = new Promise<boolean>((resolve) => {
    decoder.on('end', () => resolve(true));
    decoder.on('error', () => resolve(false));
  });
  decoder.on('data', onBytes);
  return {
    add: (bytes) => void decoder.write(bytes),
    end: () => {
      decoder.end();
      return whole;
    },
  };
}
