import { Worker } from 'node:worker_threads';
import { EngineError } from '../engine-error.ts';
import type { JobResult, JobInput, JobMessage, JobOutput, JobRunner, JobTable } from './jobs.ts';

export interface WorkerLinkOptions {
  /** The entry module of the worker. Tests set their own. */
  entry: URL;
  /** The longest time of one job, including loading the models. After it, the worker is stopped and the job fails. */
  jobTimeoutMs: number;
  /** After `crashLimit` crashes within this time, no worker is started until the time has passed. */
  crashWindowMs: number;
  crashLimit: number;
  /** The longest idle time. After it, the worker is stopped, which releases its memory. */
  idleMs: number;
  /**
   * The limit of the worker's JavaScript heap. Beyond it, only the worker crashes. WebAssembly memory does not count.
   */
  maxHeapMegabytes: number;
}

/** The time of a job is counted in so many parts. While the process is suspended the worker cannot work either: that is one part. */
const PARTS = 10;

interface RunningJob {
  id: number;
  settle: (result: JobResult | EngineError) => void;
}

/**
 * The worker thread of one family of engines. It starts with the first job, and again after a crash or an idle stop. It
 * does one job at a time. An idle worker does not keep the process alive.
 */
export class WorkerLink<Jobs extends JobTable<Jobs>> implements JobRunner<Jobs> {
  readonly #options: WorkerLinkOptions;
  #worker: Worker | undefined;
  #running: RunningJob | undefined;
  #lastId = 0;
  #crashTimesMs: number[] = [];
  #idleTimer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: WorkerLinkOptions) {
    this.#options = options;
  }

  /**
   * @throws EngineError `bad_gateway` when the engine fails or crashes during this job, `model_overloaded` during the
   * pause after several crashes.
   */
  async run<Kind extends keyof Jobs & string>(
    kind: Kind,
    input: JobInput<Jobs, Kind>,
  ): Promise<JobOutput<Jobs, Kind>> {
    const worker = this.#readyWorker();
    const result = await this.#exchange(worker, kind, input);
    if ('error' in result)
      throw new EngineError('bad_gateway', { internal: `engine ${kind}: ${result.error}` });
    // Both threads share the table of jobs, and the result has the id of this job.
    return result.output;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#idleTimer);
    const worker = this.#worker;
    this.#lose(new EngineError('service_unavailable', { internal: 'the engines are closed' }));
    await worker?.terminate();
  }

  async #exchange(worker: Worker, kind: string, input: unknown): Promise<JobResult> {
    const id = (this.#lastId += 1);
    const message: JobMessage = { id, kind, input };
    clearTimeout(this.#idleTimer);
    const { promise, resolve, reject } = Promise.withResolvers<JobResult>();
    const { jobTimeoutMs } = this.#options;
    let parts = 0;
    const timer = setInterval(() => {
      parts += 1;
      if (parts === PARTS) this.#crashed(worker, `${kind} took too long`);
    }, jobTimeoutMs / PARTS);
    this.#running = {
      id,
      settle: (result) => (result instanceof EngineError ? reject(result) : resolve(result)),
    };
    worker.ref();
    try {
      worker.postMessage(message);
      return await promise;
    } finally {
      clearInterval(timer);
      this.#running = undefined;
      worker.unref();
      this.#rest(worker);
    }
  }

  #rest(worker: Worker): void {
    if (worker !== this.#worker) return;
    const end = (): void => {
      if (worker !== this.#worker) return;
      this.#worker = undefined;
      void worker.terminate();
    };
    this.#idleTimer = setTimeout(end, this.#options.idleMs).unref();
  }

  #readyWorker(): Worker {
    if (this.#closed) throw new EngineError('service_unavailable', { internal: 'the engines are closed' });
    this.#worker ??= this.#start();
    return this.#worker;
  }

  #start(): Worker {
    const { crashWindowMs, crashLimit, entry, maxHeapMegabytes } = this.#options;
    const now = Date.now();
    this.#crashTimesMs = this.#crashTimesMs.filter((time) => now - time < crashWindowMs);
    const oldest = this.#crashTimesMs[0];
    if (oldest !== undefined && this.#crashTimesMs.length >= crashLimit) {
      const retryAfterSeconds = Math.ceil((oldest + crashWindowMs - now) / 1000);
      throw new EngineError('model_overloaded', {
        retryAfterSeconds,
        internal: 'the engine crashed repeatedly',
      });
    }
    const resourceLimits = { maxOldGenerationSizeMb: maxHeapMegabytes };
    const worker = new Worker(entry, { execArgv: [], resourceLimits });
    worker.on('message', (result: JobResult) => {
      if (this.#running?.id === result.id) this.#running.settle(result);
    });
    worker.on('error', (error) =>
      this.#crashed(worker, error instanceof Error ? error.message : 'not an Error'),
    );
    worker.on('exit', (code) => this.#crashed(worker, `exit ${code}`));
    return worker;
  }

  #crashed(worker: Worker, reason: string): void {
    if (worker !== this.#worker) return;
    this.#crashTimesMs.push(Date.now());
    this.#lose(new EngineError('bad_gateway', { internal: `the engine crashed: ${reason}` }));
    void worker.terminate();
  }

  #lose(reason: EngineError): void {
    this.#worker = undefined;
    this.#running?.settle(reason);
  }
}
