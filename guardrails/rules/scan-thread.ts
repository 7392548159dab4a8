import { setImmediate as otherWork } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { CheckFailure } from '../check.ts';
import type { PromptTexts } from '../prompt.ts';
import type { ScanAnswer, ScanOrder, ScanWorkerData } from './scan-worker.ts';

/** Handed over whole, a long text would stop the main thread while it is copied. */
const PIECE_CHARACTERS = 1024 * 1024;
/** Prompts that wait for the thread; more have failed at once. */
const MOST_WAITING = 64;
const HEAP_MEGABYTES = 4096;

interface Running {
  id: number;
  settle(answer: ScanAnswer | CheckFailure): void;
}

/** Holds long prompts against rules in a thread of its own, one after another. It starts with the first, and again when it was ended. */
export class ScanThread {
  readonly #data: ScanWorkerData;
  #worker: Worker | null = null;
  #running: Running | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #lastId = 0;

  constructor(data: ScanWorkerData) {
    this.#data = data;
  }

  /**
   * Whether the rules of a guardrail find anything. A scan that is aborted while it runs ends the thread: nothing else stops it.
   * Throws `CheckFailure` then, and when the thread fails or too many prompts wait for it.
   */
  scan(guardrail: string, prompt: PromptTexts, signal: AbortSignal): Promise<boolean> {
    if (this.#waiting >= MOST_WAITING) throw new CheckFailure('too many long prompts wait');
    this.#waiting += 1;
    const turn = this.#last.then(() => this.#scanNow(guardrail, prompt, signal));
    this.#last = turn.catch(() => undefined).finally(() => (this.#waiting -= 1));
    return turn;
  }

  async close(): Promise<void> {
    await this.#end(new CheckFailure('the gateway ends'));
  }

  async #scanNow(guardrail: string, prompt: PromptTexts, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) throw new CheckFailure('aborted before its turn');
    this.#worker ??= this.#start();
    const id = (this.#lastId += 1);
    const { promise, resolve } = Promise.withResolvers<ScanAnswer | CheckFailure>();
    this.#running = { id, settle: resolve };
    const abort = (): void => void this.#end(new CheckFailure('aborted'));
    signal.addEventListener('abort', abort, { once: true });
    try {
      await this.#handOver(this.#worker, prompt, { kind: 'scan', id, guardrail });
      const answer = await promise;
      if (answer instanceof CheckFailure) throw answer;
      if ('failed' in answer) throw new CheckFailure('the rules failed');
      return answer.found;
    } finally {
      signal.removeEventListener('abort', abort);
      this.#running = null;
      this.#worker?.unref();
    }
  }

  async #handOver(worker: Worker, prompt: PromptTexts, last: ScanOrder): Promise<void> {
    worker.ref();
    let handedOver = 0;
    for (const room of ['running', 'others'] as const) {
      for (const text of prompt[room]) {
        for (let at = 0; at < text.length; at += PIECE_CHARACTERS) {
          const piece = text.slice(at, at + PIECE_CHARACTERS);
          worker.postMessage({ kind: 'piece', room, text: piece, begins: at === 0 } satisfies ScanOrder);
          handedOver += piece.length;
          if (handedOver < PIECE_CHARACTERS) continue;
          handedOver = 0;
          await otherWork();
        }
      }
    }
    worker.postMessage(last);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./scan-worker.ts', import.meta.url), {
      workerData: this.#data,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    });
    const lost = (): void => {
      if (this.#worker === worker) void this.#end(new CheckFailure('the thread of the rules ended'));
    };
    worker.on('message', (answer: ScanAnswer) => {
      if (this.#running?.id === answer.id) this.#running.settle(answer);
    });
    worker.on('error', lost).on('exit', lost);
    return worker;
  }

  async #end(reason: CheckFailure): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    this.#running?.settle(reason);
    await worker?.terminate();
  }
}
