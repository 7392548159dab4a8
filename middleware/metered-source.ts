import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { BodyResources, OnRelease } from '../bodies/read-json-body.ts';
import { contentChunks } from '../bodies/request-content.ts';
import { failure } from '../errors/gateway-error.ts';

/** The request's body under the gateway's bounds and stall clock, with the headers that multer reads. */
export class MeteredSource extends Readable {
  readonly headers: IncomingMessage['headers'];
  readonly #chunks: AsyncGenerator<Buffer>;
  readonly #count: (sizeBytes: number) => void;
  readonly #stop = new AbortController();

  /** @param count gets the size of each chunk before the parser gets the chunk; may throw */
  constructor(
    request: IncomingMessage,
    resources: BodyResources,
    onRelease: OnRelease,
    count: (sizeBytes: number) => void,
  ) {
    super();
    this.#count = count;
    // The reader gets an error from the parser. After the parser's end there is none.
    this.on('error', () => undefined);
    this.headers = request.headers;
    this.#chunks = contentChunks(request, resources, onRelease, this.#stop.signal);
  }

  override _read(): void {
    this.#chunks
      .next()
      .then((next) => {
        if (next.done !== true) this.#count(next.value.length);
        this.push(next.done === true ? null : next.value);
      })
      .catch((error: unknown) => this.fail(error));
  }

  /** Stops reading the body. multer would otherwise read all of the rest. */
  fail(error: unknown): void {
    this.destroy(error instanceof Error ? error : failure('internal_error', { cause: error }));
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    // The code that sends the response discards the rest of the request. A pending read is not awaited, because
    // after an early response it may never end.
    this.#stop.abort(error);
    this.#chunks.return(undefined).catch(() => undefined);
    done(error);
  }
}
