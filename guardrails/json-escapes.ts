import { setImmediate as nextTurn } from 'node:timers/promises';

/** Escapes that can stand for a character of a word (RFC 8259); the others do not affect what is found. */
const ESCAPE = /\\(?:u([0-9a-f]{4})|([/"\\]))/iy;
/** JSON can be nested in strings of JSON, such as the arguments of a tool call in a quoted conversation. */
const MAX_NESTING = 3;
const ESCAPES_PER_TURN = 20_000;

export function mayHoldEscapes(text: string): boolean {
  // The first test is fast, and most texts have no backslash.
  return text.includes('\\') && /\\[u/]/.test(text);
}

/** Replaces the JSON escapes in a text by their characters, also when they are nested. */
export async function withoutEscapes(text: string): Promise<string> {
  let plain = text;
  for (let times = 0; times < MAX_NESTING && mayHoldEscapes(plain); times += 1)
    plain = await unescaped(plain);
  return plain;
}

async function unescaped(text: string): Promise<string> {
  const whole: string[] = [];
  let parts: string[] = [];
  let from = 0;
  for (let at = text.indexOf('\\'); at !== -1; at = text.indexOf('\\', at)) {
    ESCAPE.lastIndex = at;
    const escape = ESCAPE.exec(text);
    if (escape === null) {
      at += 1;
      continue;
    }
    const [{ length }, code, letter = ''] = escape;
    parts.push(text.slice(from, at), code === undefined ? letter : String.fromCharCode(parseInt(code, 16)));
    at += length;
    from = at;
    if (parts.length < ESCAPES_PER_TURN) continue;
    whole.push(parts.join(''));
    parts = [];
    await nextTurn();
  }
  return [...whole, ...parts, text.slice(from)].join('');
}
