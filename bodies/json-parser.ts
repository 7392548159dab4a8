import { Worker } from 'node:worker_threads';
import { asGatewayError, failure } from '../errors/gateway-error.ts';
import type { ParsedJson } from './json-body.ts';
import type { BodyPlace, MeasuredJson, ParseResponse, ParseRequest } from './json-parse-worker.ts';
import { addPiece, type LongText } from './long-texts.ts';

export type { BodyPlace, MeasuredJson };

/** Heap of the worker: enough for the text and the values of a body of the largest size. */
const WORKER_HEAP_MEGABYTES = 4096;
const IDLE_MS = 30_000;

/** Called before a body is parsed. An error that it throws ends the parse. */
export type AcceptBody = (measured: MeasuredJson) => void;

interface Waiting {
  accept: AcceptBody;
  /** The parsed body while its long texts are still being received. */
  arriving: (ParsedJson & { longTexts: LongText[] }) | null;
  resolve(response: ParsedJson): void;
  reject(error: unknown): void;
}

/**
 * Parses bodies in a worker thread, so that they do not block other requests, and do not end the process when
 * their values exceed the memory. It parses one body at a time. The memory leases of waiting bodies limit their
 * number.
 */
export class JsonParser {
  #worker: Worker | null = null;
  readonly #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #last: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;
  readonly #heapMegabytes: number;
  readonly #idleMs: number;

  constructor({ heapMegabytes = WORKER_HEAP_MEGABYTES, idleMs = IDLE_MS } = {}) {
    this.#heapMegabytes = heapMegabytes;
    this.#idleMs = idleMs;
  }

  /**
   * Parses a body after those that came before. `place` is called when the body's turn comes, so that the
   * copies of waiting bodies take no memory. Throws the errors of `place` and `accept`, and `unparsable_body`
   * for a body that is not a JSON object, costs more than the limit, or does not fit into memory.
   */
  parse(place: () => BodyPlace, accept: AcceptBody): Promise<ParsedJson> {
    const turn = this.#last.then(() => this.#parseNow(place(), accept));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  #parseNow(place: BodyPlace, accept: AcceptBody): Promise<ParsedJson> {
    clearTimeout(this.#idle);
    const request: ParseRequest = { id: this.#nextId, measure: place };
    this.#nextId += 1;
    return new Promise((resolve, reject) => {
      this.#waiting.set(request.id, { accept, arriving: null, resolve, reject });
      this.#worker ??= this.#start();
      this.#worker.postMessage(request, 'bytes' in place ? [place.bytes.buffer] : []);
    });
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./json-parse-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: this.#heapMegabytes },
    });
    worker.on('message', (response: ParseResponse) => this.#settle(response));
    worker.on('error', (cause) => this.#onWorkerEnd(worker, cause));
    worker.on('exit', () => this.#onWorkerEnd(worker, new Error('the parser thread ended')));
    return worker;
  }

  #settle(response: ParseResponse): void {
    const { id } = response;
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    if ('measured' in response) return this.#continue(id, waiting, response.measured);
    if ('value' in response) waiting.arriving = response;
    if ('piece' in response && waiting.arriving !== null) addPiece(waiting.arriving, response.piece);
    if (waiting.arriving !== null && waiting.arriving.longTexts.length > 0 && !('error' in response)) {
      this.#send({ id, then: 'next_piece' });
      return;
    }
    this.#remove(id);
    if ('refusal' in response) waiting.reject(failure('unparsable_body', { message: response.refusal }));
    else if ('error' in response) waiting.reject(failure('unparsable_body', { internal: response.error }));
    else if (waiting.arriving !== null) waiting.resolve(waiting.arriving);
  }

  #continue(id: number, waiting: Waiting, measured: MeasuredJson): void {
    try {
      waiting.accept(measured);
      this.#send({ id, then: 'parse' });
    } catch (error) {
      this.#send({ id, then: 'discard' });
      this.#remove(id);
      waiting.reject(asGatewayError(error));
    }
  }

  #send(request: ParseRequest): void {
    this.#worker?.postMessage(request);
  }

  #remove(id: number): void {
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#endWhenIdle();
  }

  /** Ends the idle thread, which frees the memory that large bodies took. */
  #endWhenIdle(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      const worker = this.#worker;
      this.#worker = null;
      void worker?.terminate();
    }, this.#idleMs).unref();
  }

  #onWorkerEnd(worker: Worker, cause: unknown): void {
    // A thread that was ended on purpose may report its end while the next one is working.
    if (this.#worker !== worker) return;
    this.#worker = null;
    for (const waiting of this.#waiting.values()) {
      waiting.reject(
        failure('unparsable_body', {
          message: `failed to parse route metadata from request body: too large`,
          cause,
        }),
      );
    }
    this.#waiting.clear();
  }
}
