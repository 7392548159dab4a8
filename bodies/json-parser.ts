import { Worker } from 'node:worker_threads';
import { failure } from '../errors/gateway-error.ts';
import type { JsonObject } from './json-body.ts';
import type { LongText, ParseAnswer, ParseOrder } from './json-parse-worker.ts';
import type { JsonScan } from './json-scan.ts';

/** V8 gives a worker this much for the text and the values of one body of the largest size. */
const WORKER_HEAP_MEGABYTES = 4096;
const IDLE_MS = 30_000;

interface Waiting {
  /** What has come so far of an answer whose long texts are on their way. */
  arriving: { value: JsonObject; scan: JsonScan; longTexts: LongText[] } | null;
  resolve(answer: { value: JsonObject; scan: JsonScan }): void;
  reject(error: unknown): void;
}

/**
 * Parses large bodies in one worker thread, so that they neither block the others nor end the process when their values do
 * not fit into memory. One at a time: what waits is bounded by the memory that its lease holds.
 */
export class JsonParser {
  #worker: Worker | null = null;
  readonly #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #last: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;
  readonly #heapMegabytes: number;

  constructor(heapMegabytes = WORKER_HEAP_MEGABYTES) {
    this.#heapMegabytes = heapMegabytes;
  }

  /**
   * Parses one file after another. Throws `unparsable_body` when the file is no JSON object, holds too many values, or does not fit into memory.
   */
  parse(path: string): Promise<{ value: JsonObject; scan: JsonScan }> {
    const turn = this.#last.then(() => this.#parseNow(path));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  #parseNow(path: string): Promise<{ value: JsonObject; scan: JsonScan }> {
    clearTimeout(this.#idle);
    const order: ParseOrder = { id: this.#nextId, path };
    this.#nextId += 1;
    return new Promise((resolve, reject) => {
      this.#waiting.set(order.id, { arriving: null, resolve, reject });
      this.#worker ??= this.#start();
      this.#worker.postMessage(order);
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
    worker.on('message', (answer: ParseAnswer) => this.#settle(answer));
    worker.on('error', (cause) => this.#lose(worker, cause));
    worker.on('exit', () => this.#lose(worker, new Error('the parser thread ended')));
    return worker;
  }

  #settle(answer: ParseAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    if (waiting === undefined) return;
    if ('value' in answer) waiting.arriving = answer;
    if ('piece' in answer && waiting.arriving !== null) addPiece(waiting.arriving, answer.piece);
    if (waiting.arriving !== null && waiting.arriving.longTexts.length > 0 && !('fault' in answer)) {
      this.#worker?.postMessage({ id: answer.id, more: true } satisfies ParseOrder);
      return;
    }
    this.#waiting.delete(answer.id);
    if (this.#waiting.size === 0) this.#endWhenIdle();
    if ('refusal' in answer) waiting.reject(failure('unparsable_body', { message: answer.refusal }));
    else if ('fault' in answer) waiting.reject(failure('unparsable_body', { internal: answer.fault }));
    else if (waiting.arriving !== null) waiting.resolve(waiting.arriving);
  }

  /** The memory of a large body's values is given back with the thread that held them. */
  #endWhenIdle(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      const worker = this.#worker;
      this.#worker = null;
      void worker?.terminate();
    }, IDLE_MS).unref();
  }

  #lose(worker: Worker, cause: unknown): void {
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

/** Puts the next piece where its text belongs; the first of the long texts is the one that is arriving. */
function addPiece(arriving: { value: JsonObject; longTexts: LongText[] }, piece: string): void {
  const text = arriving.longTexts[0];
  const key = text?.path.at(-1);
  if (text === undefined || key === undefined) return;
  let container: Record<string | number, unknown> = arriving.value;
  // Every step but the last of a path leads to a container, or the worker could not have gone on from there.
  for (const step of text.path.slice(0, -1)) container = container[step] as Record<string | number, unknown>;
  container[key] = `${String(container[key])}${piece}`;
  text.pieces -= 1;
  if (text.pieces === 0) arriving.longTexts.shift();
}
