/** The largest distance by which a cut moves to reach white space. */
const reach = 80;

/**
 * Splits a text into two halves, at white space near the middle if there is some, and never inside a surrogate pair.
 */
export function cutNearMiddle(text: string): [string, string] {
  const place = cutPlace(text, Math.ceil(text.length / 2));
  return [text.slice(0, place), text.slice(place)];
}

/** Splits a text into pieces of at most `maxCharacters` UTF-16 units, at white space where possible. */
export function cutIntoPieces(text: string, maxCharacters: number): string[] {
  const pieces: string[] = [];
  let start = 0;
  while (text.length - start > maxCharacters) {
    const place = start + cutPlace(text.slice(start, start + maxCharacters), maxCharacters);
    pieces.push(text.slice(start, place));
    start = place;
  }
  pieces.push(text.slice(start));
  return pieces;
}

/**
 * Returns the last white space up to `wished`, else `wished`, else one less where a surrogate pair would be divided.
 */
function cutPlace(text: string, wished: number): number {
  for (let place = wished; place > Math.max(1, wished - reach); place -= 1) {
    if (isSpace(text.charCodeAt(place - 1))) return place;
  }
  const torn = isHighSurrogate(text.charCodeAt(wished - 1));
  return torn && wished > 1 ? wished - 1 : wished;
}

function isSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d);
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}
