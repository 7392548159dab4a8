import type { FileView, Matches } from './file-view.ts';

/** What the stream says about all of its frames. */
export interface FlacStream {
  samplesPerSecond: number;
}

const HEADER_BYTES = 16;
/** Hertz by the frame's code. 0: that of the stream; 12 to 14 follow the header (RFC 9639, 9.1.2). */
const RATES = [0, 88_200, 176_400, 192_000, 8_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 96_000];

/**
 * Adds the lengths that the frames of a FLAC file state. A stream has no length of its frames, and its own number of
 * samples may be 0 or wrong. So every place that a decoder can take for the header of a frame counts: it has a checksum,
 * which other bytes have by chance once in 16 MB. Null without frames.
 */
export function secondsOfFlac(file: FileView, start: number): number | null {
  const stream = flacStream(file.at(start, 42));
  if (stream === null) return null;
  let seconds = 0;
  for (let position = file.find(canBegin, start); position < file.sizeBytes;) {
    seconds += flacFrameSeconds(file.at(position, HEADER_BYTES), stream) ?? 0;
    position = file.find(canBegin, position + 1);
  }
  return seconds === 0 ? null : seconds;
}

const canBegin: Matches = (first, second, third) =>
  first === 0xff && (second & 0xfe) === 0xf8 && third >= 0x10 && (third & 0xf) !== 0xf;

/** Reads the first metadata block, which every stream begins with. */
export function flacStream(head: Buffer): FlacStream | null {
  if (head.length < 21 || head.toString('latin1', 0, 4) !== 'fLaC') return null;
  const samplesPerSecond = head.readUIntBE(18, 3) >> 4;
  return samplesPerSecond === 0 ? null : { samplesPerSecond };
}

/** Returns how long a frame is; null where no valid header of a frame begins (RFC 9639, 9.1). */
export function flacFrameSeconds(head: Buffer, { samplesPerSecond }: FlacStream): number | null {
  if (head.length < 6 || head[0] !== 0xff || ((head[1] ?? 0) & 0xfe) !== 0xf8) return null;
  const [sizeCode, rateCode] = [(head[2] ?? 0) >> 4, (head[2] ?? 0) & 0xf];
  if (sizeCode === 0 || rateCode === 15) return null;
  let end = 4 + numberBytes(head[4] ?? 0);
  const sizeAt = end;
  if (sizeCode === 6) end += 1;
  if (sizeCode === 7) end += 2;
  const rateAt = end;
  if (rateCode >= 12) end += rateCode === 12 ? 1 : 2;
  if (end === 4 || head.length <= end || checksum(head.subarray(0, end)) !== head[end]) return null;
  // The stream's rate is what decoders say; a frame may have another.
  const own = rateCode >= 12 ? statedRate(head, rateAt, rateCode) : (RATES[rateCode] ?? 0);
  const rate = Math.min(samplesPerSecond, own === 0 ? Infinity : own);
  return samplesIn(head, sizeAt, sizeCode) / rate;
}

/** The bytes of the frame's number, which is coded like a character of UTF-8. 0: it is none. */
function numberBytes(first: number): number {
  if (first < 0x80) return 1;
  const ones = Math.clz32(~(first << 24));
  return ones >= 2 && ones <= 7 ? ones : -4;
}

function samplesIn(head: Buffer, at: number, code: number): number {
  if (code === 1) return 192;
  if (code <= 5) return 576 << (code - 2);
  if (code === 6) return (head[at] ?? 0) + 1;
  if (code === 7) return head.readUInt16BE(at) + 1;
  return 256 << (code - 8);
}

function statedRate(head: Buffer, at: number, code: number): number {
  if (code === 12) return (head[at] ?? 0) * 1_000;
  return head.readUInt16BE(at) * (code === 14 ? 10 : 1);
}

/** CRC-8 with the polynomial x⁸ + x² + x + 1. */
function checksum(bytes: Buffer): number {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum & 0x80) === 0 ? sum << 1 : ((sum << 1) ^ 0x07) & 0xff;
  }
  return sum & 0xff;
}
