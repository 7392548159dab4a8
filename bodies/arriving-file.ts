import { PassThrough } from 'node:stream';
import type { GatewayError } from '../errors/gateway-error.ts';
import type { ArrivingPart, FileHead, MultipartBody } from './multipart-body.ts';

/**
 * Passes a file on while it is received. Each chunk is written to disk before the reader gets it, and the
 * client is slowed down to the reader's pace, so little of the file is in memory.
 */
export class ArrivingFile implements ArrivingPart {
  readonly head: FileHead;
  readonly #live = new PassThrough();
  readonly #superseded = new AbortController();
  readonly #completeBody = Promise.withResolvers<MultipartBody>();
  #isForwarded = false;
  #forwardedBytes = 0;

  constructor(head: FileHead) {
    this.head = head;
    // The reader of the bytes, or of the complete body, gets these errors if there is one.
    this.#live.on('error', () => undefined);
    this.#completeBody.promise.catch(() => undefined);
  }

  get isForwarded(): boolean {
    return this.#isForwarded;
  }

  get forwardedBytes(): number {
    return this.#forwardedBytes;
  }

  get superseded(): AbortSignal {
    return this.#superseded.signal;
  }

  async *content(): AsyncGenerator<Uint8Array> {
    this.#isForwarded = true;
    // No encoding is set, so chunks are buffers.
    for await (const chunk of this.#live) {
      const bytes = chunk as Buffer;
      this.#forwardedBytes += bytes.length;
      yield bytes;
    }
  }

  completeBody(): Promise<MultipartBody> {
    this.#live.destroy();
    return this.#completeBody.promise;
  }

  /**
   * Yields the chunks for the writer to disk, and passes each one on when the next is requested, which is after
   * it was written.
   */
  async *tee(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      yield chunk;
      await this.#forward(chunk);
    }
  }

  /** Ends the file: the body is complete, and the file was its last part. */
  complete(body: MultipartBody): void {
    this.#live.end();
    this.#completeBody.resolve(body);
  }

  /** Rejects the file: the body is complete, but other parts came after the file. */
  supersede(body: MultipartBody, reason: GatewayError): void {
    this.#live.destroy(reason);
    this.#completeBody.resolve(body);
    this.#superseded.abort(reason);
  }

  fail(reason: Error): void {
    this.#live.destroy(reason);
    this.#completeBody.reject(reason);
  }

  async #forward(chunk: Buffer): Promise<void> {
    const live = this.#live;
    if (live.destroyed || live.write(chunk)) return;
    await new Promise<void>((resolve) => {
      const done = (): void => {
        live.off('drain', done).off('close', done);
        resolve();
      };
      live.on('drain', done).on('close', done);
    });
  }
}
