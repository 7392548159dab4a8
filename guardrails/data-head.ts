/** The head of a `data:` address (RFC 2397), up to its comma. */
export interface DataHead {
  /** The media type and the parameters, or the beginning of many. */
  declared: string;
  isBase64: boolean;
  payloadStart: number;
}

/** URL parsers remove these blanks, controls and line breaks (WHATWG URL, section 4.4). */
const SCHEME = /^[\s\0-\x20]*d[\t\r\n]*a[\t\r\n]*t[\t\r\n]*a[\t\r\n]*:/i;
const BASE64 = /(?:^|;)\s*base64\s*(?:;|$)/i;
/** Longer beginnings and heads are not searched, since that holds up other requests. */
const SEARCHED_CHARACTERS = 64 * 1024;
/** Characters that decoders skip. */
const HIDING = new RegExp(String.raw`^[\s\0-\x20=]{${SEARCHED_CHARACTERS}}`);

/**
 * Reads the head of a `data:` address, as the most lenient server reads it: with controls before it, line breaks within
 * it, and `base64` among its parameters. A head that is too long to search counts as base64. Null for any other text.
 *
 * @param start where the text begins after its blanks
 */
export function dataHeadOf(text: string, start: number): DataHead | null {
  const [scheme] = SCHEME.exec(text.slice(start, start + SEARCHED_CHARACTERS)) ?? [];
  if (scheme === undefined) return null;
  const declaredAt = start + scheme.length;
  const comma = text.indexOf(',', declaredAt);
  if (comma === -1) return null;
  const isLong = comma - declaredAt > SEARCHED_CHARACTERS;
  const end = isLong ? declaredAt + SEARCHED_CHARACTERS : comma;
  const declared = text.slice(declaredAt, end).replace(/[\t\r\n]/g, '');
  return { declared, isBase64: isLong || BASE64.test(declared), payloadStart: comma + 1 };
}

/** Returns where a text begins after its blanks. */
export function endOfBlanks(text: string): number {
  return text.length - text.trimStart().length;
}

/** Whether characters that decoders skip hide what a text begins with. */
export function hidesBeginning(text: string, start: number): boolean {
  return HIDING.test(text.slice(start, start + SEARCHED_CHARACTERS));
}
