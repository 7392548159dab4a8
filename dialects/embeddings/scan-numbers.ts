const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const COMMA = 0x2c;
const MINUS = 0x2d;
const PLUS = 0x2b;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const LOWER_E = 0x65;
const UPPER_E = 0x45;

/** With these limits a number is below 1e300, and so finite. */
const MAX_INTEGER_DIGITS = 200;
const MAX_EXPONENT_DIGITS = 2;

/** `0.` as the little-endian number that two bytes are read as. */
const ZERO_POINT = 0x2e30;
/** A sign, `0.`, eight digits and a separator are read without looking for the end of the response. */
const LOOKAHEAD_BYTES = 16;

/** Four bytes are read at once. Of a digit, the upper half is 3, and stays 3 when 6 is added to the lower half. */
const DIGITS_AT_ONCE = 4;
/** As the signed number that a word is read as. */
const UPPER_HALVES = 0xf0f0f0f0 | 0;
const DIGIT_HALVES = 0x30303030;
const SIXES = 0x06060606;
const HIGHEST_BIT = 31;

/**
 * Returns the position after a JSON list of one or more finite numbers, or -1 for anything else. Two thirds of a
 * response with embeddings are fraction digits, so these are read four or eight at a time.
 */
export function endOfNumbers(bytes: Buffer, start: number): number {
  if (bytes[start] !== OPEN_BRACKET) return -1;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let at = start + 1;
  for (;;) {
    at = afterUsualNumbers(view, at);
    at = endOfNumber(bytes, view, skipSpace(bytes, at));
    if (at === -1) return -1;
    let byte = bytes[at];
    if (byte !== COMMA && byte !== CLOSE_BRACKET) {
      at = skipSpace(bytes, at);
      byte = bytes[at];
    }
    if (byte === CLOSE_BRACKET) return at + 1;
    if (byte !== COMMA) return -1;
    at += 1;
  }
}

/**
 * Returns the position after as many `-0.0123,` as there are. Most components of most vectors have this form, and one loop for all of
 * them takes two thirds of the time that a call for each takes.
 */
function afterUsualNumbers(view: DataView, start: number): number {
  const last = view.byteLength - LOOKAHEAD_BYTES;
  let after = start;
  for (let at = start; at <= last;) {
    if (view.getUint8(at) === MINUS) at += 1;
    if (view.getUint16(at, true) !== ZERO_POINT) return after;
    at += 2;
    const digits = at;
    for (; ; at += 2 * DIGITS_AT_ONCE) {
      if (at > last) return after;
      const word = view.getInt32(at, true);
      const next = view.getInt32(at + DIGITS_AT_ONCE, true);
      const first = ((word & UPPER_HALVES) ^ DIGIT_HALVES) | (((word + SIXES) & UPPER_HALVES) ^ DIGIT_HALVES);
      const second =
        ((next & UPPER_HALVES) ^ DIGIT_HALVES) | (((next + SIXES) & UPPER_HALVES) ^ DIGIT_HALVES);
      if ((first | second) === 0) continue;
      at += first === 0 ? DIGITS_AT_ONCE + digitsBefore(second) : digitsBefore(first);
      break;
    }
    if (at === digits || view.getUint8(at) !== COMMA) return after;
    at += 1;
    after = at;
  }
  return after;
}

function endOfNumber(bytes: Buffer, view: DataView, start: number): number {
  let at = bytes[start] === MINUS ? start + 1 : start;
  if (bytes[at] === ZERO) at += 1;
  else {
    const digits = at;
    at = endOfDigits(bytes, at);
    if (at === digits || at - digits > MAX_INTEGER_DIGITS) return -1;
  }
  if (bytes[at] === POINT) {
    const digits = at + 1;
    at = endOfFraction(bytes, view, digits);
    if (at === digits) return -1;
  }
  const byte = bytes[at];
  return byte === LOWER_E || byte === UPPER_E ? endOfExponent(bytes, at + 1) : at;
}

function endOfExponent(bytes: Buffer, start: number): number {
  const sign = bytes[start];
  const digits = sign === MINUS || sign === PLUS ? start + 1 : start;
  const end = endOfDigits(bytes, digits);
  return end === digits || end - digits > MAX_EXPONENT_DIGITS ? -1 : end;
}

/**
 * Returns the position after the digits. The lowest bit that differs from a digit's is in the first byte that is
 * none, because sums carry only to later bytes.
 */
function endOfFraction(bytes: Buffer, view: DataView, start: number): number {
  let at = start;
  const last = bytes.length - DIGITS_AT_ONCE;
  for (; at <= last; at += DIGITS_AT_ONCE) {
    const word = view.getInt32(at, true);
    const differing =
      ((word & UPPER_HALVES) ^ DIGIT_HALVES) | (((word + SIXES) & UPPER_HALVES) ^ DIGIT_HALVES);
    if (differing !== 0) return at + digitsBefore(differing);
  }
  return endOfDigits(bytes, at);
}

/** @param differing its lowest bit is in the first byte that is no digit */
function digitsBefore(differing: number): number {
  return (HIGHEST_BIT - Math.clz32(differing & -differing)) >>> 3;
}

function endOfDigits(bytes: Buffer, start: number): number {
  let at = start;
  for (let byte = bytes[at]; byte !== undefined && byte >= ZERO && byte <= NINE; byte = bytes[at]) at += 1;
  return at;
}

export function skipSpace(bytes: Buffer, from: number): number {
  let at = from;
  for (;;) {
    const byte = bytes[at];
    if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) return at;
    at += 1;
  }
}
