import type { AudioDecoder, DecodedAudio } from './decoded-audio.ts';

interface WavFormat {
  encoding: number;
  channels: number;
  sampleRate: number;
  bitsPerSample: number;
  bytesPerFrame: number;
}

const PCM = 1;
const FLOAT = 3;
const A_LAW = 6;
const MU_LAW = 7;
const EXTENSIBLE = 0xfffe;
const SAMPLE_RATES = [1_000, 768_000] as const;
const RIFF_HEAD_BYTES = 12;
const CHUNK_HEAD_BYTES = 8;
/** The longest format chunk. Other chunks before the audio are skipped. */
const LONGEST_FORMAT_BYTES = 1_024;

/**
 * Decodes WAV files in pieces of any length. The audio ends where the file ends, even if the header states another
 * length.
 */
export class WavDecoder implements AudioDecoder {
  #pending: Buffer = Buffer.alloc(0);
  #skipBytes = RIFF_HEAD_BYTES;
  #format: WavFormat | null = null;
  #isInData = false;

  decode(bytes: Uint8Array): Promise<DecodedAudio | null> {
    this.#pending = Buffer.concat([this.#pending, bytes]);
    while (!this.#isInData && this.#readChunk());
    return Promise.resolve(this.#isInData ? this.#takeFrames() : null);
  }

  flush(): Promise<null> {
    return Promise.resolve(null);
  }

  free(): void {
    this.#pending = Buffer.alloc(0);
  }

  /** Reads the header of one chunk. Returns false when it needs more bytes. Throws for an unknown format. */
  #readChunk(): boolean {
    const skipped = Math.min(this.#skipBytes, this.#pending.length);
    this.#pending = this.#pending.subarray(skipped);
    this.#skipBytes -= skipped;
    if (this.#skipBytes > 0 || this.#pending.length < CHUNK_HEAD_BYTES) return false;
    const name = this.#pending.toString('latin1', 0, 4);
    const sizeBytes = this.#pending.readUInt32LE(4);
    if (name === 'data') {
      if (this.#format === null) throw new Error('the WAV file has no format before its data');
      this.#pending = this.#pending.subarray(CHUNK_HEAD_BYTES);
      this.#isInData = true;
      return true;
    }
    if (name === 'fmt ') {
      const end = CHUNK_HEAD_BYTES + Math.min(sizeBytes, LONGEST_FORMAT_BYTES);
      if (this.#pending.length < end) return false;
      this.#format = readFormat(this.#pending.subarray(CHUNK_HEAD_BYTES, end));
    }
    // Chunks are padded to an even length.
    this.#skipBytes = CHUNK_HEAD_BYTES + sizeBytes + (sizeBytes % 2);
    return true;
  }

  #takeFrames(): DecodedAudio | null {
    const format = this.#format;
    if (format === null) return null;
    const { bytesPerFrame, channels, sampleRate } = format;
    const count = Math.floor(this.#pending.length / bytesPerFrame);
    const read = sampleReader(format);
    const bytesPerSample = bytesPerFrame / channels;
    const samples = Float32Array.from({ length: count }, (_, frame) => {
      let sum = 0;
      for (let channel = 0; channel < channels; channel += 1) {
        sum += read(this.#pending, frame * bytesPerFrame + channel * bytesPerSample);
      }
      return sum / channels;
    });
    this.#pending = Buffer.from(this.#pending.subarray(count * bytesPerFrame));
    return { samples, sampleRate };
  }
}

function readFormat(chunk: Buffer): WavFormat {
  if (chunk.length < 16) throw new Error('the format of the WAV file is too short');
  const stated = chunk.readUInt16LE(0);
  // In the extensible form, the sub-format begins with the actual encoding.
  const encoding = stated === EXTENSIBLE && chunk.length >= 26 ? chunk.readUInt16LE(24) : stated;
  const channels = chunk.readUInt16LE(2);
  const sampleRate = chunk.readUInt32LE(4);
  const bitsPerSample = chunk.readUInt16LE(14);
  const bytesPerFrame = (channels * bitsPerSample) / 8;
  if (channels < 1 || channels > 8) throw new Error(`the WAV file has ${channels} channels`);
  const [lowest, highest] = SAMPLE_RATES;
  if (sampleRate < lowest || sampleRate > highest)
    throw new Error(`the WAV file has a rate of ${sampleRate} Hz`);
  const format = { encoding, channels, sampleRate, bitsPerSample, bytesPerFrame };
  sampleReader(format);
  return format;
}

type SampleReader = (bytes: Buffer, offset: number) => number;

/** Returns a function that reads one sample as a number from -1 to 1. Throws for an unknown encoding. */
function sampleReader({ encoding, bitsPerSample }: WavFormat): SampleReader {
  switch (`${encoding}/${bitsPerSample}`) {
    case `${PCM}/8`:
      return (bytes, offset) => (bytes.readUInt8(offset) - 128) / 128;
    case `${PCM}/16`:
      return (bytes, offset) => bytes.readInt16LE(offset) / 32_768;
    case `${PCM}/24`:
      return (bytes, offset) => bytes.readIntLE(offset, 3) / 8_388_608;
    case `${PCM}/32`:
      return (bytes, offset) => bytes.readInt32LE(offset) / 2_147_483_648;
    case `${FLOAT}/32`:
      return (bytes, offset) => finite(bytes.readFloatLE(offset));
    case `${FLOAT}/64`:
      return (bytes, offset) => finite(bytes.readDoubleLE(offset));
    case `${A_LAW}/8`:
      return (bytes, offset) => fromALaw(bytes.readUInt8(offset));
    case `${MU_LAW}/8`:
      return (bytes, offset) => fromMuLaw(bytes.readUInt8(offset));
    default:
      throw new Error(`the WAV file has the encoding ${encoding} with ${bitsPerSample} bits`);
  }
}

function finite(value: number): number {
  return Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : 0;
}

/** Decodes ITU-T G.711 µ-law: a sign, three bits of exponent and four of mantissa. */
function fromMuLaw(code: number): number {
  const bits = ~code & 0xff;
  const magnitude = ((((bits & 0x0f) << 3) + 0x84) << ((bits & 0x70) >> 4)) - 0x84;
  return ((bits & 0x80) === 0 ? magnitude : -magnitude) / 32_768;
}

function fromALaw(code: number): number {
  const bits = code ^ 0x55;
  const exponent = (bits & 0x70) >> 4;
  const mantissa = ((bits & 0x0f) << 4) + 8;
  const magnitude = exponent === 0 ? mantissa : (mantissa + 0x100) << (exponent - 1);
  return ((bits & 0x80) === 0 ? -magnitude : magnitude) / 32_768;
}
