import type { FileView, Matches } from './file-view.ts';

/** A frame of a format whose frames state their own length. */
export interface Frame {
  sizeBytes: number;
  seconds: number;
}

/** A format of such frames. */
export interface FrameFormat {
  /** Whether bytes can begin a header. */
  matches: Matches;
  /** Reads the header of a frame; null where none begins. */
  read: (head: Buffer) => Frame | null;
}

/** Bytes that a header of either format has at most. */
const HEADER_BYTES = 8;

/**
 * Adds the lengths of all frames of a file. What lies between frames is skipped, as decoders do: there, a frame counts
 * only when another one, or the end of the file, follows it. Null without frames.
 */
export function secondsOfFrames(file: FileView, start: number, format: FrameFormat): number | null {
  let seconds = 0;
  let isInStep = false;
  for (let position = start; position < file.sizeBytes;) {
    const frame = format.read(file.at(position, HEADER_BYTES));
    if (frame !== null && (isInStep || isFollowed(file, position + frame.sizeBytes, format))) {
      seconds += frame.seconds;
      position += frame.sizeBytes;
      isInStep = true;
      continue;
    }
    isInStep = false;
    position = file.find(format.matches, position + 1);
  }
  return seconds === 0 ? null : seconds;
}

function isFollowed(file: FileView, next: number, { read }: FrameFormat): boolean {
  return next >= file.sizeBytes || read(file.at(next, HEADER_BYTES)) !== null;
}

/** Kilobits a second by index, for the layers of MPEG 1, and those of MPEG 2 and 2.5 (ISO 11172-3, 13818-3). */
const RATES: Readonly<Record<string, readonly number[]>> = {
  '1.1': [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  '1.2': [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  '1.3': [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  '2.1': [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  '2.2': [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  '2.3': [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const SAMPLE_RATES = [44_100, 48_000, 32_000];
/** What divides the sample rate, by the version's bits: 2.5, reserved, 2, 1. */
const DIVISORS = [4, 0, 2, 1];

/** Reads the header of an MPEG audio frame: MP3, and the layers before it. A free bit rate, which states no length, is none. */
function readMpeg(head: Buffer): Frame | null {
  if (head.length < 4 || head[0] !== 0xff || ((head[1] ?? 0) & 0xe0) !== 0xe0) return null;
  const [second, third] = [head[1] ?? 0, head[2] ?? 0];
  const layer = 4 - ((second >> 1) & 3);
  const divisor = DIVISORS[(second >> 3) & 3] ?? 0;
  const family = divisor === 1 ? 1 : 2;
  const kilobits = RATES[`${family}.${layer}`]?.[(third >> 4) - 1];
  const baseRate = SAMPLE_RATES[(third >> 2) & 3];
  if (kilobits === undefined || baseRate === undefined || divisor === 0) return null;
  const rate = baseRate / divisor;
  const padding = (third >> 1) & 1;
  const samples = layer === 1 ? 384 : layer === 3 && family === 2 ? 576 : 1152;
  const slots = Math.floor(((samples / 8) * kilobits * 1000) / rate / (layer === 1 ? 4 : 1)) + padding;
  return { sizeBytes: layer === 1 ? slots * 4 : slots, seconds: samples / rate };
}

/** Sample rates by index (ISO 14496-3, table 1.18). */
export const AAC_RATES = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
];
export const AAC_SAMPLES = 1_024;

/** Reads the header of an ADTS frame (ISO 13818-7). */
function readAdts(head: Buffer): Frame | null {
  if (head.length < 7 || head[0] !== 0xff || ((head[1] ?? 0) & 0xf6) !== 0xf0) return null;
  const rate = AAC_RATES[((head[2] ?? 0) >> 2) & 0xf];
  const sizeBytes = (((head[3] ?? 0) & 3) << 11) | ((head[4] ?? 0) << 3) | ((head[5] ?? 0) >> 5);
  if (rate === undefined || sizeBytes < 7) return null;
  const blocks = ((head[6] ?? 0) & 3) + 1;
  return { sizeBytes, seconds: (blocks * AAC_SAMPLES) / rate };
}

/** Returns where the audio begins after its tags (id3.org, ID3v2). */
export function afterTags(file: FileView): number {
  let position = 0;
  for (;;) {
    const head = file.at(position, 10);
    if (head.toString('latin1', 0, 3) !== 'ID3' || head.length < 10) return position;
    const size = [6, 7, 8, 9].reduce((sum, index) => (sum << 7) | ((head[index] ?? 0) & 0x7f), 0);
    const footer = ((head[5] ?? 0) & 0x10) === 0 ? 0 : 10;
    position += 10 + size + footer;
  }
}

/** Neither the rates that are reserved nor a free bit rate. */
export const mpegFrames: FrameFormat = {
  matches: (first, second, third) =>
    first === 0xff && (second & 0xe0) === 0xe0 && third >= 0x10 && third < 0xf0 && (third & 0xc) !== 0xc,
  read: readMpeg,
};

export const adtsFrames: FrameFormat = {
  matches: (first, second, third) => first === 0xff && (second & 0xf6) === 0xf0 && (third & 0x3c) < 0x34,
  read: readAdts,
};
