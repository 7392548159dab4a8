/** The first bytes of image, audio, video, document and archive files, as Latin-1. */
const SIGNATURES: readonly RegExp[] = [
  /^\x89PNG\r\n\x1a\n/,
  /^\xff\xd8\xff/,
  /^GIF8[79]a[^]{4}[\x00-\x08\x80-\xff]/,
  /^RIFF[^]{4}(?:WAVEfmt |WEBPVP8|AVI LIST)/,
  /^OggS\x00/,
  /^fLaC\x00/,
  /^ID3[\x02-\x04]/,
  // MPEG audio and AAC: eleven bits of frame sync, then a layer and a bit rate. Without layer I, since UTF-16 begins the same way.
  /^\xff[\xe2-\xe5\xf0-\xf5\xf8-\xfd][\x00-\xef]/,
  // MP4, QuickTime, HEIC, AVIF
  /^\x00\x00[^]{2}ftyp/,
  // Matroska, WebM
  /^\x1a\x45\xdf\xa3/,
  /^#!AMR(?:-WB)?\n[\x00-\x08\x0e-\x1f\x80-\xff]/,
  /^FORM[^]{4}AIF[FC]/,
  /^caff\x00/,
  /^BM[^]{4}\x00{4}/,
  /^(?:II\x2a\x00|MM\x00\x2a)/,
  /^\x00\x00\x01\x00[^]\x00?/,
  /^(?:\xff\x0a|\x00\x00\x00\x0cJXL )/,
  /^%PDF-\d\.\d/,
  /^PK\x03\x04/,
  /^\xd0\xcf\x11\xe0/,
  /^\x1f\x8b\x08/,
];

/** Those among them that are images, or are by their brand. */
const IMAGES: readonly RegExp[] = [
  /^\x89PNG\r\n\x1a\n/,
  /^\xff\xd8\xff/,
  /^GIF8[79]a/,
  /^RIFF[^]{4}WEBP/,
  /^BM[^]{4}\x00{4}/,
  /^(?:II[\x2a\x2b]\x00|MM\x00[\x2a\x2b])/,
  /^\x00\x00[^]{2}ftyp(?:avi[fs]|hei[cfmsx]|hev[cx]|mif1|msf1|jxl )/,
  /^\x00\x00[\x01\x02]\x00[^]\x00/,
  /^(?:\xff\x0a|\x00\x00\x00\x0c(?:JXL|jP ) )/,
];

export const SIGNATURE_BYTES = 16;

/** Whether bytes begin like an image, of any format that is not text. */
export function isImage(first: Buffer): boolean {
  const head = first.toString('latin1', 0, SIGNATURE_BYTES);
  return IMAGES.some((signature) => signature.test(head));
}

/** Whether bytes are a media file: they begin like one, and are not text. */
export function isMediaFile(first: Buffer): boolean {
  const head = first.toString('latin1', 0, SIGNATURE_BYTES);
  return SIGNATURES.some((signature) => signature.test(head)) && !looksLikeText(first);
}

/** Whether bytes are UTF-8 without control characters. A character may be cut off at the end. */
function looksLikeText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return !/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text);
  } catch {
    return false;
  }
}
