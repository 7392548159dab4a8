import { monthsOf, periodOfMonths } from '../period.ts';

/** No call is older. */
const FIRST_MONTH = monthsOf('1970-01');
/** The furthest time from 1970 that has a text. */
const MAX_TIME_MS = 8_640_000_000_000_000;

/** Reads the values of records one after the other. A value that is not there, or is none of its type, makes the rest invalid. */
export class RecordCursor {
  readonly #bytes: Buffer;
  #at = 0;
  #isInvalid = false;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  /** Whether a value was invalid. Values read since then are zero and empty. */
  get isInvalid(): boolean {
    return this.#isInvalid;
  }

  /** Marks the record as invalid. */
  fail(): null {
    this.#isInvalid = true;
    return null;
  }

  uint8(): number {
    const at = this.#take(1);
    return at === null ? 0 : this.#bytes.readUInt8(at);
  }

  uint16(): number {
    const at = this.#take(2);
    return at === null ? 0 : this.#bytes.readUInt16LE(at);
  }

  uint32(): number {
    const at = this.#take(4);
    return at === null ? 0 : this.#bytes.readUInt32LE(at);
  }

  float64(): number {
    const at = this.#take(8);
    return at === null ? 0 : this.#bytes.readDoubleLE(at);
  }

  bigInt64(): bigint {
    const at = this.#take(8);
    return at === null ? 0n : this.#bytes.readBigInt64LE(at);
  }

  boolean(): boolean {
    const value = this.uint8();
    if (value > 1) this.fail();
    return value === 1;
  }

  /** Whole milliseconds since 1970. */
  timeMs(): number {
    const timeMs = this.float64();
    if (Number.isInteger(timeMs) && Math.abs(timeMs) <= MAX_TIME_MS) return timeMs;
    this.fail();
    return 0;
  }

  /** A month, as `monthsOf` counts them. */
  period(): string {
    const months = this.uint16();
    if (months < FIRST_MONTH) this.fail();
    return periodOfMonths(months);
  }

  text(length: number, encoding: 'latin1' | 'utf8'): string {
    const at = this.#take(length);
    return at === null ? '' : this.#bytes.toString(encoding, at, at + length);
  }

  /** Returns where the next value starts; null when there is none. */
  #take(length: number): number | null {
    const at = this.#at;
    if (this.#isInvalid || at + length > this.#bytes.length) return this.fail();
    this.#at = at + length;
    return at;
  }
}
