/** A WAV file of silence: 16 kHz, 16 bit and mono by default. */
export interface WavParts {
  seconds?: number;
  /** Replaces the computed value in the `fmt ` chunk. */
  format?: number;
  channels?: number;
  samplesPerSecond?: number;
  bitsPerSample?: number;
  bytesPerSecond?: number;
  bytesPerFrame?: number;
  /** Makes the format extensible, with this sub-format. */
  subFormat?: { number: number; tail?: string };
  /** The declared length of the `data` chunk. */
  claimedBytes?: number;
  /** Chunks before the format, and between it and the data. */
  before?: Buffer[];
  between?: Buffer[];
  /** Bytes after the data. */
  after?: Buffer;
}

const SUB_FORMAT_TAIL = '000000001000800000aa00389b71';

export function wavFile(parts: WavParts = {}): Buffer {
  const { seconds = 1, channels = 1, samplesPerSecond = 16_000, bitsPerSample = 16 } = parts;
  const bytesPerFrame = (channels * bitsPerSample) / 8;
  const data = Buffer.alloc(seconds * samplesPerSecond * bytesPerFrame);
  const body = Buffer.concat([
    Buffer.from('WAVE'),
    ...(parts.before ?? []),
    wavFormat(parts),
    ...(parts.between ?? []),
    chunk('data', data, parts.claimedBytes),
    parts.after ?? Buffer.alloc(0),
  ]);
  return chunk('RIFF', body);
}

export function wavFormat(parts: WavParts = {}): Buffer {
  const { channels = 1, samplesPerSecond = 16_000, bitsPerSample = 16, subFormat } = parts;
  const bytesPerFrame = (channels * bitsPerSample) / 8;
  const format = Buffer.alloc(subFormat === undefined ? 16 : 40);
  format.writeUInt16LE(parts.format ?? (subFormat === undefined ? 1 : 0xfffe), 0);
  format.writeUInt16LE(channels, 2);
  format.writeUInt32LE(samplesPerSecond, 4);
  format.writeUInt32LE(parts.bytesPerSecond ?? samplesPerSecond * bytesPerFrame, 8);
  format.writeUInt16LE(parts.bytesPerFrame ?? bytesPerFrame, 12);
  format.writeUInt16LE(bitsPerSample, 14);
  if (subFormat !== undefined) {
    format.writeUInt16LE(22, 16);
    format.writeUInt16LE(bitsPerSample, 18);
    format.writeUInt16LE(subFormat.number, 24);
    format.write(subFormat.tail ?? SUB_FORMAT_TAIL, 26, 'hex');
  }
  return chunk('fmt ', format);
}

export function chunk(name: string, content: Buffer, claimedBytes = content.length): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 0);
  head.writeUInt32LE(claimedBytes, 4);
  return Buffer.concat([head, content]);
}
