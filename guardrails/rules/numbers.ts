import type { Work } from './work.ts';

/** Called with the digits of a number, without separators. */
export type VisitNumber = (digits: string) => boolean;

const MAX_DIGITS = 19;

/** Whether a chain begins at a place. Groups of digits with one space or dash between them are one chain. */
export function isChainStart(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  return !isDigit(before) && !(isSeparator(before) && isDigit(text.charCodeAt(at - 2)));
}

/** Whether a chain that begins at `start` has at least `least` digits. */
export function hasDigits(text: string, start: number, least: number): boolean {
  let left = least;
  for (let at = start; ; at += 1) {
    const unit = text.charCodeAt(at);
    if (isDigit(unit)) left -= 1;
    else if (!isSeparator(unit) || !isDigit(text.charCodeAt(at + 1))) return false;
    if (left === 0) return true;
  }
}

/** A chain of digit groups. Its numbers are all sequences of neighbouring groups with up to 19 digits in total. */
export class DigitChain {
  readonly #digits: string;
  /** The start of each group in the digits, and the end of the last one. */
  readonly #bounds: number[] = [0];

  constructor(text: string, start: number, work: Work) {
    const parts: string[] = [];
    let from = start;
    let at = start;
    for (;;) {
      while (isDigit(text.charCodeAt(at))) at += 1;
      parts.push(text.slice(from, at));
      this.#bounds.push((this.#bounds.at(-1) ?? 0) + at - from);
      if (!isSeparator(text.charCodeAt(at)) || !isDigit(text.charCodeAt(at + 1))) break;
      at += 1;
      from = at;
    }
    this.#digits = parts.join('');
    work.steps += at - start;
  }

  /** Whether `visit` accepts any number of at least `least` digits with a correct Luhn check digit (ISO/IEC 7812-1, annex B). */
  someWithLuhn(least: number, work: Work, visit: VisitNumber): boolean {
    const sums = this.#luhnSums();
    return this.#some(least, work, (from, to) => {
      const ofParity = sums[to % 2];
      const sum = (ofParity?.[to] ?? 0) - (ofParity?.[from] ?? 0);
      return sum % 10 === 0 && visit(this.#digits.slice(from, to));
    });
  }

  someOfLength(length: number, work: Work, visit: VisitNumber): boolean {
    return this.#some(
      length,
      work,
      (from, to) => to - from === length && visit(this.#digits.slice(from, to)),
    );
  }

  #some(least: number, work: Work, visit: (from: number, to: number) => boolean): boolean {
    const bounds = this.#bounds;
    let first = 0;
    for (let last = 1; last < bounds.length; last += 1) {
      const to = bounds[last] ?? 0;
      while (to - (bounds[first] ?? 0) > MAX_DIGITS) first += 1;
      for (let group = first; to - (bounds[group] ?? 0) >= least; group += 1) {
        work.steps += 1;
        if (visit(bounds[group] ?? 0, to)) return true;
      }
    }
    return false;
  }

  /** The sums of the Luhn digits up to each place: for numbers that end at an even place, and at an odd one. */
  #luhnSums(): readonly [Uint32Array, Uint32Array] {
    const even = new Uint32Array(this.#digits.length + 1);
    const odd = new Uint32Array(this.#digits.length + 1);
    for (let at = 0; at < this.#digits.length; at += 1) {
      const digit = this.#digits.charCodeAt(at) - 0x30;
      const doubled = digit * 2 - (digit > 4 ? 9 : 0);
      even[at + 1] = (even[at] ?? 0) + (at % 2 === 0 ? doubled : digit);
      odd[at + 1] = (odd[at] ?? 0) + (at % 2 === 0 ? digit : doubled);
    }
    return [even, odd];
  }
}

export function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}

function isSeparator(unit: number): boolean {
  return unit === 0x20 || unit === 0x2d || unit === 0xa0;
}
