/**
 * Matches a character outside the alphabet. An expression for the complete text would exhaust the stack for
 * texts of many megabytes.
 */
const OUTSIDE_STANDARD = /[^A-Za-z0-9+/]/;
const OUTSIDE_BOTH = /[^A-Za-z0-9+/_-]/;

const MAX_PADDING = 2;

/** Whether a text is padded base64 of the standard alphabet (RFC 4648, section 4), without line breaks; not for empty texts. */
export function isBase64Text(text: string): boolean {
  const digits = digitsOf(text);
  return text.length % 4 === 0 && digits !== null && digits !== '' && !OUTSIDE_STANDARD.test(digits);
}

/**
 * Returns the digits of a text in either alphabet of RFC 4648, without its padding. Null for any other text.
 */
export function base64Digits(text: string): string | null {
  const digits = digitsOf(text);
  return digits === null || OUTSIDE_BOTH.test(digits) ? null : digits;
}

/** Returns the text without its padding; null when the padding is too long. */
function digitsOf(text: string): string | null {
  let end = text.length;
  while (end > 0 && text.length - end <= MAX_PADDING && text[end - 1] === '=') end -= 1;
  return text.length - end > MAX_PADDING ? null : text.slice(0, end);
}
