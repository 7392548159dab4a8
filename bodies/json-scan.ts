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

/**
 * Finds the top-level values of a JSON object without parsing it, so that the caller's bytes can be forwarded with a value
 * replaced (design §9). It does not validate: `JSON.parse` does. Returns null when the bytes are no object or nest deeper
 * than `MAX_NESTING`.
 */
export function scanTopLevel(bytes: Buffer): JsonScan | null {
  let at = skipSpace(bytes, 0);
  if (bytes[at] !== OPEN_BRACE) return null;
  const scan: JsonScan = { keys: [], keyStarts: [], values: [], ambiguous: false };
  const seen = new Set<string>();
  at = skipSpace(bytes, at + 1);
  while (bytes[at] === QUOTE) {
    const keyStart = at;
    const keyEnd = endOfString(bytes, keyStart);
    if (keyEnd === -1) return null;
    const key = bytes.toString('utf8', keyStart + 1, keyEnd - 1);
    if (seen.has(key) || key.includes('\\')) scan.ambiguous = true;
    seen.add(key);
    at = skipSpace(bytes, keyEnd);
    if (bytes[at] !== COLON) return null;
    const start = skipSpace(bytes, at + 1);
    const end = endOfValue(bytes, start);
    if (end === -1) return null;
    scan.keys.push(key);
    scan.keyStarts.push(keyStart);
    scan.values.push({ start, end });
    at = skipSpace(bytes, end);
    if (bytes[at] !== COMMA) break;
    at = skipSpace(bytes, at + 1);
  }
  return bytes[at] === CLOSE_BRACE ? scan : null;
}

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

function endOfValue(bytes: Buffer, start: number): number {
  const first = bytes[start];
  if (first === QUOTE) return endOfString(bytes, start);
  if (first === OPEN_BRACE || first === OPEN_BRACKET) return endOfNested(bytes, start);
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

function endOfNested(bytes: Buffer, start: number): number {
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
      if (depth >= MAX_NESTING) return -1;
    } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return -1;
}
