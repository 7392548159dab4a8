import { EngineError } from '../engine-error.ts';
import { JobQueue, type JobQueueBounds } from './job-queue.ts';
import type { JobTable } from './jobs.ts';
import { WorkerLink, type WorkerLinkOptions } from './worker-link.ts';

/** All bounds of a family of engines. Each family defines those that differ from `defaultBounds`. */
export type EngineBounds = JobQueueBounds & Omit<WorkerLinkOptions, 'entry'>;

const defaultBounds: EngineBounds = {
  maxCalls: 64,
  maxSize: 16_000_000,
  callTimeoutMs: 300_000,
  jobTimeoutMs: 60_000,
  crashWindowMs: 30_000,
  crashLimit: 3,
  idleMs: 600_000,
  maxHeapMegabytes: 1_024,
};

/** A queue in front of a worker thread, which starts with the first job. Each family of engines has one. */
export class EngineWorker<Jobs extends JobTable<Jobs>> extends JobQueue<Jobs> {
  readonly #link: WorkerLink<Jobs>;

  /** @param entry the module that calls `serveJobs` with the same table of jobs. */
  constructor(entry: URL, bounds: Partial<EngineBounds> = {}) {
    const all = { ...defaultBounds, ...bounds };
    const link = new WorkerLink<Jobs>({ entry, ...all });
    super(link, all);
    this.#link = link;
  }

  /** Stops the worker. Waiting, running and later calls fail with `service_unavailable`. */
  async close(): Promise<void> {
    this.clear(new EngineError('service_unavailable', { internal: 'the engines are closed' }));
    await this.#link.close();
  }
}
