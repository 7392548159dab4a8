import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { CheckFailure } from '../check.ts';
import type { PromptTexts } from '../prompt.ts';
import { FairQueue } from '../../scheduling/fair-queue.ts';
import type { RulesByName, ScanResult, ScanCommand } from './scan-messages.ts';

/** The most prompts that wait for the thread: of all projects, and of one. */
const MAX_WAITING = 128;
const MAX_WAITING_PER_PROJECT = 32;
/** The most prompts that the thread scans in turns, each of another project. */
const MAX_ACTIVE = 8;
/** The thread has a copy of each prompt, and therefore only one larger than this at a time. */
const LARGE_CHARACTERS = 8_000_000;
/** Long texts are sent in pieces, since copying blocks the main thread. */
const PIECE_CHARACTERS = 1024 * 1024;
/** How long a thread may take to stop a scan before it is terminated: a regular expression cannot be interrupted. */
const STOP_MS = 1_000;
const HEAP_MEGABYTES = 4096;

export interface ScanRequest {
  guardrail: string;
  prompt: PromptTexts & { readonly sizeCharacters: number };
  /** The project of the prompt: projects share the thread by the amount of their work. */
  project: string;
  /** The expected steps. */
  amount: number;
  signal: AbortSignal;
}

interface Job extends ScanRequest {
  id: number;
  /** Set if the prompt was being scanned when the thread failed, and may be the cause: it is scanned once more, alone. */
  isSuspect: boolean;
  settle(result: boolean | CheckFailure): void;
  stopTimer: NodeJS.Timeout | null;
}

/** Scans prompts in a worker thread, several of them in turns. The thread starts with the first prompt, and again after a failure. */
export class ScanThread {
  readonly #rules: RulesByName;
  readonly #workerUrl: URL;
  readonly #queue = new FairQueue<Job>({ most: MAX_WAITING, mostPerOwner: MAX_WAITING_PER_PROJECT });
  readonly #active = new Map<number, Job>();
  #worker: Worker | null = null;
  #lastId = 0;

  constructor(rules: RulesByName, workerUrl = new URL('./scan-worker.ts', import.meta.url)) {
    this.#rules = rules;
    this.#workerUrl = workerUrl;
  }

  /** Whether the rules find anything. Throws `CheckFailure` when they could not run, or too many prompts wait. */
  async scan(request: ScanRequest): Promise<boolean> {
    if (request.signal.aborted) throw new CheckFailure('aborted before its turn');
    const { promise, resolve } = Promise.withResolvers<boolean | CheckFailure>();
    const job: Job = {
      ...request,
      id: (this.#lastId += 1),
      isSuspect: false,
      settle: resolve,
      stopTimer: null,
    };
    this.#enqueue(job);
    const abort = (): void => this.#abort(job);
    job.signal.addEventListener('abort', abort, { once: true });
    this.#startNext();
    try {
      const result = await promise;
      if (result instanceof CheckFailure) throw result;
      return result;
    } finally {
      job.signal.removeEventListener('abort', abort);
    }
  }

  async close(): Promise<void> {
    const reason = new CheckFailure('the gateway is shutting down');
    for (const job of [...this.#queue.clear(), ...this.#active.values()]) this.#finish(job, reason);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #enqueue(job: Job): void {
    const displaced = this.#queue.add(job.project, job.amount, job);
    if (displaced !== null) this.#finish(displaced, new CheckFailure('too many long prompts wait'));
  }

  #startNext(): void {
    for (;;) {
      const job = this.#queue.take((next) => this.#mayStart(next));
      if (job === undefined) break;
      this.#active.set(job.id, job);
      this.#worker ??= this.#startThread();
      void this.#handOver(this.#worker, job);
    }
    if (this.#active.size === 0) this.#worker?.unref();
  }

  #mayStart({ isSuspect, prompt, project }: Job): boolean {
    const active = [...this.#active.values()];
    if (active.length === 0) return true;
    if (isSuspect || active.length >= MAX_ACTIVE || active.some((job) => job.isSuspect)) return false;
    const isLarge = prompt.sizeCharacters > LARGE_CHARACTERS;
    return !active.some(
      (job) => job.project === project || (isLarge && job.prompt.sizeCharacters > LARGE_CHARACTERS),
    );
  }

  async #handOver(worker: Worker, { id, prompt, guardrail }: Job): Promise<void> {
    worker.ref();
    let handedOver = 0;
    for (const part of ['running', 'others'] as const) {
      for (const text of prompt[part]) {
        for (let at = 0; at < text.length; at += PIECE_CHARACTERS) {
          const piece = text.slice(at, at + PIECE_CHARACTERS);
          worker.postMessage({
            job: id,
            kind: 'piece',
            part,
            text: piece,
            begins: at === 0,
          } satisfies ScanCommand);
          handedOver += piece.length;
          if (handedOver < PIECE_CHARACTERS) continue;
          handedOver = 0;
          await nextTurn();
          if (!this.#active.has(id)) return;
        }
      }
    }
    worker.postMessage({ job: id, kind: 'scan', guardrail } satisfies ScanCommand);
  }

  #abort(job: Job): void {
    this.#queue.drop(job);
    if (!this.#active.has(job.id)) {
      this.#finish(job, new CheckFailure('aborted'));
      return;
    }
    // The job stays active until the thread reports that it has stopped.
    job.settle(new CheckFailure('aborted'));
    const worker = this.#worker;
    worker?.postMessage({ job: job.id, kind: 'stop' } satisfies ScanCommand);
    job.stopTimer = setTimeout(() => this.#replaceThread(worker, job), STOP_MS).unref();
  }

  #finish(job: Job, result: boolean | CheckFailure): void {
    clearTimeout(job.stopTimer ?? undefined);
    this.#active.delete(job.id);
    job.settle(result);
  }

  #startThread(): Worker {
    const worker = new Worker(this.#workerUrl, {
      workerData: this.#rules,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    });
    worker.on('message', ({ job: id, outcome }: ScanResult) => {
      const job = this.#active.get(id);
      if (job === undefined) return;
      this.#finish(job, RESULTS[outcome]);
      this.#startNext();
    });
    const replace = (): void => this.#replaceThread(worker, null);
    worker.on('error', replace).on('exit', replace);
    return worker;
  }

  /** Replaces the thread. Its prompts are scanned again, except one that it did not stop, or that failed when scanned alone. */
  #replaceThread(worker: Worker | null, culprit: Job | null): void {
    if (worker === null || this.#worker !== worker) return;
    this.#worker = null;
    const reason = new CheckFailure('the scanning thread ended');
    for (const job of [...this.#active.values()]) {
      this.#active.delete(job.id);
      const isOver = job === culprit || job.signal.aborted || job.isSuspect;
      job.isSuspect = culprit === null;
      if (isOver) this.#finish(job, reason);
      else this.#enqueue(job);
    }
    void worker.terminate();
    this.#startNext();
  }
}

const RESULTS: Readonly<Record<ScanResult['outcome'], boolean | CheckFailure>> = {
  found: true,
  nothing: false,
  failed: new CheckFailure('the rules failed'),
  'too large': new CheckFailure('the prompt is too large for a pattern with unbounded matches'),
  stopped: new CheckFailure('aborted'),
};
