import type { JsonObject } from './json-body.ts';

/**
 * The place of a long text. Its pieces are sent after the value, because one large message would block the main
 * thread.
 */
export interface LongText {
  /** Keys and indexes from the root. */
  path: (string | number)[];
  pieces: number;
}

const PIECE_CHARACTERS = 8 * 1024 * 1024;

type Container = Record<string | number, unknown>;

/**
 * Removes the long texts from a value, leaving empty ones. It is iterative because the depth of the value is
 * not limited here.
 */
export function takeLongTexts(root: JsonObject): {
  longTexts: LongText[];
  texts: string[];
  distinctKeys: number;
} {
  const longTexts: LongText[] = [];
  const texts: string[] = [];
  const keys = new Set<string>();
  const open: { value: Container; path: (string | number)[] }[] = [{ value: root, path: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, path } = next;
    const isList = Array.isArray(value);
    for (const [key, child] of Object.entries(value)) {
      if (!isList) keys.add(key);
      if (typeof child === 'object' && child !== null)
        open.push({ value: child as Container, path: [...path, key] });
      if (typeof child !== 'string' || child.length <= PIECE_CHARACTERS) continue;
      value[key] = '';
      longTexts.push({ path: [...path, key], pieces: Math.ceil(child.length / PIECE_CHARACTERS) });
      texts.push(child);
    }
  }
  return { longTexts, texts, distinctKeys: keys.size };
}

export function* piecesOf(texts: readonly string[]): Generator<string, undefined> {
  for (const text of texts) {
    for (let at = 0; at < text.length; at += PIECE_CHARACTERS) yield text.slice(at, at + PIECE_CHARACTERS);
  }
}

/** Appends the next piece to the first of the long texts. */
export function addPiece(arriving: { value: JsonObject; longTexts: LongText[] }, piece: string): void {
  const text = arriving.longTexts[0];
  const key = text?.path.at(-1);
  if (text === undefined || key === undefined) return;
  let container: Container = arriving.value;
  // All steps of a path but the last lead to a container, as the worker found them.
  for (const step of text.path.slice(0, -1)) container = container[step] as Container;
  container[key] = `${String(container[key])}${piece}`;
  text.pieces -= 1;
  if (text.pieces === 0) arriving.longTexts.shift();
}
