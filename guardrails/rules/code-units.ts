import { endianness } from 'node:os';

/** Whether the system's order of bytes is that of UTF-16LE. */
export const IS_LITTLE_ENDIAN = endianness() === 'LE';

/** An array of code units, into which ranges of texts are copied: a loop over it takes half the time of one over a text. */
export class CodeUnits {
  readonly units: Uint16Array;
  readonly #bytes: Buffer;

  /** @param memory the memory of the array and where it begins; absent: its own */
  constructor(length: number, memory?: { buffer: ArrayBufferLike; byteOffset: number }) {
    this.units =
      memory === undefined
        ? new Uint16Array(length)
        : new Uint16Array(memory.buffer, memory.byteOffset, length);
    this.#bytes = Buffer.from(this.units.buffer, this.units.byteOffset, this.units.byteLength);
  }

  /** Copies a range that fits, from index `at` on. */
  copy(text: string, from: number, to: number, at = 0): void {
    this.#bytes.write(text.slice(from, to), at * Uint16Array.BYTES_PER_ELEMENT, 'utf16le');
    if (!IS_LITTLE_ENDIAN) this.#bytes.swap16();
  }
  /** The first code units as a text. */
  text(count: number): string {
    const bytes = this.#bytes.subarray(0, count * Uint16Array.BYTES_PER_ELEMENT);
    return (IS_LITTLE_ENDIAN ? bytes : Buffer.from(bytes).swap16()).toString('utf16le');
  }
}
