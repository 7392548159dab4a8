/** Decodes a header, which Node reads as latin1; null when it is not UTF-8. */
export function decodedHeader(text: string): string | null {
  // Most are ASCII.
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'latin1'));
  } catch {
    return null;
  }
}
