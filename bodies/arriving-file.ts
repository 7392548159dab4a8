import { PassThrough } from 'node:stream';
import type { GatewayError } from '../errors/gateway-error.ts';
import type { ArrivingPart, FileHead, MultipartBody } from './multipart-body.ts';

/**
 * The reader's side of an `Arrival`. Every chunk is on disk before it is passed on, and the caller is held back while the reader that takes
 * the bytes is slow, or has not begun: little of the file is ever in memory.
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
    // Both reach the reader that takes the bytes or waits for all of them, if there is one.
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
    // Nothing sets an encoding, so that chunks are buffers.
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

  /** The chunks on their way to the disk: a reader that requests the next one has written the one before. */
  async *tee(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      yield chunk;
      await this.#forward(chunk);
    }
  }

  /** All of the body is here, and the file was the last of it. */
  complete(body: MultipartBody): void {
    this.#live.end();
    this.#completeBody.resolve(body);
  }

  /** All of the body is here, and the file was not the last of it. */
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
