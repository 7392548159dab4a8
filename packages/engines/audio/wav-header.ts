export const WAV_HEADER_BYTES = 44;
/** The length in the header of a stream of unknown length. Readers then read until the end. */
const UNKNOWN_LENGTH = 0xffffffff;

/** Returns the header of a WAV file with one channel and 16 bits. `dataBytes` is null while the length is unknown. */
export function wavHeader(sampleRate: number, dataBytes: number | null): Buffer {
  const header = Buffer.alloc(WAV_HEADER_BYTES);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(dataBytes === null ? UNKNOWN_LENGTH : WAV_HEADER_BYTES - 8 + dataBytes, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  // PCM, one channel.
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(dataBytes ?? UNKNOWN_LENGTH, 40);
  return header;
}
