/** Work that is done again and again, each time a while after the last one has ended. */
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

  /** The work is done at once, or once more when it is under way. */
  now(): void {
    this.#isDue = this.#running !== null;
    if (this.#running !== null || this.#isStopped) return;
    clearTimeout(this.#timer);
    this.#running = this.#run();
  }

  /** Resolves when the work is not under way any more. */
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
      // `now` may have been called meanwhile, which the compiler does not see.
    } while ((this.#isDue as boolean) && !this.#isStopped);
    this.#running = null;
    if (!this.#isStopped) this.#timer = this.#later();
  }
}
