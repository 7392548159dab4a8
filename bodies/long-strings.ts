import { isAscii, isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { stringReader } from '../generated/string-reader.ts';
import { openByteModule, type ByteModule } from './byte-module.ts';
import type { ReceivedBody } from './received-body.ts';

/** As in string-reader.wat. */
const TEXT_AT = 0x1000;
const STRING_AT = 0x110000;
const MAX_BYTES = 1024 * 1024;

/** Shorter strings are left to the parser, which takes a nanosecond for each byte. */
const LONG_BYTES = 2048;

/**
 * Longer texts beyond ASCII are joined of pieces. V8 gives a text of 128 KB in memory pages of its own, which the kernel clears and takes
 * back, and copies pieces together only where something reads the text.
 */
const PIECE_BYTES = 60_000;

/** Tells the bytes that a text has in UTF-8. */
export type SizeOfText = (text: string) => number;

export const sizeOfText: SizeOfText = (text) => Buffer.byteLength(text);

/** Stands for a string while everything else is parsed. No client knows it. */
const MARK = `${randomUUID()}:`;

interface ReaderFunctions {
  read: (start: number, end: number) => number;
  written: { value: number };
}

let opened: ByteModule<ReaderFunctions> | null | undefined;

/**
 * One JSON text within this turn of the event loop, and its long strings. They are read while its values are located: they need no
 * parser, which reads each character. A string that the reader does not know, such as one that is not valid, is left to the parser.
 */
export class LongStrings {
  /** The text, in the module's memory until another one is read. */
  readonly bytes: Buffer;
  readonly #module: ByteModule<ReaderFunctions>;
  readonly #found: { start: number; end: number; text: string; sizeBytes: number }[] = [];

  private constructor(bytes: Buffer, module: ByteModule<ReaderFunctions>) {
    this.bytes = bytes;
    this.#module = module;
  }

  /** Null for a text that has none, is too large, or is not valid UTF-8. */
  static of(body: ReceivedBody): LongStrings | null {
    if (body.sizeBytes < LONG_BYTES || body.sizeBytes > MAX_BYTES) return null;
    if (opened === undefined) opened = openByteModule<ReaderFunctions>(stringReader);
    if (opened === null) return null;
    const bytes = opened.memory.subarray(TEXT_AT, body.writeTo(opened.memory, TEXT_AT));
    return isUtf8(bytes) ? new LongStrings(bytes, opened) : null;
  }

  /** Returns the place after the closing quote, and keeps the string if it is long. Null where the parser has to read it. */
  endOf(openingQuote: number): number | null {
    const { memory, read, written } = this.#module;
    const quote = read(TEXT_AT + openingQuote + 1, TEXT_AT + this.bytes.length);
    if (quote === -1) return null;
    const end = quote - TEXT_AT + 1;
    if (end - openingQuote < LONG_BYTES) return end;
    const string = memory.subarray(STRING_AT, written.value);
    this.#found.push({ start: openingQuote, end, text: decoded(string), sizeBytes: string.length });
    return end;
  }

  /** The sizes of the strings, without reading those that are joined of pieces. */
  get sizeOf(): SizeOfText {
    const joined = this.#found.filter(({ sizeBytes }) => sizeBytes > PIECE_BYTES);
    if (joined.length === 0) return sizeOfText;
    return (text) => joined.find((one) => one.text === text)?.sizeBytes ?? sizeOfText(text);
  }

  /** Parses everything else, and puts the strings in their places. Null if they have none, such as a long name. */
  parse(parse: (text: string) => unknown): unknown {
    if (this.#found.length === 0) return null;
    let others = '';
    let from = startOfText(this.bytes);
    for (const [index, { start, end }] of this.#found.entries()) {
      others += `${this.bytes.toString('utf8', from, start)}"${MARK}${index}"`;
      from = end;
    }
    const value = parse(others + this.bytes.toString('utf8', from));
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

function decoded(string: Buffer): string {
  if (string.length <= PIECE_BYTES || isAscii(string)) return string.toString();
  let text = '';
  for (let from = 0, to = 0; from < string.length; from = to) {
    to = Math.min(from + PIECE_BYTES, string.length);
    // Not within a character.
    while (((string[to] ?? 0) & 0xc0) === 0x80) to -= 1;
    text += string.toString('utf8', from, to);
  }
  return text;
}

/** Returns the place after the byte order mark, with which clients on Windows begin a text (RFC 8259, section 8.1). */
export function startOfText(bytes: Buffer): number {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
}
