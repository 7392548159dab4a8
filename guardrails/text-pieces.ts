/** The part of a piece that the next one repeats, so that a sentence at the cut is complete in one of them. */
const OVERLAP = 0.05;

/** Splits a text into overlapping pieces of at most `size` characters. Surrogate pairs are not split. */
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

/** The given place, or the one before when it is inside a surrogate pair. */
function afterCharacter(text: string, at: number): number {
  const isInPair = /[\udc00-\udfff]/.test(text.charAt(at)) && /[\ud800-\udbff]/.test(text.charAt(at - 1));
  return isInPair ? at - 1 : at;
}

/** Groups texts into lists of at most `size`, in order. */
export function batchesOf(texts: readonly string[], size: number): string[][] {
  const batches: string[][] = [];
  for (let at = 0; at < texts.length; at += size) batches.push(texts.slice(at, at + size));
  return batches;
}
