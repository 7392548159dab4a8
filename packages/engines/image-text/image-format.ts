/** The first bytes of the supported formats, as Latin-1. SVG is not supported, because its content is not in pixels. */
const SIGNATURES: readonly RegExp[] = [
  /^\x89PNG\r\n\x1a\n/,
  /^\xff\xd8\xff/,
  /^GIF8[79]a/,
  /^RIFF[^]{4}WEBPVP8/,
  /^(?:II\x2a\x00|MM\x00\x2a)/,
  /^\x00\x00[^]{2}ftyp(?:avif|avis)/,
];

const HEAD_BYTES = 16;

/** Returns whether the first bytes of an image are those of a supported format. */
export function isDecodable(content: Buffer): boolean {
  const head = content.toString('latin1', 0, HEAD_BYTES);
  return SIGNATURES.some((signature) => signature.test(head));
}
