/** Where one top-level value of a JSON object stands in its bytes; `end` is exclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface JsonScan {
  /** Keys as written between their quotes, in order of appearance. */
  keys: string[];
  /** Where each key's opening quote stands. */
  keyStarts: number[];
  values: ByteRange[];
  /** A key occurs twice or is written with escapes: byte splicing would be ambiguous to another parser. */
  ambiguous: boolean;
}

/** Deeper bodies are refused: recursive readers behind the gateway would run out of stack. */
export const MAX_NESTING = 512;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const COMMA = 0x2c;
const COLON = 0x3a;

/** A body of more values would stop the thread that reads it for too long, however small its bytes are. */
export const MAX_VALUES = 2_000_000;

export type ScanResult = { scan: JsonScan } | { refusal: string };

/**
 * Finds the top-level values of a JSON object without parsing it, so that the caller's bytes can be forwarded with a value
 * replaced (design §9). It does not validate: `JSON.parse` does. What nests deeper or holds more values than the bounds is
 * refused before anything is built from it.
 */
export function scanTopLevel(bytes: Buffer): ScanResult {
  const count = { left: MAX_VALUES };
  let at = skipSpace(bytes, 0);
  if (bytes[at] !== OPEN_BRACE) return { refusal: 'the body is not a JSON object' };
  const scan: JsonScan = { keys: [], keyStarts: [], values: [], ambiguous: false };
  const seen = new Set<string>();
  at = skipSpace(bytes, at + 1);
  while (bytes[at] === QUOTE) {
    const keyStart = at;
    const keyEnd = endOfString(bytes, keyStart);
    if (keyEnd === -1) return CUT_OFF;
    const key = bytes.toString('utf8', keyStart + 1, keyEnd - 1);
    if (seen.has(key) || key.includes('\\')) scan.ambiguous = true;
    seen.add(key);
    at = skipSpace(bytes, keyEnd);
    if (bytes[at] !== COLON) return { refusal: 'not valid JSON' };
    const start = skipSpace(bytes, at + 1);
    const end = endOfValue(bytes, start, count);
    if (count.left-- <= 0) return { refusal: `the body holds more than ${MAX_VALUES} values` };
    if (end === TOO_DEEP) return { refusal: `the body nests deeper than ${MAX_NESTING} levels` };
    if (end === -1) return CUT_OFF;
    scan.keys.push(key);
    scan.keyStarts.push(keyStart);
    scan.values.push({ start, end });
    at = skipSpace(bytes, end);
    if (bytes[at] !== COMMA) break;
    at = skipSpace(bytes, at + 1);
  }
  return bytes[at] === CLOSE_BRACE ? { scan } : CUT_OFF;
}

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

/** The position behind the closing quote, or -1. Quotes are searched natively: strings make up most of a large body. */
function endOfString(bytes: Buffer, openingQuote: number): number {
  let quote = openingQuote;
  for (;;) {
    quote = bytes.indexOf(QUOTE, quote + 1);
    if (quote === -1) return -1;
    let backslashes = 0;
    while (bytes[quote - 1 - backslashes] === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return quote + 1;
  }
}

function endOfValue(bytes: Buffer, start: number, count: { left: number }): number {
  const first = bytes[start];
  if (first === QUOTE) return endOfString(bytes, start);
  if (first === OPEN_BRACE || first === OPEN_BRACKET) return endOfNested(bytes, start, count);
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

/** Stops where the count of values runs out: what is returned then is not used. */
function endOfNested(bytes: Buffer, start: number, count: { left: number }): number {
  let left = count.left;
  let depth = 0;
  let at = start;
  while (at < bytes.length) {
    const byte = bytes[at];
    if (byte === QUOTE) {
      at = endOfString(bytes, at);
      if (at === -1) return -1;
      continue;
    }
    at += 1;
    if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
      depth += 1;
      left -= 1;
      if (depth >= MAX_NESTING) return TOO_DEEP;
    } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
      depth -= 1;
      if (depth === 0) {
        count.left = left;
        return at;
      }
    } else if (byte === COMMA) {
      left -= 1;
      if (left > 0) continue;
      count.left = 0;
      return at;
    }
  }
  return -1;
}
