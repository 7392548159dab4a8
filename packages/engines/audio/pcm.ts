const FULL_SCALE = 32_768;

export function toFloats(samples: Int16Array): Float32Array {
  return Float32Array.from(samples, (sample) => sample / FULL_SCALE);
}

/** Rounds samples to 16 bits and clips values beyond full scale. */
export function toIntegers(samples: Float32Array): Int16Array<ArrayBuffer> {
  const integers = new Int16Array(samples.length);
  for (let index = 0; index < samples.length; index += 1) {
    const value = Math.round((samples[index] ?? 0) * FULL_SCALE);
    integers[index] = Math.max(-FULL_SCALE, Math.min(FULL_SCALE - 1, value));
  }
  return integers;
}

/** Writes 16-bit little-endian samples, whatever the byte order of the machine. */
export function toBytes(samples: Int16Array): Buffer {
  const bytes = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, index) => bytes.writeInt16LE(sample, index * 2));
  return bytes;
}
