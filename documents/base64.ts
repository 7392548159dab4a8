const DATA_ADDRESS = /^data:[^,]{0,200};base64,/i;

/** Returns the base64 text of a `data:` URL (RFC 2397); null for other addresses. Its media type is ignored. */
export function base64OfDataAddress(address: string): string | null {
  const head = DATA_ADDRESS.exec(address);
  return head === null ? null : address.slice(head[0].length);
}

export function isDataAddress(address: string): boolean {
  return /^data:/i.test(address);
}
