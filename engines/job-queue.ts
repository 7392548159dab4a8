import { failure } from '../errors/gateway-error.ts';
import type { JobInput, JobKind, JobOutput } from './worker/protocol.ts';

export interface JobRunner {
  run<Kind extends JobKind>(kind: Kind, input: JobInput<Kind>): Promise<JobOutput<Kind>>;
}

export interface JobQueueBounds {
  /** Calls that wait or run. */
  maxCalls: number;
  /** UTF-16 units of text in all of them. */
  maxCharacters: number;
}

interface QueuedCall {
  characters: number;
  /** Runs the call's next job; answers whether that was the last. */
  step: () => Promise<boolean>;
  fail: (reason: unknown) => void;
}

/** Calls take turns, one job each, so that a call of thousands of texts delays a small one by one job only. */
export class JobQueue {
  readonly #runner: JobRunner;
  readonly #bounds: JobQueueBounds;
  readonly #calls = new Set<QueuedCall>();
  #characters = 0;
  #pumping = false;

  constructor(runner: JobRunner, bounds: JobQueueBounds) {
    this.#runner = runner;
    this.#bounds = bounds;
  }

  /**
   * The outputs of all jobs of a call, in order. An abort rejects at once with the signal's reason and drops the jobs
   * that have not begun.
   *
   * @throws GatewayError `model_overloaded` beyond a bound; and what the runner throws, which ends this call alone.
   */
  async submit<Kind extends JobKind>(
    kind: Kind,
    inputs: readonly JobInput<Kind>[],
    characters: number,
    signal: AbortSignal,
  ): Promise<JobOutput<Kind>[]> {
    signal.throwIfAborted();
    if (inputs.length === 0) return [];
    if (
      this.#calls.size >= this.#bounds.maxCalls ||
      this.#characters + characters > this.#bounds.maxCharacters
    ) {
      const headers = { 'retry-after': '1' };
      return Promise.reject(
        failure('model_overloaded', { headers, internal: 'the queue of the engine is full' }),
      );
    }
    const { promise, resolve, reject } = Promise.withResolvers<JobOutput<Kind>[]>();
    const outputs: JobOutput<Kind>[] = [];
    const step = async (): Promise<boolean> => {
      const input = inputs[outputs.length];
      if (input !== undefined) outputs.push(await this.#runner.run(kind, input));
      if (outputs.length < inputs.length) return false;
      resolve(outputs);
      return true;
    };
    const call: QueuedCall = { characters, step, fail: reject };
    const abort = (): void => this.#end(call, signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    this.#calls.add(call);
    this.#characters += characters;
    void this.#pump();
    return promise.finally(() => signal.removeEventListener('abort', abort));
  }

  /** Ends every call with this reason. */
  clear(reason: unknown): void {
    for (const call of this.#calls) this.#end(call, reason);
  }

  async #pump(): Promise<void> {
    if (this.#pumping) return;
    this.#pumping = true;
    for (let [call] = this.#calls; call !== undefined; [call] = this.#calls) await this.#turn(call);
    this.#pumping = false;
  }

  async #turn(call: QueuedCall): Promise<void> {
    try {
      const done = await call.step();
      // A call that was ended in the meantime must not come back.
      if (!this.#calls.has(call)) return;
      if (done) this.#forget(call);
      else this.#moveToBack(call);
    } catch (thrown) {
      this.#end(call, thrown);
    }
  }

  #moveToBack(call: QueuedCall): void {
    this.#calls.delete(call);
    this.#calls.add(call);
  }

  #end(call: QueuedCall, reason: unknown): void {
    this.#forget(call);
    call.fail(reason);
  }

  #forget(call: QueuedCall): void {
    if (this.#calls.delete(call)) this.#characters -= call.characters;
  }
}
