import { closeSync, openSync, readSync } from 'node:fs';
import type { SpooledFile } from '../bodies/multipart-body.ts';

/** What stands before `fmt ` in files of broadcasters is shorter. */
const HEAD_BYTES = 8_192;
const RIFF_HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const FORMAT_BYTES = 16;
/** Integers, floats, and either with a longer header: nothing compressed. */
const PLAIN_FORMATS = new Set([0x0001, 0x0003, 0xfffe]);
/** A kilobyte a second, the least of codecs in use for speech. */
const LEAST_BYTES_PER_SECOND = 1_000;

const known = new WeakMap<SpooledFile, number | null>();

/**
 * The most seconds of sound that a file can hold; null for all but uncompressed WAV. Only its rate is believed: how long it says
 * it is, is not. Read once, since the file may be gone when the call is settled.
 */
export function wavSeconds(file: SpooledFile): number | null {
  let seconds = known.get(file);
  if (seconds === undefined) {
    seconds = secondsOfWav(readHead(file), file.sizeBytes);
    known.set(file, seconds);
  }
  return seconds;
}

/** Empty for a file that is gone. It was written a moment ago and comes from the system's memory: no wait worth a thread. */
function readHead({ path, sizeBytes }: SpooledFile): Buffer {
  const head = Buffer.alloc(Math.min(HEAD_BYTES, sizeBytes));
  try {
    const descriptor = openSync(path, 'r');
    try {
      return head.subarray(0, readSync(descriptor, head, 0, head.length, 0));
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return Buffer.alloc(0);
  }
}

/** As `wavSeconds`, from the first bytes of a file of the given size. */
export function secondsOfWav(head: Buffer, sizeBytes: number): number | null {
  if (head.length < RIFF_HEADER_BYTES || head.toString('latin1', 0, 4) !== 'RIFF') return null;
  if (head.toString('latin1', 8, 12) !== 'WAVE') return null;
  let offset = RIFF_HEADER_BYTES;
  while (offset + CHUNK_HEADER_BYTES + FORMAT_BYTES <= head.length) {
    const chunkBytes = head.readUInt32LE(offset + 4);
    const start = offset + CHUNK_HEADER_BYTES;
    if (head.toString('latin1', offset, offset + 4) === 'fmt ') {
      const bytesPerSecond = plainBytesPerSecond(head.subarray(start));
      return bytesPerSecond === 0 ? null : Math.max(0, sizeBytes - start - FORMAT_BYTES) / bytesPerSecond;
    }
    // Chunks begin at even places.
    offset = start + chunkBytes + (chunkBytes % 2);
  }
  return null;
}

/** A guess that errs upwards, for sound of which nothing but its size is known. */
export function guessedSeconds(sizeBytes: number): number {
  return sizeBytes / LEAST_BYTES_PER_SECOND;
}

/** Zero for what is compressed or makes no sense. */
function plainBytesPerSecond(format: Buffer): number {
  if (!PLAIN_FORMATS.has(format.readUInt16LE(0))) return 0;
  const channels = format.readUInt16LE(2);
  const samplesPerSecond = format.readUInt32LE(4);
  const bitsPerSample = format.readUInt16LE(14);
  return (channels * samplesPerSecond * bitsPerSample) / 8;
}
