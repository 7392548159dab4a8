import { Worker } from 'node:worker_threads';
import { asGatewayError, failure } from '../errors/gateway-error.ts';
import type { ParsedJson } from './json-body.ts';
import type { BodyPlace, MeasuredJson, ParseResponse, ParseRequest } from './json-parse-worker.ts';
import { addPiece, type LongText } from './long-texts.ts';

export type { BodyPlace, MeasuredJson };

/** V8 gives a worker this much for the text and the values of one body of the largest size. */
const WORKER_HEAP_MEGABYTES = 4096;
const IDLE_MS = 30_000;

/** Told what a body is before anything is built of it; what it throws ends the parse. */
export type AcceptBody = (measured: MeasuredJson) => void;

interface Waiting {
  accept: AcceptBody;
  /** What has come so far of an answer whose long texts are on their way. */
  arriving: (ParsedJson & { longTexts: LongText[] }) | null;
  resolve(response: ParsedJson): void;
  reject(error: unknown): void;
}

/**
 * Parses bodies in a worker thread, so that they neither block the others nor end the process when their values do not fit into
 * memory. One at a time: what waits is bounded by the memory that its lease holds.
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
   * Parses one body after another. What the thread is given is made only when its turn has come, so that the copies of many bodies
   * neither take memory nor delay others at the same time. Throws what `place` throws, `unparsable_body` when it is no JSON object, costs more than any body may, or does not fit
   * into memory, and what `accept` throws.
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
      this.#send({ id, then: 'more' });
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
      this.#send({ id, then: 'forget' });
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

  /** The memory of a large body's values is given back with the thread that held them. */
  #endWhenIdle(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      const worker = this.#worker;
      this.#worker = null;
      void worker?.terminate();
    }, this.#idleMs).unref();
  }

  #onWorkerEnd(worker: Worker, cause: unknown): void {
    // A thread that was given up tells of its end only when the next one is at work, whose parse goes on.
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
