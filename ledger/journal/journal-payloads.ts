import { crc32 } from 'node:zlib';
import { HEADER_BYTES, MAX_PAYLOAD_BYTES, RECORDS } from './journal-format.ts';

/** The most bytes whose checksums are computed while a valid frame is searched for: some hundredths of a second. */
const MAX_SEARCHED_BYTES = 64 * 1024 * 1024;

/**
 * Yields the payloads of a segment's frames whose checksums are right. Calls `noteDamage` for what lies between them,
 * and at the end unless the last frame was cut off by the end of its process or of the power.
 */
export function* payloadsIn(bytes: Buffer, noteDamage: () => void): Generator<Buffer> {
  let at = 0;
  while (at < bytes.length) {
    const payload = isPossible(bytes, at) ? validPayload(bytes, at) : null;
    if (payload !== null) {
      yield payload;
      at += HEADER_BYTES + payload.length;
      continue;
    }
    const next = nextFrame(bytes, at + 1);
    if (next !== null || !isCutOff(bytes, at)) noteDamage();
    if (next === null) return;
    at = next;
  }
}

/** Returns where the next valid frame begins; null when there is none. */
function nextFrame(bytes: Buffer, from: number): number | null {
  let searchedBytes = 0;
  for (let at = from; at + HEADER_BYTES < bytes.length; at += 1) {
    // Nearly no other position has this.
    if ((bytes[at + HEADER_BYTES] ?? 0) > RECORDS || !isPossible(bytes, at)) continue;
    if (validPayload(bytes, at) !== null) return at;
    searchedBytes += bytes.readUInt32LE(at);
    if (searchedBytes > MAX_SEARCHED_BYTES) return null;
  }
  return null;
}

/** Whether the header at a position is that of a frame within the file. */
function isPossible(bytes: Buffer, at: number): boolean {
  if (at + HEADER_BYTES > bytes.length) return false;
  const length = bytes.readUInt32LE(at);
  return length > 0 && length <= MAX_PAYLOAD_BYTES && at + HEADER_BYTES + length <= bytes.length;
}

function validPayload(bytes: Buffer, at: number): Buffer | null {
  const start = at + HEADER_BYTES;
  const payload = bytes.subarray(start, start + bytes.readUInt32LE(at));
  return crc32(payload) === bytes.readUInt32LE(at + 4) ? payload : null;
}

/** Whether the rest of a file is the beginning of a frame, or empty space that was allocated for one. */
function isCutOff(bytes: Buffer, at: number): boolean {
  if (at + HEADER_BYTES > bytes.length) return true;
  const length = bytes.readUInt32LE(at);
  if (length > 0) return length <= MAX_PAYLOAD_BYTES && at + HEADER_BYTES + length > bytes.length;
  return bytes.subarray(at).every((byte) => byte === 0);
}
