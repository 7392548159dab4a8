/** A twentieth: enough for what a sentence means to be whole in one of two pieces. */
const OVERLAP = 0.05;

/** A text in pieces of `size` characters at most, which overlap; no character is cut in two. */
export function piecesOf(text: string, size: number): string[] {
  if (text.length <= size) return [text];
  const pieces: string[] = [];
  const overlap = Math.floor(size * OVERLAP);
  let start = 0;
  for (;;) {
    const end = afterCharacter(text, Math.min(start + size, text.length));
    pieces.push(text.slice(start, end));
    if (end >= text.length) return pieces;
    start = afterCharacter(text, end - overlap);
  }
}

/** The place itself, or the one before when it is inside of a surrogate pair. */
function afterCharacter(text: string, at: number): number {
  const isInPair = /[\udc00-\udfff]/.test(text.charAt(at)) && /[\ud800-\udbff]/.test(text.charAt(at - 1));
  return isInPair ? at - 1 : at;
}

/** Texts in lists of `size` at most, in their order. */
export function batchesOf(texts: readonly string[], size: number): string[][] {
  const batches: string[][] = [];
  for (let at = 0; at < texts.length; at += size) batches.push(texts.slice(at, at + size));
  return batches;
}
