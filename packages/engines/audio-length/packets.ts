import { flacFrameSeconds, type FlacStream } from './flac.ts';
import { AAC_RATES, AAC_SAMPLES, mpegFrames } from './mpeg.ts';
import { vorbisModes, type VorbisModes } from './vorbis-modes.ts';

/** Bytes of a packet that tell its length. */
export const PACKET_HEAD_BYTES = 32;

/** Tells how long packets of one codec are, from their first bytes. Null: this cannot be told. */
export type PacketLength = (head: Buffer) => number | null;

const OPUS_RATE = 48_000;
/** Samples of a frame by the configuration's number within its mode (RFC 6716, table 2). */
const SILK = [480, 960, 1_920, 2_880];
const HYBRID = [480, 960];
const CELT = [120, 240, 480, 960];
/** The most that one packet may hold, and that decoders take: 120 ms. */
const MAX_OPUS_SAMPLES = 5_760;

export function opusPacket(head: Buffer): number {
  const [first, second = 0] = head;
  if (first === undefined) return 0;
  const config = first >> 3;
  const samples = (config < 12 ? SILK[config & 3] : config < 16 ? HYBRID[config & 1] : CELT[config & 3]) ?? 0;
  const code = first & 3;
  const frames = code === 0 ? 1 : code === 3 ? second & 0x3f : 2;
  return Math.min(samples * frames, MAX_OPUS_SAMPLES) / OPUS_RATE;
}

/** @param identification and `setup`: the first and the third packet of the stream */
export function vorbisPackets(identification: Buffer, setup: Buffer): PacketLength | null {
  const rate = identification.length < 29 ? 0 : identification.readUInt32LE(12);
  if (rate === 0) return null;
  const sizes = identification[28] ?? 0;
  const [short, long] = [1 << (sizes & 0xf), 1 << (sizes >> 4)];
  const modes = vorbisModes(setup);
  let before = 0;
  return (head) => {
    const first = head[0];
    // Headers of a further stream and empty packets hold no audio.
    if (first === undefined || (first & 1) === 1) return 0;
    const size = isLong(first, modes) ? long : short;
    const samples = before === 0 ? 0 : (before + size) / 4;
    before = size;
    return samples / rate;
  };
}

/** Whether a packet has a long block; so every packet has whose mode is unknown. */
function isLong(first: number, modes: VorbisModes | null): boolean {
  return modes === null || (modes.isLong[(first >> 1) & ((1 << modes.bits) - 1)] ?? true);
}

export function flacPackets(stream: FlacStream): PacketLength {
  return (head) => flacFrameSeconds(head, stream) ?? 0;
}

/** @param config the `AudioSpecificConfig` (ISO 14496-3, 1.6.2.1) */
export function aacPackets(config: Buffer): PacketLength | null {
  const samplesPerSecond = aacRate(config);
  return samplesPerSecond === null ? null : () => AAC_SAMPLES / samplesPerSecond;
}

/** Returns the rate at which 1,024 samples are a frame. With spectral band replication the output has twice of both. */
function aacRate(config: Buffer): number | null {
  if (config.length < 2) return null;
  const bits = Buffer.alloc(8);
  config.copy(bits, 0, 0, 8);
  const word = bits.readBigUInt64BE(0);
  const take = (from: number, count: number): number =>
    Number((word >> BigInt(64 - from - count)) & ((1n << BigInt(count)) - 1n));
  const start = take(0, 5) === 31 ? 11 : 5;
  const index = take(start, 4);
  const rate = index === 15 ? take(start + 4, 24) : AAC_RATES[index];
  return rate === undefined || rate === 0 ? null : rate;
}

export function mp3Packets(head: Buffer): number | null {
  return mpegFrames.read(head)?.seconds ?? null;
}
