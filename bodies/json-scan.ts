import { startOfText, type LongStrings } from './long-strings.ts';

/** The range of a top-level value in the bytes of a JSON object; `end` is exclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface JsonScan {
  /** Keys as written between their quotes, in order. */
  keys: string[];
  /** Positions of the opening quotes of the keys. */
  keyStarts: number[];
  values: ByteRange[];
  /**
   * For each value the number of keys in its text at every depth, including repeated keys that a parser drops.
   */
  nestedKeys: number[];
  /** Whether a key is repeated or has escapes. Parsers could then disagree about replaced values. */
  ambiguous: boolean;
  /** Whether a number below the top level may have 16 characters and more, so `JSON.parse` may round it. */
  mayRound: boolean;
  /** Whether a value below the top level may be null. */
  mayHoldNulls: boolean;
}

/**
 * Deeper bodies are refused. Servers written in Rust read no more with serde_json, whose limit this is. The contract
 * states it as `bodyNesting`.
 */
export const MAX_NESTING = 128;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const COMMA = 0x2c;
const COLON = 0x3a;
const LETTER_OF_NULL = 0x6e;

/**
 * The cost of parsing a JSON text, in units of about 20 ns. Each value in a list costs one unit, an object ten,
 * and a key five (docs/decisions/0034).
 */
export const CONTAINER_UNITS = 10;
export const KEY_UNITS = 5;
/**
 * Largest cost of a body, whatever its size in bytes: more would block the main thread for too long. The
 * contract states it as `bodyValues`.
 */
export const MAX_UNITS = 500_000;

/** What a JSON text contains, counted without parsing it. */
export interface JsonCount {
  units: number;
  values: number;
  containers: number;
  keys: number;
}

export type ScanResult = { scan: JsonScan; count: JsonCount } | { refusal: string } | { tooMuch: true };

/**
 * Finds the top-level values of a JSON object without parsing it, so that the client's bytes can be forwarded with a
 * value replaced. It does not validate; `JSON.parse` does. It refuses bodies that nest too deep, and stops reading a
 * body that costs more than `maxUnits`.
 *
 * @param strings keeps long strings; null: none
 */
export function scanTopLevel(
  bytes: Buffer,
  maxUnits = MAX_UNITS,
  strings: LongStrings | null = null,
): ScanResult {
  const count: JsonCount = { units: CONTAINER_UNITS, values: 0, containers: 1, keys: 0 };
  let at = skipSpace(bytes, startOfText(bytes));
  if (bytes[at] !== OPEN_BRACE) return { refusal: 'the body is not a JSON object' };
  const scan: JsonScan = {
    keys: [],
    keyStarts: [],
    values: [],
    nestedKeys: [],
    ambiguous: false,
    mayRound: false,
    mayHoldNulls: false,
  };
  const seen = new Set<string>();
  at = skipSpace(bytes, at + 1);
  while (bytes[at] === QUOTE) {
    const keyStart = at;
    const keyEnd = endOfString(bytes, keyStart, null);
    if (keyEnd === -1) return CUT_OFF;
    const key = bytes.toString('utf8', keyStart + 1, keyEnd - 1);
    if (seen.has(key) || key.includes('\\')) scan.ambiguous = true;
    seen.add(key);
    at = skipSpace(bytes, keyEnd);
    if (bytes[at] !== COLON) return { refusal: 'not valid JSON' };
    count.keys += 1;
    count.units += KEY_UNITS;
    const start = skipSpace(bytes, at + 1);
    const keysBefore = count.keys;
    const end = endOfValue(bytes, start, { scan, count, maxUnits, strings });
    if (count.units > maxUnits) return { tooMuch: true };
    if (end === TOO_DEEP) return { refusal: `the body nests deeper than ${MAX_NESTING} levels` };
    if (end === -1) return CUT_OFF;
    scan.keys.push(key);
    scan.keyStarts.push(keyStart);
    scan.values.push({ start, end });
    scan.nestedKeys.push(count.keys - keysBefore);
    at = skipSpace(bytes, end);
    if (bytes[at] !== COMMA) break;
    count.values += 1;
    count.units += 1;
    at = skipSpace(bytes, at + 1);
  }
  return bytes[at] === CLOSE_BRACE ? { scan, count } : CUT_OFF;
}

