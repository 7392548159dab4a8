import { EngineError } from '../engine-error.ts';
import type { JobInput, JobOutput, JobRunner, JobTable } from './jobs.ts';

export interface JobQueueBounds {
  /** The most waiting and running calls. Further calls get 503. */
  maxCalls: number;
  /** The largest sum of the sizes of these calls: UTF-16 units of text or bytes of media, depending on the engine. */
  maxSize: number;
  /** The longest time of one call, including the time in the queue. */
  callTimeoutMs: number;
}

interface WaitingJob {
  run: () => Promise<void>;
  fail: (reason: unknown) => void;
}

/**
 * Runs one job at a time. Calls take turns after each job, so a call with thousands of jobs delays a small one by one
 * job only.
 */
export class JobQueue<Jobs extends JobTable<Jobs>> {
  readonly #runner: JobRunner<Jobs>;
  readonly #bounds: JobQueueBounds;
  readonly #waiting = new Set<WaitingJob>();
  #calls = 0;
  #size = 0;
  #isPumping = false;

  constructor(runner: JobRunner<Jobs>, bounds: JobQueueBounds) {
    this.#runner = runner;
    this.#bounds = bounds;
  }

  /** The waiting and running calls. */
  get calls(): number {
    return this.#calls;
  }

  /** Returns the outputs of all jobs of a call, in order. Rejects as `stream` throws. */
  async submit<Kind extends keyof Jobs & string>(
    kind: Kind,
    inputs: readonly JobInput<Jobs, Kind>[],
    size: number,
    signal: AbortSignal,
  ): Promise<JobOutput<Jobs, Kind>[]> {
    const outputs: JobOutput<Jobs, Kind>[] = [];
    for await (const output of this.stream(kind, inputs, size, signal)) outputs.push(output);
    return outputs;
  }

  /**
   * Yields the outputs of a call's jobs in order, each as soon as it is ready. The next job waits until the output is
   * consumed. The inputs may arrive over time, and the call keeps its place in the queue.
   *
   * @throws EngineError `model_overloaded` beyond a bound of the queue or of time, and the runner's error, which ends
   * only this call. An abort rejects at once with the signal's reason and drops the jobs that have not begun.
   */
  async *stream<Kind extends keyof Jobs & string>(
    kind: Kind,
    inputs: Iterable<JobInput<Jobs, Kind>> | AsyncIterable<JobInput<Jobs, Kind>>,
    size: number,
    signal: AbortSignal,
  ): AsyncGenerator<JobOutput<Jobs, Kind>, void> {
    signal.throwIfAborted();
    const { maxCalls, maxSize, callTimeoutMs } = this.#bounds;
    if (this.#calls >= maxCalls || this.#size + size > maxSize) throw overloaded('its queue is full');
    const timeout = AbortSignal.timeout(callTimeoutMs);
    const either = AbortSignal.any([signal, timeout]);
    this.#calls += 1;
    this.#size += size;
    try {
      for await (const input of inputs) yield await this.#inTurn(kind, input, either);
    } catch (thrown) {
      throw thrown === timeout.reason ? overloaded('a call took too long') : thrown;
    } finally {
      this.#calls -= 1;
      this.#size -= size;
    }
  }

  /** Ends every call with a waiting or running job. */
  clear(reason: unknown): void {
    for (const job of this.#waiting) job.fail(reason);
  }

  #inTurn<Kind extends keyof Jobs & string>(
    kind: Kind,
    input: JobInput<Jobs, Kind>,
    signal: AbortSignal,
  ): Promise<JobOutput<Jobs, Kind>> {
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<JobOutput<Jobs, Kind>>();
    const run = async (): Promise<void> => resolve(await this.#runner.run(kind, input));
    const job: WaitingJob = { run, fail: reject };
    const abort = (): void => {
      this.#waiting.delete(job);
      reject(signal.reason);
    };
    signal.addEventListener('abort', abort, { once: true });
    this.#waiting.add(job);
    void this.#pump();
    return promise.finally(() => signal.removeEventListener('abort', abort));
  }

  async #pump(): Promise<void> {
    if (this.#isPumping) return;
    this.#isPumping = true;
    for (let [job] = this.#waiting; job !== undefined; [job] = this.#waiting) {
      try {
        await job.run();
      } catch (thrown) {
        job.fail(thrown);
      }
      this.#waiting.delete(job);
    }
    this.#isPumping = false;
  }
}

function overloaded(internal: string): Error {
  return new EngineError('model_overloaded', { retryAfterSeconds: 1, internal: `the engine: ${internal}` });
}
