import { failure } from '../errors/gateway-error.ts';
import {
  engineAvailability,
  type Availability,
  type EngineName,
  type PackageResolver,
} from './availability.ts';
import { QueuedEmbeddingEngine } from './embeddings.ts';
import type { ChatEngine, EmbeddingEngine } from './engine-types.ts';
import { ExtractiveChatEngine } from './extractive/engine.ts';
import { JobQueue } from './job-queue.ts';
import { QueuedTokenCounter } from './tokens.ts';
import { WorkerLink } from './worker-link.ts';

export interface EngineHostOptions {
  /** Calls that wait or run, over all engines; further ones are answered with `model_overloaded`. */
  maxQueuedCalls?: number;
  /** UTF-16 units of text in these calls. */
  maxQueuedCharacters?: number;
  /** Longest time of one small job, loading the models included. */
  jobTimeoutMs?: number;
  crashWindowMs?: number;
  /** Crashes within `crashWindowMs` after which the engine rests. */
  crashLimit?: number;
  /** Entry of the worker thread; for tests. */
  workerEntry?: URL;
  /** Finds the optional packages; for tests. */
  resolvePackage?: PackageResolver;
}

const workerEntry = new URL('./worker/main.ts', import.meta.url);

/**
 * The local engines of a fresh install (design §10), in one worker thread that starts with the first call and that all
 * share, since the models take about 300 MB.
 */
export class EngineHost {
  readonly embeddings: EmbeddingEngine;
  readonly chat: ChatEngine;
  readonly tokens: QueuedTokenCounter;
  /** Which engines are installed, and for the others why not. */
  readonly availability: ReadonlyMap<EngineName, Availability>;
  readonly #worker: WorkerLink;
  readonly #queue: JobQueue;

  constructor(options: EngineHostOptions = {}) {
    this.availability = engineAvailability(options.resolvePackage);
    this.#worker = new WorkerLink({
      entry: options.workerEntry ?? workerEntry,
      jobTimeoutMs: options.jobTimeoutMs ?? 60_000,
      crashWindowMs: options.crashWindowMs ?? 30_000,
      crashLimit: options.crashLimit ?? 3,
    });
    this.#queue = new JobQueue(this.#worker, {
      maxCalls: options.maxQueuedCalls ?? 64,
      maxCharacters: options.maxQueuedCharacters ?? 16_000_000,
    });
    const embeddings = this.availability.get('embeddings');
    const missing = embeddings?.available === false ? embeddings.reason : undefined;
    this.tokens = new QueuedTokenCounter(this.#queue);
    this.embeddings = new QueuedEmbeddingEngine(this.#queue, missing);
    const scoring = missing === undefined ? this.embeddings : undefined;
    this.chat = new ExtractiveChatEngine(this.#queue, this.tokens, scoring);
  }

  /** Ends the worker; calls that wait or run, and later ones, fail with `service_unavailable`. */
  async close(): Promise<void> {
    this.#queue.clear(failure('service_unavailable', { internal: 'the engines are closed' }));
    await this.#worker.close();
  }
}