/** A scan in progress. */
interface ScanState {
  scan: JsonScan;
  count: JsonCount;
  maxUnits: number;
  strings: LongStrings | null;
}

/** Characters of the shortest integers that `JSON.parse` may round. */
const MIN_ROUNDED = 16;

const CUT_OFF = { refusal: 'not valid JSON, or cut off' };
const TOO_DEEP = -2;

function skipSpace(bytes: Buffer, from: number): number {
  let at = from;
  for (;;) {
    const byte = bytes[at];
    if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) return at;
    at += 1;
  }
}

/**
 * Bytes of a string that are read one by one before a native search for its closing quote. Most strings are
 * either shorter or much longer.
 */
const NEAR_BYTES = 64;

/**
 * Returns the position after the closing quote, or -1. It is linear for every string: native search alone would
 * be slow for short strings and for many escaped quotes.
 */
function endOfString(bytes: Buffer, openingQuote: number, strings: LongStrings | null): number {
  let at = openingQuote + 1;
  let reader = strings;
  for (;;) {
    const nearEnd = Math.min(at + NEAR_BYTES, bytes.length);
    while (at < nearEnd) {
      const byte = bytes[at];
      if (byte === QUOTE) return at + 1;
      at += byte === BACKSLASH ? 2 : 1;
    }
    const end = reader?.endOf(openingQuote) ?? null;
    if (end !== null) return end;
    reader = null;
    const quote = bytes.indexOf(QUOTE, at);
    if (quote === -1) return -1;
    let backslashes = 0;
    while (quote - 1 - backslashes >= at && bytes[quote - 1 - backslashes] === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return quote + 1;
    at = quote + 1;
  }
}

function endOfValue(bytes: Buffer, start: number, state: ScanState): number {
  const first = bytes[start];
  if (first === QUOTE) return endOfString(bytes, start, state.strings);
  if (first === OPEN_BRACE || first === OPEN_BRACKET) return endOfNested(bytes, start, state);
  let at = start;
  while (at < bytes.length) {
    const byte = bytes[at];
    if (
      byte === COMMA ||
      byte === CLOSE_BRACE ||
      byte === 0x20 ||
      byte === 0x0a ||
      byte === 0x0d ||
      byte === 0x09
    )
      break;
    at += 1;
  }
  return at === start ? -1 : at;
}

/**
 * Returns the end of an object or array. It stops when the count exceeds its limit; the result is then not
 * used.
 */
function endOfNested(bytes: Buffer, start: number, { scan, count, maxUnits, strings }: ScanState): number {
  let depth = 0;
  let at = start;
  /** After the last string, and the last character that is neither white space nor of a number. */
  let from = start;
  while (at < bytes.length) {
    const byte = bytes[at];
    if (byte === QUOTE) {
      at = endOfString(bytes, at, strings);
      if (at === -1) return -1;
      from = at;
      continue;
    }
    at += 1;
    if (byte === COMMA) {
      count.values += 1;
      count.units += 1;
    } else if (byte === COLON) {
      count.keys += 1;
      count.units += KEY_UNITS;
    } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
      depth += 1;
      if (depth >= MAX_NESTING) return TOO_DEEP;
      count.containers += 1;
      count.units += CONTAINER_UNITS;
    } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) depth -= 1;
    else {
      if (byte === LETTER_OF_NULL) scan.mayHoldNulls = true;
      continue;
    }
    if (at - from > MIN_ROUNDED) scan.mayRound = true;
    from = at;
    if (depth === 0 || count.units > maxUnits) return at;
  }
  return -1;
}
