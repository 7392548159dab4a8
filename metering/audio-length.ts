import { closeSync, openSync, readSync } from 'node:fs';
import type { SpooledFile } from '../bodies/multipart-body.ts';
import { secondsOfWav } from './wav-header.ts';

/** What stands before the samples in files of broadcasters is shorter. */
const HEAD_BYTES = 8_192;
/** A kilobyte a second, the least of codecs in use for speech. */
const MIN_BYTES_PER_SECOND = 1_000;

const known = new WeakMap<SpooledFile, number | null>();

/**
 * The most seconds of audio that a file can hold; null for all but WAV files whose header can be trusted. Read once, since the file
 * may be gone when the call is settled.
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

/** A guess that errs upwards, for audio of which nothing but its size is known. */
export function secondsFromSize(sizeBytes: number): number {
  return sizeBytes / MIN_BYTES_PER_SECOND;
}
