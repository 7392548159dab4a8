import type { SampleFile } from './sample-files.ts';

const BOUNDARY = 'contract-check-5d1c7f';

export const MULTIPART_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

export type FormPart = readonly [name: string, content: string | SampleFile];

export function multipartBody(parts: readonly FormPart[]): Buffer {
  const pieces = parts.flatMap(([name, content]) => {
    const isText = typeof content === 'string';
    const file = isText ? '' : `; filename="${content.filename}"\r\nContent-Type: ${content.contentType}`;
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
    return [Buffer.from(head), isText ? Buffer.from(content) : content.bytes, Buffer.from('\r\n')];
  });
  return Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}
