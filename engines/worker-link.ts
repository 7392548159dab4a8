import { Worker } from 'node:worker_threads';
import { failure, GatewayError } from '../errors/gateway-error.ts';
import type { JobAnswer, JobInput, JobKind, JobOutput } from './worker/protocol.ts';

export interface WorkerLinkOptions {
  /** Entry of the worker; tests give their own. */
  entry: URL;
  /** Longest time of one job, loading the models included; then the worker is ended and the job has failed. */
  jobTimeoutMs: number;
  /** After `crashLimit` crashes within this time no worker is started until the time has passed. */
  crashWindowMs: number;
  crashLimit: number;
}

interface RunningJob {
  id: number;
  settle: (answer: JobAnswer | GatewayError) => void;
}

/**
 * The one worker thread that holds the engines. It starts with the first job and again after a crash; it does one job
 * at a time, and it does not keep the process alive while it has none.
 */
export class WorkerLink {
  readonly #options: WorkerLinkOptions;
  #worker: Worker | undefined;
  #running: RunningJob | undefined;
  #lastId = 0;
  #crashTimesMs: number[] = [];
  #closed = false;

  constructor(options: WorkerLinkOptions) {
    this.#options = options;
  }

  /**
   * @throws GatewayError `bad_gateway` when the engine fails or crashes over this job, `model_overloaded` while it is
   * given time after several crashes.
   */
  async run<Kind extends JobKind>(kind: Kind, input: JobInput<Kind>): Promise<JobOutput<Kind>> {
    const worker = this.#readyWorker();
    const answer = await this.#exchange(worker, kind, input);
    if ('error' in answer) throw failure('bad_gateway', { internal: `engine ${kind}: ${answer.error}` });
    // Both ends are compiled from the same table of jobs, and the answer carries this job's id.
    return answer.output;
  }

  async close(): Promise<void> {
    this.#closed = true;
    const worker = this.#worker;
    this.#lose(failure('service_unavailable', { internal: 'the engines are closed' }));
    await worker?.terminate();
  }

  async #exchange(worker: Worker, kind: JobKind, input: object): Promise<JobAnswer> {
    const id = (this.#lastId += 1);
    const { promise, resolve, reject } = Promise.withResolvers<JobAnswer>();
    const timer = setTimeout(
      () => this.#crashed(worker, `${kind} took too long`),
      this.#options.jobTimeoutMs,
    );
    this.#running = {
      id,
      settle: (answer) => (answer instanceof GatewayError ? reject(answer) : resolve(answer)),
    };
    worker.ref();
    try {
      worker.postMessage({ id, kind, input });
      return await promise;
    } finally {
      clearTimeout(timer);
      this.#running = undefined;
      worker.unref();
    }
  }

  #readyWorker(): Worker {
    if (this.#closed) throw failure('service_unavailable', { internal: 'the engines are closed' });
    this.#worker ??= this.#start();
    return this.#worker;
  }

  #start(): Worker {
    const { crashWindowMs, crashLimit, entry } = this.#options;
    const now = Date.now();
    this.#crashTimesMs = this.#crashTimesMs.filter((time) => now - time < crashWindowMs);
    const oldest = this.#crashTimesMs[0];
    if (oldest !== undefined && this.#crashTimesMs.length >= crashLimit) {
      const retryAfter = Math.ceil((oldest + crashWindowMs - now) / 1000);
      throw failure('model_overloaded', {
        headers: { 'retry-after': String(retryAfter) },
        internal: 'the engine crashed repeatedly',
      });
    }
    const worker = new Worker(entry, { execArgv: [] });
    worker.on('message', (answer: JobAnswer) => {
      if (this.#running?.id === answer.id) this.#running.settle(answer);
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
    this.#lose(failure('bad_gateway', { internal: `the engine crashed: ${reason}` }));
    void worker.terminate();
  }

  #lose(reason: GatewayError): void {
    this.#worker = undefined;
    this.#running?.settle(reason);
  }
}
