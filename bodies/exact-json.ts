/*
 * `JSON.parse` rounds integers beyond 2^53, such as the ids of databases and chat services, and a tool would act on
 * another record. They become a bigint here, of which every `JSON.stringify` writes the digits (docs/decisions/0118).
 */

declare global {
  interface BigInt {
    toJSON(): unknown;
  }
  interface JSON {
    /** Of ECMAScript 2026. TypeScript does not declare it yet. */
    rawJSON(text: string): unknown;
  }
}

Object.defineProperty(BigInt.prototype, 'toJSON', {
  configurable: true,
  writable: true,
  value(this: bigint) {
    return JSON.rawJSON(this.toString());
  },
});

/** Integers with fewer digits are exact. */
const MIN_DIGITS = 16;
const LONG_INTEGER = /[[:,]\s*-?\d{16}/;
/** Longer ones are infinite as numbers, and are refused as such. */
const RESTORED = /^-?\d{16,309}$/;

/**
 * Parses JSON as `JSON.parse` does, except that finite integers beyond 2^53 that are written in digits become a bigint.
 * Throws a `SyntaxError`.
 */
export function parseExactly(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (LONG_INTEGER.test(text)) restoreLongIntegers(text, value, 1);
  return value;
}

/**
 * Works as `parseExactly`, for the body of a request or response. Its own members stay numbers, as the contract types
 * them; only what they contain can be of a tool's vocabulary.
 */
export function parseBodyExactly(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (LONG_INTEGER.test(text)) restoreLongIntegers(text, value, 2);
  return value;
}

/** An open object or list of the text. */
interface Container {
  /** The parsed object; null where a repeated key has replaced it. */
  parsed: Record<string | number, unknown> | null;
  isList: boolean;
  index: number;
  /** Range of the last key in the text, between its quotes. */
  keyStart: number;
  keyEnd: number;
}

/**
 * Replaces the rounded integers of a valid text in its parsed value. It finds their places in one pass: a reviver would
 * take up to 0.8 µs for each value of the text.
 *
 * @param minDepth containers around an integer
 */
function restoreLongIntegers(text: string, root: unknown, minDepth: number): void {
  const open: Container[] = [];
  let textStart = 0;
  let textEnd = 0;
  for (let at = 0; at < text.length; at += 1) {
    const top = open.at(-1);
    switch (text[at]) {
      case '"':
        textStart = at + 1;
        at = textEnd = closingQuote(text, textStart);
        break;
      case ':':
        if (top !== undefined) [top.keyStart, top.keyEnd] = [textStart, textEnd];
        break;
      case ',':
        if (top !== undefined) top.index += 1;
        break;
      case '{':
      case '[':
        open.push(opened(top === undefined ? root : member(top, text), text[at] === '['));
        break;
      case '}':
      case ']':
        open.pop();
        break;
      default: {
        const end = endOfNumber(text, at);
        if (end - at >= MIN_DIGITS && top !== undefined && open.length >= minDepth)
          restore(top, text, text.slice(at, end));
        if (end > at) at = end - 1;
      }
    }
  }
}

function opened(value: unknown, isList: boolean): Container {
  // Objects and lists have their members under their keys and indexes.
  const parsed = typeof value === 'object' ? (value as Container['parsed']) : null;
  return { parsed, isList, index: 0, keyStart: 0, keyEnd: 0 };
}

function keyOf({ isList, index, keyStart, keyEnd }: Container, text: string): string | number {
  if (isList) return index;
  const key = text.slice(keyStart, keyEnd);
  return key.includes('\\') ? String(JSON.parse(`"${key}"`)) : key;
}

function member(container: Container, text: string): unknown {
  const key = keyOf(container, text);
  return container.parsed !== null && Object.hasOwn(container.parsed, key) ? container.parsed[key] : null;
}

function restore(container: Container, text: string, written: string): void {
  if (!RESTORED.test(written)) return;
  const rounded = member(container, text);
  const { parsed } = container;
  // A repeated key may have replaced the value.
  if (parsed === null || rounded !== Number(written) || Number.isSafeInteger(rounded)) return;
  parsed[keyOf(container, text)] = BigInt(written);
}

/** Returns the position of the quote that ends a string. */
function closingQuote(text: string, start: number): number {
  for (let from = start; ;) {
    const quote = text.indexOf('"', from);
    let backslashes = 0;
    while (text[quote - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return quote;
    from = quote + 1;
  }
}

function endOfNumber(text: string, start: number): number {
  let end = start;
  while (isOfNumber(text.charCodeAt(end))) end += 1;
  return end;
}

/** Whether a character is one of `0123456789+-.eE`. */
function isOfNumber(code: number): boolean {
  return (code >= 0x2b && code <= 0x39 && code !== 0x2c && code !== 0x2f) || code === 0x65 || code === 0x45;
}
