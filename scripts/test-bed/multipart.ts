export interface FilePart {
  filename: string;
  contentType: string;
  bytes: Uint8Array;
}

export type Part = readonly [name: string, content: string | FilePart];

export const BOUNDARY = 'test-boundary-7f3a';
export const MULTIPART_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** Writes a multipart body byte by byte, so that tests can also write invalid ones. */
export function multipartBody(parts: Iterable<Part>): Buffer {
  const pieces: (string | Uint8Array)[] = [];
  for (const [name, content] of parts) {
    const isText = typeof content === 'string';
    const file = isText ? '' : `; filename="${content.filename}"\r\nContent-Type: ${content.contentType}`;
    pieces.push(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`);
    pieces.push(isText ? content : content.bytes, '\r\n');
  }
  pieces.push(`--${BOUNDARY}--\r\n`);
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
}
