import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { decodedBody, type DecodingRules } from '../../bodies/decoded-body.ts';
import { joinChunks, ReceivedBody } from '../../bodies/received-body.ts';
import { failure } from '../../errors/gateway-error.ts';
import { failureOfConnection } from '../failures/upstream-failure.ts';
import { isOfStaleConnection, type ConnectionPool } from './connection-pool.ts';

export type UpstreamHeaders = Record<string, string | string[] | undefined>;

/** A body to be read once. Throws `GatewayError`s only. Ending the iteration early destroys the connection. */
export interface UpstreamBody extends AsyncIterable<Uint8Array> {
  /** Reads all of it. Throws `bad_gateway` when it has more than `maxBytes`. */
  receive?(maxBytes: number): Promise<ReceivedBody>;
}

export interface RawUpstreamResponse {
  statusCode: number;
  headers: UpstreamHeaders;
  chunks: UpstreamBody;
}

/** The gateway asks for no coding, and some servers send one all the same. A paid reply is used where it can be read. */
const DECODING: DecodingRules = {
  maxCodings: 2,
  ignoresRest: true,
  unsupported: () =>
    failure('bad_gateway', { internal: 'the upstream response has an unknown content coding' }),
  damaged: (coding, cause) =>
    failure('bad_gateway', { cause, internal: `the upstream response is no valid ${coding}` }),
};

/** No coding, by which servers keep proxies from coding their events (TracecatHQ/tracecat#1511). */
const NO_CODING = 'none';

/** Bytes that are buffered for a slow reader before the upstream is paused. */
const HELD_BYTES = 64 * 1024;

/**
 * Sends a request. Rejects with the connection's error when no response begins, or with the signal's reason. A request
 * whose connection turns out to be stale is sent once more, on a new one, unless its body can be read only once.
 *
 * @param onEnd called when the request no longer uses its connection
 */
export function exchangeWith(
  pool: ConnectionPool,
  options: Dispatcher.DispatchOptions,
  signal: AbortSignal,
  onEnd?: () => void,
): Promise<RawUpstreamResponse> {
  return new Promise((resolve, reject) => {
    pool.dispatch(options, new UpstreamExchange(pool, options, signal, { resolve, reject, onEnd }));
  });
}

interface Waiting {
  onEnd: (() => void) | undefined;
  resolve: (response: RawUpstreamResponse) => void;
  reject: (error: unknown) => void;
}

/**
 * One request, and the body of its response as it arrives. Undici's `request` does the same with a stream,
 * whose overhead exceeds all other work of the gateway on a chunk (decision 146).
 */
