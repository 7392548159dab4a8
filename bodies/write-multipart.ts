import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { BodySource } from './body-source.ts';
import type { JsonObject } from './json-body.ts';
import type { FileHead, MultipartBody } from './multipart-body.ts';

export interface MultipartSource extends BodySource {
  contentType: string;
}

/**
 * Writes a multipart body with text fields and the files of another body, which are read while they are sent
 * (RFC 7578). A file that is still being received comes last, and the size is then not known.
 */
export function writeMultipart(
  fields: JsonObject,
  { files, arriving }: Pick<MultipartBody, 'files' | 'arriving'>,
): MultipartSource {
  const boundary = `gateway-${randomUUID()}`;
  const texts = Object.entries(fields).flatMap(([name, value]) => textParts(boundary, name, value));
  const heads = files.map((file) => Buffer.from(fileHead(boundary, file)));
  const tail = Buffer.from(`--${boundary}--\r\n`);
  const fileBytes = files.reduce((sum, file) => sum + file.sizeBytes + LINE_END.length, 0);
  const sizeBytes =
    arriving === undefined ? lengthOf(texts) + lengthOf(heads) + fileBytes + tail.length : null;
  async function* content(): AsyncGenerator<Uint8Array> {
    yield* texts;
    for (const [index, file] of files.entries()) {
      yield heads[index] ?? Buffer.alloc(0);
      yield* createReadStream(file.path);
      yield LINE_END;
    }
    if (arriving !== undefined) {
      yield Buffer.from(fileHead(boundary, arriving.head));
      yield* arriving.content();
      yield LINE_END;
    }
    yield tail;
  }
  return { contentType: `multipart/form-data; boundary=${boundary}`, content: content(), sizeBytes };
}

const LINE_END = Buffer.from('\r\n');

function textParts(boundary: string, name: string, value: unknown): Buffer[] {
  if (value === undefined || value === null) return [];
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.map((one) => {
    const text = typeof one === 'string' ? one : JSON.stringify(one);
    return Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"\r\n\r\n${text}\r\n`,
    );
  });
}

/**
 * The type of a file part without a Content-Type (RFC 7578, section 4.4). No server expects audio or an image of it, and
 * some refuse them.
 */
const DEFAULT_TYPE = 'text/plain';

function fileHead(boundary: string, file: FileHead): string {
  const mediaType = file.mediaType === DEFAULT_TYPE ? 'application/octet-stream' : file.mediaType;
  const disposition = `form-data; name="${quoted(file.fieldName)}"; filename="${quoted(file.filename)}"`;
  return `--${boundary}\r\nContent-Disposition: ${disposition}\r\nContent-Type: ${headerText(mediaType)}\r\n\r\n`;
}

/**
 * Percent-encodes the three characters that would end the value, as browsers do (WHATWG HTML, multipart form
 * data).
 */
function quoted(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function headerText(value: string): string {
  return value.replace(/[\r\n]/g, '');
}

function lengthOf(buffers: readonly Buffer[]): number {
  return buffers.reduce((sum, buffer) => sum + buffer.length, 0);
}
