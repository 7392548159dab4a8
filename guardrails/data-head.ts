/** The head of a `data:` address (RFC 2397), up to its comma. */
export interface DataHead {
  /** The media type and the parameters. */
  declared: string;
  isBase64: boolean;
  payloadStart: number;
}

/** URL parsers remove these blanks, controls and line breaks (WHATWG URL, section 4.4). */
const SCHEME = /^[\s\0-\x20]*d[\t\r\n]*a[\t\r\n]*t[\t\r\n]*a[\t\r\n]*:/i;
const BASE64 = /(?:^|;)\s*base64\s*(?:;|$)/i;

/**
 * Reads the head of a `data:` address of any length, as the most lenient server reads it: with blanks before it, line
 * breaks within it, and `base64` among its parameters. Null for any other text.
 */
export function dataHeadOf(text: string): DataHead | null {
  const [scheme] = SCHEME.exec(text) ?? [];
  if (scheme === undefined) return null;
  const comma = text.indexOf(',', scheme.length);
  if (comma === -1) return null;
  const declared = text.slice(scheme.length, comma).replace(/[\t\r\n]/g, '');
  return { declared, isBase64: BASE64.test(declared), payloadStart: comma + 1 };
}
