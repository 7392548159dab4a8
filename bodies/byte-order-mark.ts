/** Returns the place after the byte order mark, with which clients on Windows begin a text (RFC 8259, section 8.1). */
export function startOfText(bytes: Buffer): number {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
}
