import { Worker } from 'node:worker_threads';
import { asGatewayError, failure } from '../errors/gateway-error.ts';
import type { ParsedJson } from './json-body.ts';
import type { BodyPlace, MeasuredJson, ParseResponse, ParseRequest } from './json-parse-worker.ts';
import { addPiece, type LongText } from './long-texts.ts';
import { FairQueue } from '../scheduling/fair-queue.ts';

export type { BodyPlace, MeasuredJson };

/** Heap of the worker: enough for the text and the values of a body of the largest size. */
const WORKER_HEAP_MEGABYTES = 4096;
const IDLE_MS = 30_000;

/** A body that waits to be parsed. */
export interface ParseJob {
  /** The project of the request. Projects take turns, by the bytes of their bodies. */
  owner: string | null;
  sizeBytes: number;
  /**
   * Called when the body's turn comes, so that the copies of waiting bodies take no memory. An error that it throws
   * ends the parse.
   */
  place: () => BodyPlace;
  /** Called before the body is parsed. An error that it throws ends the parse. */
  accept: (measured: MeasuredJson) => void;
}

interface Job extends ParseJob {
  /** The parsed body while its long texts are still being received. */
  arriving: (ParsedJson & { longTexts: LongText[] }) | null;
  resolve(response: ParsedJson): void;
  reject(error: unknown): void;
}

type CurrentJob = Job & { id: number };

/**
 * Parses bodies in a worker thread, so that they do not block other requests, and do not end the process when
 * their values exceed the memory. It parses one body at a time. The memory leases of waiting bodies limit their
 * number.
 */
export class JsonParser {
  #worker: Worker | null = null;
  readonly #queue = new FairQueue<Job>();
  /** The body that is parsed now. */
  #current: CurrentJob | null = null;
  #lastId = 0;
  #isStarting = false;
  #idle: NodeJS.Timeout | undefined;
  readonly #heapMegabytes: number;
  readonly #idleMs: number;

  constructor({ heapMegabytes = WORKER_HEAP_MEGABYTES, idleMs = IDLE_MS } = {}) {
    this.#heapMegabytes = heapMegabytes;
    this.#idleMs = idleMs;
  }

  /** The waiting bodies, and the one that is parsed. */
  get bodies(): number {
    return this.#queue.length + (this.#current === null ? 0 : 1);
  }

  /**
   * Parses a body when its project's turn comes. Throws the errors of `place` and `accept`, and `unparsable_body` for a
   * body that is not a JSON object, costs more than the limit, or does not fit into memory.
   */
  parse(job: ParseJob): Promise<ParsedJson> {
    return new Promise((resolve, reject) => {
      this.#queue.add(job.owner ?? '', job.sizeBytes, { ...job, arriving: null, resolve, reject });
      this.#startNext();
    });
  }

  /** Starts the next body in a turn of its own: until then the one before has released its memory. */
  #startNext(): void {
    if (this.#isStarting || this.#current !== null || this.#queue.length === 0) return;
    this.#isStarting = true;
    setImmediate(() => {
      this.#isStarting = false;
      const job = this.#queue.take();
      if (job !== undefined) this.#start(job);
    });
  }

  #start(job: Job): void {
    let place: BodyPlace;
    try {
      place = job.place();
    } catch (error) {
      job.reject(error);
      this.#startNext();
      return;
    }
    clearTimeout(this.#idle);
    this.#current = { ...job, id: (this.#lastId += 1) };
    this.#worker ??= this.#startThread();
    const request: ParseRequest = { id: this.#current.id, measure: place };
    this.#worker.postMessage(request, 'bytes' in place ? [place.bytes.buffer] : []);
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#worker?.terminate();
  }

  #startThread(): Worker {
    const worker = new Worker(new URL('./json-parse-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: this.#heapMegabytes },
    });
    worker.on('message', (response: ParseResponse) => this.#receive(response));
    worker.on('error', (cause) => this.#onWorkerEnd(worker, cause));
    worker.on('exit', () => this.#onWorkerEnd(worker, new Error('the parser thread ended')));
    return worker;
  }

  #receive(response: ParseResponse): void {
    const { id } = response;
    const job = this.#current;
    if (job?.id !== id) return;
    if ('measured' in response) return this.#continue(job, response.measured);
    if ('value' in response) job.arriving = response;
    if ('piece' in response && job.arriving !== null) addPiece(job.arriving, response.piece);
    if (job.arriving !== null && job.arriving.longTexts.length > 0 && !('error' in response)) {
      this.#send({ id, then: 'next_piece' });
      return;
    }
    if ('refusal' in response) job.reject(failure('unparsable_body', { message: response.refusal }));
    else if ('error' in response) job.reject(failure('unparsable_body', { internal: response.error }));
    else if (job.arriving !== null) job.resolve(job.arriving);
    this.#finish();
  }

  #continue(job: CurrentJob, measured: MeasuredJson): void {
    const { id } = job;
    try {
      job.accept(measured);
      this.#send({ id, then: 'parse' });
    } catch (error) {
      this.#send({ id, then: 'discard' });
      job.reject(asGatewayError(error));
      this.#finish();
    }
  }

  #send(request: ParseRequest): void {
    this.#worker?.postMessage(request);
  }

  #finish(): void {
    this.#current = null;
    if (this.#queue.length === 0) this.#endWhenIdle();
    else this.#startNext();
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
    const message = 'failed to parse route metadata from request body: too large';
    this.#current?.reject(failure('unparsable_body', { message, cause }));
    this.#finish();
  }
}
