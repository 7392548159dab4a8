const SAMPLES = 1_024;
const SAMPLES_PER_SECOND = 16_000;

/** AAC frames without content (ISO 13818-7), of 7 bytes each. */
export function adtsSilence(seconds: number): Buffer {
  const frame = Buffer.from('fff1604000fffc', 'hex');
  return Buffer.concat(
    Array.from({ length: Math.ceil((seconds * SAMPLES_PER_SECOND) / SAMPLES) }, () => frame),
  );
}
