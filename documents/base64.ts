import { base64Digits } from '../bodies/base64-text.ts';

const DATA_ADDRESS = /^data:[^,]{0,200};base64,/i;

/**
 * Decodes base64 in either alphabet of RFC 4648, with or without line breaks. Null when it is invalid or empty.
 */
export function decodeBase64(text: string): Buffer | null {
  const compact = text.replace(/\s+/g, '');
  const digits = base64Digits(compact);
  if (digits === null || digits === '' || digits.length % 4 === 1) return null;
  return Buffer.from(compact, 'base64');
}

/** Returns the base64 text of a `data:` URL (RFC 2397); null for other addresses. Its media type is ignored. */
export function base64OfDataAddress(address: string): string | null {
  const head = DATA_ADDRESS.exec(address);
  return head === null ? null : address.slice(head[0].length);
}

export function isDataAddress(address: string): boolean {
  return /^data:/i.test(address);
}
