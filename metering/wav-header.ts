const RIFF_HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const FORMAT_BYTES = 16;
const EXTENSIBLE_FORMAT_BYTES = 40;

const EXTENSIBLE = 0xfffe;
/** Formats with a constant rate and the allowed bits per sample: integers, floats, A-law and µ-law. */
const BITS_PER_SAMPLE: ReadonlyMap<number, readonly number[]> = new Map([
  [0x0001, [8, 16, 24, 32]],
  [0x0003, [32, 64]],
  [0x0006, [8]],
  [0x0007, [8]],
]);
/** The bytes after the format's number in the sub-format of an extensible header. */
const SUB_FORMAT_TAIL = Buffer.from('000000001000800000aa00389b71', 'hex');

const MAX_CHANNELS = 8;
/** The highest rate of audio converters. A higher one would only make the audio look shorter. */
const MAX_SAMPLES_PER_SECOND = 384_000;
/** The length that encoders write when they do not know it yet. */
const UNKNOWN_LENGTH = 0xffff_ffff;
/** Room for titles and markers after the samples. */
const MAX_TRAILING_BYTES = 65_536;

interface Chunk {
  name: string;
  start: number;
  sizeBytes: number;
}

/**
 * Reads from the first bytes of a WAV file how many seconds of audio it can hold at most. Null unless the header can be
 * trusted: a format of constant rate, consistent rates, and as much data as the file has.
 */
export function secondsOfWav(head: Buffer, fileBytes: number): number | null {
  if (head.length < RIFF_HEADER_BYTES || head.toString('latin1', 0, 4) !== 'RIFF') return null;
  if (head.toString('latin1', 8, 12) !== 'WAVE') return null;
  let bytesPerSecond: number | null = null;
  for (let chunk = chunkAt(head, RIFF_HEADER_BYTES); chunk !== null; chunk = chunkAfter(head, chunk)) {
    if (chunk.name === 'fmt ') {
      // With two formats it is unknown which one a server reads.
      if (bytesPerSecond !== null) return null;
      bytesPerSecond = constantRate(head.subarray(chunk.start, chunk.start + chunk.sizeBytes));
      if (bytesPerSecond === null) return null;
    } else if (chunk.name === 'data') {
      const dataBytes = fileBytes - chunk.start;
      return bytesPerSecond === null || !isLengthOf(dataBytes, chunk.sizeBytes)
        ? null
        : dataBytes / bytesPerSecond;
    }
  }
  return null;
}

function chunkAt(head: Buffer, offset: number): Chunk | null {
  const start = offset + CHUNK_HEADER_BYTES;
  if (start > head.length) return null;
  return {
    name: head.toString('latin1', offset, offset + 4),
    start,
    sizeBytes: head.readUInt32LE(offset + 4),
  };
}

/** Chunks begin at even offsets. */
function chunkAfter(head: Buffer, { start, sizeBytes }: Chunk): Chunk | null {
  return chunkAt(head, start + sizeBytes + (sizeBytes % 2));
}

function isLengthOf(dataBytes: number, claimedBytes: number): boolean {
  if (claimedBytes === UNKNOWN_LENGTH) return true;
  return claimedBytes <= dataBytes && dataBytes - claimedBytes <= MAX_TRAILING_BYTES;
}

/** Returns the bytes per second. Null for a format without a constant rate or with inconsistent numbers. */
function constantRate(format: Buffer): number | null {
  if (format.length < FORMAT_BYTES) return null;
  const [channels, samplesPerSecond] = [format.readUInt16LE(2), format.readUInt32LE(4)];
  const [bytesPerSecond, bytesPerFrame] = [format.readUInt32LE(8), format.readUInt16LE(12)];
  const bitsPerSample = format.readUInt16LE(14);
  const isPossible =
    (BITS_PER_SAMPLE.get(formatNumber(format)) ?? []).includes(bitsPerSample) &&
    channels >= 1 &&
    channels <= MAX_CHANNELS &&
    samplesPerSecond >= 1 &&
    samplesPerSecond <= MAX_SAMPLES_PER_SECOND &&
    bytesPerFrame === (channels * bitsPerSample) / 8 &&
    bytesPerSecond === samplesPerSecond * bytesPerFrame;
  return isPossible ? bytesPerSecond : null;
}

/** Returns the number of the format, or of the sub-format of an extensible header. 0 when the sub-format is unknown. */
function formatNumber(format: Buffer): number {
  const number = format.readUInt16LE(0);
  if (number !== EXTENSIBLE) return number;
  if (format.length < EXTENSIBLE_FORMAT_BYTES) return 0;
  return format.subarray(26, EXTENSIBLE_FORMAT_BYTES).equals(SUB_FORMAT_TAIL) ? format.readUInt16LE(24) : 0;
}
