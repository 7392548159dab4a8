/** Sources of bytes. */
export type FileSource =
  | Blob
  | ArrayBuffer
  | Uint8Array<ArrayBuffer>
  | string
  | Response
  | ReadableStream<Uint8Array<ArrayBuffer>>
  | AsyncIterable<Uint8Array<ArrayBuffer>>
  | { blob(): Promise<Blob> };

type FilePart = Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | string;

/** Creates a file to upload from bytes, text, a stream or a response. It is buffered, so that the request can be retried. */
export async function toFile(source: FileSource, name: string, options?: { type?: string }): Promise<File> {
  const parts = await partsOf(source);
  const [only] = parts;
  const type = options?.type ?? (only instanceof Blob ? only.type : '');
  return new File(parts, name, { type });
}

async function partsOf(source: FileSource): Promise<FilePart[]> {
  if (typeof source === 'string' || source instanceof Blob || source instanceof ArrayBuffer) return [source];
  if (source instanceof Uint8Array) return [source];
  if ('blob' in source) return [await source.blob()];
  if (source instanceof ReadableStream) return [await new Response(source).blob()];
  const parts: FilePart[] = [];
  for await (const part of source) parts.push(part);
  return parts;
}
