import { setImmediate as nextTurn } from 'node:timers/promises';

/** What may follow a backslash and stands for a character of a word (RFC 8259); the others do not affect what is found. */
const CODE = /u[0-9a-f]{4}/iy;
const CODE_CHARACTERS = 5;
const ITSELF = '/"\\';
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
    at += 1;
    CODE.lastIndex = at;
    if (at < text.length && ITSELF.includes(text.charAt(at))) {
      parts.push(text.slice(from, at - 1));
      from = at;
      at += 1;
    } else if (CODE.test(text)) {
      const code = parseInt(text.slice(at + 1, at + CODE_CHARACTERS), 16);
      parts.push(text.slice(from, at - 1), String.fromCharCode(code));
      at += CODE_CHARACTERS;
      from = at;
    }
    if (parts.length < ESCAPES_PER_TURN) continue;
    whole.push(parts.join(''));
    parts = [];
    await nextTurn();
  }
  return [...whole, ...parts, text.slice(from)].join('');
}
