import type { FileView } from './file-view.ts';

/** Formats of constant rate, and the bits of a sample: integers, floats, A-law and µ-law. */
const BITS: ReadonlyMap<number, readonly number[]> = new Map([
  [1, [8, 16, 24, 32]],
  [3, [32, 64]],
  [6, [8]],
  [7, [8]],
]);
const EXTENSIBLE = 0xfffe;
/** Chunks before the samples. */
const MAX_CHUNKS = 64;

/**
 * Returns how long the audio is if all that follows its header are samples, whatever length is stated. Null for formats
 * without a constant rate.
 */
export function secondsOfWav(file: FileView): number | null {
  let bytesPerSecond: number | null = null;
  let position = 12;
  for (let chunks = 0; chunks < MAX_CHUNKS && position + 8 <= file.sizeBytes; chunks += 1) {
    const head = file.at(position, 8);
    const name = head.toString('latin1', 0, 4);
    const sizeBytes = head.readUInt32LE(4);
    if (name === 'data')
      return bytesPerSecond === null ? null : (file.sizeBytes - position - 8) / bytesPerSecond;
    if (name === 'fmt ') {
      if (bytesPerSecond !== null) return null;
      bytesPerSecond = rateOf(file.at(position + 8, Math.min(sizeBytes, 40)));
      if (bytesPerSecond === null) return null;
    }
    position += 8 + sizeBytes + (sizeBytes % 2);
  }
  return null;
}

function rateOf(format: Buffer): number | null {
  if (format.length < 16) return null;
  const number = format.readUInt16LE(0);
  const actual = number === EXTENSIBLE && format.length >= 26 ? format.readUInt16LE(24) : number;
  const [channels, samplesPerSecond, bits] = [
    format.readUInt16LE(2),
    format.readUInt32LE(4),
    format.readUInt16LE(14),
  ];
  const isKnown = (BITS.get(actual) ?? []).includes(bits);
  const isPossible = channels >= 1 && channels <= 8 && samplesPerSecond >= 1 && samplesPerSecond <= 384_000;
  return isKnown && isPossible ? (channels * samplesPerSecond * bits) / 8 : null;
}
