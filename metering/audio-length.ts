import { closeSync, openSync, readSync } from 'node:fs';
import type { SpooledFile } from '../bodies/multipart-body.ts';
import { secondsOfWav } from './wav-header.ts';

/** The part of a file that is read. Headers are shorter, even those of broadcasters. */
const HEAD_BYTES = 8_192;
/** The lowest rate of codecs in use for speech, a kilobyte a second. */
const MIN_BYTES_PER_SECOND = 1_000;

const known = new WeakMap<SpooledFile, number | null>();

/**
 * Returns the most seconds of audio that a WAV file can hold. Null for other files and for headers that cannot be
 * trusted. The result is kept, since the file may be deleted before the call is settled.
 */
export function wavSeconds(file: SpooledFile): number | null {
  let seconds = known.get(file);
  if (seconds === undefined) {
    seconds = secondsOfWav(readHead(file), file.sizeBytes);
    known.set(file, seconds);
  }
  return seconds;
}

/**
 * Reads the beginning of a file; empty when the file is deleted. It was just written and is in the page cache, so a
 * synchronous read takes no noticeable time.
 */
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

/** Estimates the length of audio from its size, rather too long than too short. */
export function secondsFromSize(sizeBytes: number): number {
  return sizeBytes / MIN_BYTES_PER_SECOND;
}
