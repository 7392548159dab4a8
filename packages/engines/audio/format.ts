export type AudioFormat = 'wav' | 'mp3' | 'flac' | 'vorbis' | 'opus';

/**
 * The number of bytes that distinguishes the formats. The codec of an Ogg stream is named after its first page header.
 */
export const AUDIO_HEAD_BYTES = 64;

/**
 * Returns the format of an audio file by its first bytes, whatever its name; null for a format that is not supported.
 */
export function audioFormatOf(bytes: Uint8Array): AudioFormat | null {
  const head = Buffer.from(bytes.subarray(0, AUDIO_HEAD_BYTES)).toString('latin1');
  if (/^(?:RIFF|RF64)/.test(head) && head.startsWith('WAVE', 8)) return 'wav';
  if (head.startsWith('fLaC')) return 'flac';
  if (head.startsWith('OggS')) {
    if (head.includes('OpusHead')) return 'opus';
    if (head.includes('\x01vorbis')) return 'vorbis';
    return head.includes('\x7fFLAC') ? 'flac' : null;
  }
  return head.startsWith('ID3') || isMpegFrame(bytes) ? 'mp3' : null;
}

/** Returns whether the bytes are the sync word of an MPEG audio frame with a valid layer, bit rate and sample rate. */
function isMpegFrame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const hasSync = first === 0xff && (second & 0xe0) === 0xe0;
  return (
    hasSync &&
    (second & 0x18) !== 0x08 &&
    (second & 0x06) !== 0 &&
    (third & 0xf0) !== 0xf0 &&
    (third & 0x0c) !== 0x0c
  );
}
