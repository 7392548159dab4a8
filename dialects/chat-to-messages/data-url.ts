/** The content of a `data:` URL (RFC 2397). */
export interface EmbeddedData {
  /** In lower case, without parameters. */
  mediaType: string;
  base64: string;
}

/** Parses a `data:` URL. Null for any other text. */
export function parseDataUrl(url: string): EmbeddedData | null {
  // Split by position: a regular expression over megabytes of base64 is slow.
  const comma = url.indexOf(',');
  if (comma === -1 || !/^data:/i.test(url)) return null;
  const [type = '', ...parameters] = url.slice('data:'.length, comma).split(';');
  const mediaType = type.trim().toLowerCase() || 'text/plain';
  const rest = url.slice(comma + 1);
  if (parameters.at(-1)?.trim().toLowerCase() === 'base64') return { mediaType, base64: rest };
  const bytes = percentDecoded(rest);
  return bytes === null ? null : { mediaType, base64: bytes.toString('base64') };
}

export function textOfBase64(base64: string): string {
  return Buffer.from(base64, 'base64').toString('utf8');
}

function percentDecoded(text: string): Buffer | null {
  try {
    return Buffer.from(decodeURIComponent(text), 'utf8');
  } catch {
    return null;
  }
}
