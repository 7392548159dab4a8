import { base64File, base64Length } from '../../bodies/base64-file.ts';
import type { BodySource } from '../../bodies/body-source.ts';
import type { SpooledFile } from '../../bodies/multipart-body.ts';
import type { BackendSettings } from '../../catalogue/model.ts';
import { mistralDocumentField, mistralOcrOptions } from '../../dialects/ocr/mistral.ts';
import { failure } from '../../errors/gateway-error.ts';
import type { Backend, BackendResponse, BackendRequest } from '../backend.ts';
import { HttpClient, readJson } from '../http/http-client.ts';
import { notServed } from './not-served.ts';

/** Mistral's OCR (docs/wire-formats/media.md#ocr). Its chat, embeddings and transcriptions use an `openai` backend. */
export class MistralBackend implements Backend {
  readonly #client: HttpClient;

  constructor(settings: BackendSettings) {
    this.#client = new HttpClient(settings);
  }

  /** Throws `invalid_parameter` for operations other than OCR. */
  async send(request: BackendRequest): Promise<BackendResponse> {
    const response = await this.#client.post('ocr', 'application/json', encode(request), request);
    return { kind: 'json', value: await readJson(response.chunks) };
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}

/** Writes the request with the document as a `data:` URL inside the JSON. The file is read while it is sent. */
function encode({ body, changes, model, operation, publicModel }: BackendRequest): BodySource {
  if (operation.operationId !== 'createOcr' || body.kind !== 'multipart') {
    throw notServed(publicModel, operation);
  }
  const file = body.files.find(({ fieldName }) => fieldName === 'file');
  if (file === undefined)
    throw failure('internal_error', { internal: 'OCR was requested without a document' });
  const options = JSON.stringify(mistralOcrOptions({ ...body.value, ...changes }, model));
  const field = mistralDocumentField(file.mediaType);
  const open = `${options.slice(0, -1)},"document":{"type":"${field}","${field}":"data:${file.mediaType};base64,`;
  return around(Buffer.from(open), file, Buffer.from('"}}'));
}

function around(head: Buffer, file: SpooledFile, tail: Buffer): BodySource {
  async function* content(): AsyncGenerator<Uint8Array> {
    yield head;
    yield* base64File(file.path);
    yield tail;
  }
  return { content: content(), sizeBytes: head.length + base64Length(file.sizeBytes) + tail.length };
}
