import type { IncomingMessage } from 'node:http';
import { ArrivingFile } from '../bodies/arriving-file.ts';
import { discardRest } from '../bodies/intake.ts';
import type { FileHead, MultipartBody } from '../bodies/multipart-body.ts';
import type { BodyResources, OnRelease } from '../bodies/read-json-body.ts';
import { asGatewayError, failure, type GatewayError } from '../errors/gateway-error.ts';
import type { MultipartParts } from './multipart-parts.ts';
import { PartRules, type PartDefinitions } from './part-rules.ts';
import { invalidParameter } from './validation.ts';

/**
 * Reads a multipart body: file parts go to the spool, text parts stay in memory. Throws as `readJsonBody`,
 * `invalid_multipart` beyond a limit, and `invalid_parameter` for a part that the contract does not allow.
 */
export async function readMultipartBody(
  request: IncomingMessage,
  resources: BodyResources,
  onRelease: OnRelease,
  definitions: PartDefinitions,
): Promise<MultipartBody> {
  const parts = new (await partsReader())(request, resources, onRelease, new PartRules(definitions));
  await parts.read();
  return parts.body();
}

/** Loads the parser of forms with the first form. */
async function partsReader(): Promise<typeof MultipartParts> {
  return (await import('./multipart-parts.ts')).MultipartParts;
}

/** The request of an upload that is forwarded while it is received. */
export interface LiveRequest {
  request: IncomingMessage;
  onRelease: OnRelease;
  /** Stops all work for the request. */
  abort(reason: GatewayError): void;
}

/**
 * Works as `readMultipartBody`, but where `model` came before this file part and no other file is still being
 * written, it returns the body with the file's first bytes, and the file is forwarded while it is received. An error
 * in the rest of the body aborts the request.
 */
export async function openMultipartBody(
  live: LiveRequest,
  resources: BodyResources,
  filePart: string,
  definitions: PartDefinitions,
): Promise<MultipartBody> {
  const Parts = await partsReader();
  const parts = new Parts(live.request, resources, live.onRelease, new PartRules(definitions));
  live.onRelease(() => {
    parts.stop(failure('client_closed', { internal: 'the request is over' }));
    discardRest(live.request);
  });
  return new Promise((resolve, reject) => {
    let upload: LiveUpload | null = null;
    const reading = parts.read((head, chunks) => {
      const isFirst = upload === null && !parts.isWriting;
      if (head.fieldName !== filePart || !isFirst || !parts.fieldNames.includes('model')) return chunks;
      return openedBy(chunks, () => {
        upload = new LiveUpload(head, parts);
        const { file, body } = upload;
        live.onRelease(() => file.fail(failure('client_closed')));
        resolve(body);
        return file;
      });
    });
    reading.then(
      () => {
        if (upload === null) resolve(parts.body());
        else upload.finish(parts);
      },
      (thrown: unknown) => {
        const error = asGatewayError(thrown);
        reject(error);
        upload?.file.fail(error);
        if (upload !== null) live.abort(error);
      },
    );
  });
}

/** Opens a file with its first chunk, so that an empty file is never opened, and passes its chunks on. */
async function* openedBy(chunks: AsyncIterable<Buffer>, open: () => ArrivingFile): AsyncGenerator<Buffer> {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done === true) return;
  async function* all(): AsyncGenerator<Buffer> {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  yield* open().tee(all());
}

/** A body whose file is still being received. */
class LiveUpload {
  readonly file: ArrivingFile;
  readonly body: MultipartBody;
  readonly #fieldsBefore: number;

  constructor(head: FileHead, parts: MultipartParts) {
    this.file = new ArrivingFile(head);
    this.body = { ...parts.body(), arriving: this.file };
    this.#fieldsBefore = parts.fieldNames.length;
  }

  /** Completes the body. Parts that came after the file make it another body. */
  finish(parts: MultipartParts): void {
    const completeBody = parts.body();
    const lateName = parts.fieldNames[this.#fieldsBefore] ?? this.#lateFileName(completeBody);
    if (lateName === undefined) {
      this.body.files = completeBody.files;
      delete this.body.arriving;
      this.file.complete(this.body);
      return;
    }
    this.file.supersede(
      completeBody,
      invalidParameter({
        param: lateName,
        reason: `it came after '${this.file.head.fieldName}', when the response had begun`,
      }),
    );
  }

  #lateFileName(completeBody: MultipartBody): string | undefined {
    const filesBefore = this.body.files.length + 1;
    return completeBody.files[filesBefore]?.fieldName;
  }
}
