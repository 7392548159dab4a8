const HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = 2;

/** Writes samples from -1 to 1 as a WAV file of one channel with 16 bits. */
export function wavOf(samples: Float32Array, samplesPerSecond: number): ArrayBuffer {
  const dataBytes = samples.length * BYTES_PER_SAMPLE;
  const file = new ArrayBuffer(HEADER_BYTES + dataBytes);
  const view = new DataView(file);
  const write = (at: number, text: string): void =>
    new Uint8Array(file, at, text.length).set(new TextEncoder().encode(text));
  write(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  // PCM, one channel.
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, samplesPerSecond, true);
  view.setUint32(28, samplesPerSecond * BYTES_PER_SAMPLE, true);
  view.setUint16(32, BYTES_PER_SAMPLE, true);
  view.setUint16(34, BYTES_PER_SAMPLE * 8, true);
  write(36, 'data');
  view.setUint32(40, dataBytes, true);
  samples.forEach((sample, index) => {
    const bounded = Math.max(-1, Math.min(1, sample));
    view.setInt16(HEADER_BYTES + index * BYTES_PER_SAMPLE, Math.round(bounded * 32_767), true);
  });
  return file;
}
