import { base64Digits } from '../bodies/base64-text.ts';

const DATA_ADDRESS = /^data:[^,]{0,200};base64,/i;

/** The bytes of a text in either alphabet of RFC 4648, broken into lines or not. Null when it is none, or holds nothing. */
export function decodeBase64(text: string): Buffer | null {
  const compact = text.replace(/\s+/g, '');
  const digits = base64Digits(compact);
  if (digits === null || digits === '' || digits.length % 4 === 1) return null;
  return Buffer.from(compact, 'base64');
}

/** The base64 text in a `data:` address (RFC 2397); null for any other address. What type it claims to be does not count. */
export function base64OfDataAddress(address: string): string | null {
  const head = DATA_ADDRESS.exec(address);
  return head === null ? null : address.slice(head[0].length);
}

export function isDataAddress(address: string): boolean {
  return /^data:/i.test(address);
}
