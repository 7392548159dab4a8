import type { ByteScanner } from './byte-scanner.ts';

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

/** Returns the position after a JSON list of one or more finite numbers, or -1 for anything else. */
export function endOfNumbers(scanner: ByteScanner, start: number): number {
  const { bytes } = scanner;
  if (bytes[start] !== OPEN_BRACKET) return -1;
  let at = start + 1;
  for (;;) {
    at = endOfNumber(bytes, skipSpace(bytes, scanner.afterNumbers(at)));
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

function endOfNumber(bytes: Buffer, start: number): number {
  let at = bytes[start] === MINUS ? start + 1 : start;
  if (bytes[at] === ZERO) at += 1;
  else {
    const digits = at;
    at = endOfDigits(bytes, at);
    if (at === digits || at - digits > MAX_INTEGER_DIGITS) return -1;
  }
  if (bytes[at] === POINT) {
    const digits = at + 1;
    at = endOfDigits(bytes, digits);
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

export function endOfDigits(bytes: Buffer, start: number): number {
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
