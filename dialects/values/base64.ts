/** Number of characters that are checked. */
const CHECKED_CHARACTERS = 64;
/** The beginning of markup or JSON in place of media. */
const TEXT_BEGINS = /^\s*[<{[]/;
/** Number of characters in which a drawing begins, behind its declarations and comments. */
const DRAWING_CHARACTERS = 1_024;
const DRAWING = /^\s*<(?:svg\b|[?!](?!doctype html)[^]*?<svg\b)/i;

/** Whether a value begins like base64 and is not empty. */
export function isBase64(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value !== '' &&
    /^[A-Za-z0-9+/=_-]+$/.test(value.slice(0, CHECKED_CHARACTERS))
  );
}

/** Whether a value is base64 of anything but JSON and markup other than SVG. */
export function isBase64Media(value: unknown): value is string {
  if (!isBase64(value)) return false;
  return (
    !TEXT_BEGINS.test(decoded(value, CHECKED_CHARACTERS)) || DRAWING.test(decoded(value, DRAWING_CHARACTERS))
  );
}

function decoded(base64: string, characters: number): string {
  return Buffer.from(base64.slice(0, characters), 'base64').toString('latin1');
}
