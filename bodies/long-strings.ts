import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { stringReader } from '../generated/string-reader.ts';
import { openByteModule, type ByteModule } from './byte-module.ts';

/** As in string-reader.wat. */
const TEXT_AT = 0x1000;
const STRING_AT = 0x110000;
const MAX_BYTES = 1024 * 1024;

/** Shorter strings are left to the parser, which takes a nanosecond for each byte. */
const LONG_BYTES = 2048;

/** Stands for a string while everything else is parsed. No client knows it. */
const MARK = `${randomUUID()}:`;

interface ReaderFunctions {
  read: (start: number, end: number) => number;
  written: { value: number };
}

let opened: ByteModule<ReaderFunctions> | null | undefined;

/**
 * The long strings of one JSON text, which are read while its values are located: they need no parser, which reads each character. A
 * string that the reader does not know, such as one that is not valid, is left to the parser.
 */
export class LongStrings {
  readonly #bytes: Buffer;
  readonly #module: ByteModule<ReaderFunctions>;
  /** Whether the text is in the module's memory, where it stays until the scan of its values ends. */
  #isThere = false;
  readonly #found: { start: number; end: number; text: string }[] = [];

  private constructor(bytes: Buffer, module: ByteModule<ReaderFunctions>) {
    this.#bytes = bytes;
    this.#module = module;
  }

  /** Null for a text that has none, is too large, or is not valid UTF-8. */
  static of(bytes: Buffer): LongStrings | null {
    if (bytes.length < LONG_BYTES || bytes.length > MAX_BYTES) return null;
    if (opened === undefined) opened = openByteModule<ReaderFunctions>(stringReader);
    return opened === null || !isUtf8(bytes) ? null : new LongStrings(bytes, opened);
  }

  /** Returns the place after the closing quote, and keeps the string if it is long. Null where the parser has to read it. */
  endOf(openingQuote: number): number | null {
    const { memory, read, written } = this.#module;
    if (!this.#isThere) memory.set(this.#bytes, TEXT_AT);
    this.#isThere = true;
    const quote = read(TEXT_AT + openingQuote + 1, TEXT_AT + this.#bytes.length);
    if (quote === -1) return null;
    const end = quote - TEXT_AT + 1;
    if (end - openingQuote >= LONG_BYTES)
      this.#found.push({ start: openingQuote, end, text: memory.toString('utf8', STRING_AT, written.value) });
    return end;
  }

  /** Parses everything else, and puts the strings in their places. Null if they have none, such as a long name. */
  parse(parse: (text: string) => unknown): unknown {
    if (this.#found.length === 0) return null;
    let others = '';
    let from = startOfText(this.#bytes);
    for (const [index, { start, end }] of this.#found.entries()) {
      others += `${this.#bytes.toString('utf8', from, start)}"${MARK}${index}"`;
      from = end;
    }
    const value = parse(others + this.#bytes.toString('utf8', from));
    return this.#putInto(value) === this.#found.length ? value : null;
  }

  /** Puts the strings into a list or object, and returns their number. The scan has limited the depth. */
  #putInto(container: unknown): number {
    if (typeof container !== 'object' || container === null) return 0;
    // Lists and objects of JSON have their values under their indexes and names.
    const values = container as Record<string | number, unknown>;
    let count = 0;
    if (Array.isArray(container))
      for (let index = 0; index < container.length; index += 1) count += this.#putAt(values, index);
    else for (const name of Object.keys(values)) count += this.#putAt(values, name);
    return count;
  }

  #putAt(container: Record<string | number, unknown>, key: string | number): number {
    const value = container[key];
    if (typeof value !== 'string') return this.#putInto(value);
    if (!value.startsWith(MARK)) return 0;
    container[key] = this.#found[Number(value.slice(MARK.length))]?.text;
    return 1;
  }
}

/** Returns the place after the byte order mark, with which clients on Windows begin a text (RFC 8259, section 8.1). */
export function startOfText(bytes: Buffer): number {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
}