class UpstreamExchange
  implements Dispatcher.DispatchHandler, UpstreamBody, AsyncIterableIterator<Uint8Array, undefined>
{
  readonly #pool: ConnectionPool;
  readonly #options: Dispatcher.DispatchOptions;
  readonly #signal: AbortSignal;
  readonly #waiting: Waiting;
  /** Whether the request may be sent again: nothing of a response has arrived, and it was sent once. */
  #mayRepeat = true;
  #controller: Dispatcher.DispatchController | null = null;
  #held: Uint8Array[] = [];
  #heldBytes = 0;
  /** Bytes at which the upstream is paused, and the reader is woken. */
  #pauseAtBytes = HELD_BYTES;
  #wakeAtBytes = 0;
  #end: { error: unknown } | null = null;
  /** Null while no reader has waited. */
  #wakeReader: (() => void) | null = null;

  constructor(
    pool: ConnectionPool,
    options: Dispatcher.DispatchOptions,
    signal: AbortSignal,
    waiting: Waiting,
  ) {
    this.#pool = pool;
    this.#options = options;
    this.#signal = signal;
    this.#waiting = waiting;
    signal.addEventListener('abort', this.#abort, { once: true });
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#signal.aborted) this.#abort();
  }

  onResponseStart(_controller: unknown, statusCode: number, headers: UpstreamHeaders): void {
    this.#mayRepeat = false;
    if (statusCode < 200) return;
    const { 'content-encoding': coding } = headers;
    const isPlain = coding === undefined || coding === NO_CODING;
    const chunks = isPlain ? this : decodedBody(this, coding, DECODING);
    this.#waiting.resolve({ statusCode, headers, chunks });
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Uint8Array): void {
    if (this.#end !== null) return;
    this.#held.push(chunk);
    this.#heldBytes += chunk.length;
    if (this.#heldBytes >= this.#pauseAtBytes) controller.pause();
    if (this.#heldBytes >= this.#wakeAtBytes) this.#wakeReader?.();
  }

  onResponseEnd(): void {
    this.#waiting.onEnd?.();
    this.#end ??= { error: null };
    this.#wakeReader?.();
  }

  onResponseError(_controller: unknown, error: Error): void {
    const { body } = this.#options;
    if (this.#mayRepeat && isOfStaleConnection(error) && isRepeatable(body)) {
      this.#mayRepeat = false;
      this.#pool.dispatchAlone(this.#options, this);
      return;
    }
    this.#waiting.onEnd?.();
    if (body instanceof Readable) body.on('error', () => undefined).destroy(error);
    this.#end ??= { error };
    this.#wakeReader?.();
    // Has no effect once the response has begun: its reader then gets the error.
    this.#waiting.reject(error);
    this.#signal.removeEventListener('abort', this.#abort);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** Returns all chunks that have arrived, joined. */
  async next(): Promise<IteratorResult<Uint8Array, undefined>> {
    while (this.#held.length === 0 && this.#end === null) await this.#wait();
    if (this.#held.length > 0) {
      const value = joinChunks(this.#held, this.#heldBytes);
      this.#clearHeld();
      return { done: false, value };
    }
    this.#finishReading();
    return { done: true, value: undefined };
  }

  return(): Promise<IteratorResult<Uint8Array, undefined>> {
    this.#endEarly();
    return Promise.resolve({ done: true, value: undefined });
  }

  async receive(maxBytes: number): Promise<ReceivedBody> {
    this.#pauseAtBytes = this.#wakeAtBytes = maxBytes + 1;
    // What has been read from a paused connection arrives now.
    this.#controller?.resume();
    if (this.#end === null && this.#heldBytes <= maxBytes) await this.#wait();
    if (this.#heldBytes > maxBytes) {
      this.#endEarly();
      throw failure('bad_gateway', { internal: 'the upstream response is too large' });
    }
    this.#finishReading();
    const received = new ReceivedBody(this.#held, this.#heldBytes);
    this.#clearHeld();
    return received;
  }

  #wait(): Promise<void> {
    return new Promise((resolve) => {
      this.#wakeReader = resolve;
    });
  }

  #finishReading(): void {
    this.#signal.removeEventListener('abort', this.#abort);
    const error = this.#end?.error ?? null;
    if (error !== null) throw failureOfConnection(error, this.#signal);
  }

  #endEarly(): void {
    this.#signal.removeEventListener('abort', this.#abort);
    this.#break(new Error('the response was not read to its end'));
  }

  #clearHeld(): void {
    this.#held = [];
    this.#heldBytes = 0;
    this.#controller?.resume();
  }

  readonly #abort = (): void => this.#break(this.#signal.reason);

  /**
   * Drops unread chunks and aborts the request. Before a connection exists, `onRequestStart` checks the signal.
   */
  #break(reason: unknown): void {
    const error = reason instanceof Error ? reason : new Error('aborted', { cause: reason });
    this.#held = [];
    this.#heldBytes = 0;
    this.#end = { error };
    this.#wakeReader?.();
    // Has no effect on a complete exchange.
    this.#controller?.abort(error);
  }
}

function isRepeatable(body: Dispatcher.DispatchOptions['body']): boolean {
  return body === undefined || body === null || typeof body === 'string' || body instanceof Uint8Array;
}
