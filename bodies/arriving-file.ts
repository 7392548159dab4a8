import { PassThrough } from 'node:stream';
import type { GatewayError } from '../errors/gateway-error.ts';
import type { Arrival, FileHead, MultipartBody } from './multipart-body.ts';

/**
 * The reader's side of an `Arrival`. Every chunk is on disk before it is passed on, and the caller is held back while the reader that takes
 * the bytes is slow, or has not begun: little of the file is ever in memory.
 */
export class ArrivingFile implements Arrival {
  readonly head: FileHead;
  readonly #live = new PassThrough();
  readonly #outdated = new AbortController();
  readonly #whole = Promise.withResolvers<MultipartBody>();
  #isTaken = false;
  #passedBytes = 0;

  constructor(head: FileHead) {
    this.head = head;
    // Both reach the reader that takes the bytes or waits for all of them, if there is one.
    this.#live.on('error', () => undefined);
    this.#whole.promise.catch(() => undefined);
  }

  get isTaken(): boolean {
    return this.#isTaken;
  }

  get passedBytes(): number {
    return this.#passedBytes;
  }

  get outdated(): AbortSignal {
    return this.#outdated.signal;
  }

  async *content(): AsyncGenerator<Uint8Array> {
    this.#isTaken = true;
    // Nothing sets an encoding, so that chunks are buffers.
    for await (const chunk of this.#live) {
      const bytes = chunk as Buffer;
      this.#passedBytes += bytes.length;
      yield bytes;
    }
  }

  whole(): Promise<MultipartBody> {
    this.#live.destroy();
    return this.#whole.promise;
  }

  /** The chunks on their way to the disk: a reader that requests the next one has written the one before. */
  async *passing(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      yield chunk;
      await this.#pass(chunk);
    }
  }

  /** All of the body is here, and the file was the last of it. */
  complete(body: MultipartBody): void {
    this.#live.end();
    this.#whole.resolve(body);
  }

  /** All of the body is here, and the file was not the last of it. */
  outdate(body: MultipartBody, reason: GatewayError): void {
    this.#live.destroy(reason);
    this.#whole.resolve(body);
    this.#outdated.abort(reason);
  }

  fail(reason: Error): void {
    this.#live.destroy(reason);
    this.#whole.reject(reason);
  }

  async #pass(chunk: Buffer): Promise<void> {
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
