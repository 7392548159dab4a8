import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** The part of a file that is in memory. */
const WINDOW_BYTES = 256 * 1024;

/** Whether three bytes can begin what is searched. */
export type Matches = (first: number, second: number, third: number) => boolean;

/** Reads a file at any position, through one window. Only for worker threads, since it waits for the disk. */
export class FileView {
  readonly sizeBytes: number;
  readonly #descriptor: number;
  readonly #window: Buffer;
  #start = 0;
  #end = 0;

  /** Throws when the file cannot be opened. */
  constructor(path: string, windowBytes = WINDOW_BYTES) {
    this.#descriptor = openSync(path, 'r');
    this.sizeBytes = fstatSync(this.#descriptor).size;
    this.#window = Buffer.alloc(windowBytes);
  }

  /** Returns up to `length` bytes, fewer at the end of the file. They are valid until the next call. */
  at(position: number, length: number): Buffer {
    if (position < this.#start || position + length > this.#end) this.#load(position, length);
    const from = position - this.#start;
    return this.#window.subarray(from, Math.max(from, Math.min(from + length, this.#end - this.#start)));
  }

  /** Returns what the window holds from a position on, at least one byte before the end of the file. */
  rest(position: number): Buffer {
    if (position < this.#start || position >= this.#end) this.#load(position, this.#window.length);
    return this.#window.subarray(position - this.#start, this.#end - this.#start);
  }

  /** Returns the first position, from one on, whose three bytes match; the end of the file without one. */
  find(matches: Matches, position: number): number {
    for (let from = position; from < this.sizeBytes;) {
      const bytes = this.rest(from);
      for (let index = 0; index + 2 < bytes.length; index += 1)
        if (matches(bytes[index] ?? 0, bytes[index + 1] ?? 0, bytes[index + 2] ?? 0)) return from + index;
      if (this.#end >= this.sizeBytes) return this.sizeBytes;
      // The last two bytes may begin a match.
      from = this.#end - 2;
      this.#load(from, this.#window.length);
    }
    return this.sizeBytes;
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  #load(position: number, length: number): void {
    if (length > this.#window.length) throw new RangeError('the window is too small');
    this.#start = Math.min(position, this.sizeBytes);
    this.#end = this.#start + readSync(this.#descriptor, this.#window, 0, this.#window.length, this.#start);
  }
}
