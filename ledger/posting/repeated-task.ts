/** Runs a task repeatedly, each time some time after the previous run has ended. */
export class RepeatedTask {
  readonly #everyMs: number;
  readonly #work: () => Promise<void>;
  readonly #onError: (error: unknown) => void;
  #timer: NodeJS.Timeout;
  #running: Promise<void> | null = null;
  #isDue = false;
  #isStopped = false;

  constructor(everyMs: number, work: () => Promise<void>, onError: (error: unknown) => void) {
    this.#everyMs = everyMs;
    this.#work = work;
    this.#onError = onError;
    this.#timer = this.#later();
  }

  /** Runs the task at once, or once more after the current run. */
  now(): void {
    this.#isDue = this.#running !== null;
    if (this.#running !== null || this.#isStopped) return;
    clearTimeout(this.#timer);
    this.#running = this.#run();
  }

  /** Stops the repetition; resolves when the current run has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #later(): NodeJS.Timeout {
    return setTimeout(() => this.now(), this.#everyMs).unref();
  }

  async #run(): Promise<void> {
    do {
      this.#isDue = false;
      try {
        await this.#work();
      } catch (error) {
        this.#onError(error);
      }
      // The assertion is needed because the compiler does not see that `now` may have been called meanwhile.
    } while ((this.#isDue as boolean) && !this.#isStopped);
    this.#running = null;
    if (!this.#isStopped) this.#timer = this.#later();
  }
}
