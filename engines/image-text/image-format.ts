/* eslint-disable no-control-regex -- control characters are what tells images from text */
/** How the formats begin that are decoded here, as Latin-1. Drawings (SVG) are not among them: what they show is not in their pixels. */
const SIGNATURES: readonly RegExp[] = [
  /^\x89PNG\r\n\x1a\n/,
  /^\xff\xd8\xff/,
  /^GIF8[79]a/,
  /^RIFF[^]{4}WEBPVP8/,
  /^(?:II\x2a\x00|MM\x00\x2a)/,
  /^\x00\x00[^]{2}ftyp(?:avif|avis)/,
];

const HEAD_BYTES = 16;

/** Whether an image is of a format that is decoded here, by its first bytes alone. */
export function isDecodable(content: Buffer): boolean {
  const head = content.toString('latin1', 0, HEAD_BYTES);
  return SIGNATURES.some((signature) => signature.test(head));
}
