/** A value of a chat completion that may differ between responses of the same form. */
export interface Slot {
  /** Such as `choices.0.message.content`. */
  path: string;
  kind: 'text' | 'count';
  /** The range of the value in the text, with its quotes. */
  start: number;
  end: number;
}

const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\]|\\.)*"/y;
const OTHER_VALUE = /[^\s,\]}]+/y;
/** A count that is written as JSON.stringify writes it. */
const COUNT = /^(?:0|[1-9]\d{0,15})$/;
const MESSAGE = 'choices.0.message';
const TEXT_PATHS = new Set([
  'id',
  `${MESSAGE}.content`,
  `${MESSAGE}.reasoning`,
  `${MESSAGE}.reasoning_content`,
]);
const COUNT_PATHS = /^(?:created|usage\.(?:\w+_details\.)?\w+_tokens)$/;
const MAX_DEPTH = 16;
/** V8 keeps a place for each character that an expression for strings has matched, and fails beyond some millions. */
const MAX_TEXT_CHARACTERS = 1_000_000;

/**
 * Finds the slots of a chat completion, in their order. The text must be valid JSON. Null for a text that may have two
 * readings, because a key is repeated or has escapes, and for one that nests deeper or is longer than completions are.
 */
export function findSlots(text: string): Slot[] | null {
  if (text.length > MAX_TEXT_CHARACTERS) return null;
  try {
    return new SlotFinder(text).find();
  } catch (error) {
    if (error instanceof Unsuitable) return null;
    throw error;
  }
}

class Unsuitable extends Error {}

class SlotFinder {
  readonly #text: string;
  readonly #slots: Slot[] = [];
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  find(): Slot[] {
    this.#value('', 0);
    return this.#slots;
  }

  #value(path: string, depth: number): void {
    if (depth > MAX_DEPTH) throw new Unsuitable();
    this.#take(SPACE);
    const start = this.#at;
    switch (this.#text[start]) {
      case '{':
        return this.#object(path, depth);
      case '[':
        return this.#list(path, depth);
      case '"':
        this.#take(STRING);
        if (TEXT_PATHS.has(path)) this.#slots.push({ path, kind: 'text', start, end: this.#at });
        return;
      default: {
        const value = this.#take(OTHER_VALUE);
        if (COUNT.test(value) && COUNT_PATHS.test(path))
          this.#slots.push({ path, kind: 'count', start, end: this.#at });
      }
    }
  }

  #object(path: string, depth: number): void {
    const keys = new Set<string>();
    for (this.#at += 1; !this.#ends('}');) {
      const key = this.#take(STRING).slice(1, -1);
      if (keys.has(key) || key.includes('\\')) throw new Unsuitable();
      keys.add(key);
      this.#take(SPACE);
      this.#at += ':'.length;
      this.#value(path === '' ? key : `${path}.${key}`, depth + 1);
    }
  }

  #list(path: string, depth: number): void {
    let index = 0;
    for (this.#at += 1; !this.#ends(']'); index += 1) this.#value(`${path}.${index}`, depth + 1);
  }

  /** Takes the end of a container, or the comma before its next member. */
  #ends(bracket: '}' | ']'): boolean {
    this.#take(SPACE);
    const found = this.#text[this.#at];
    if (found === bracket || found === ',') this.#at += 1;
    if (found === ',') this.#take(SPACE);
    return found === bracket;
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found === undefined) throw new Unsuitable();
    this.#at += found.length;
    return found;
  }
}
