/** Counts attempts and failures of the last one or two halves of a window, in constant memory. */
export class FailureWindow {
  #startMs = 0;
  #attempts = 0;
  #failures = 0;
  #earlierAttempts = 0;
  #earlierFailures = 0;

  add(isFailure: boolean, windowMs: number, nowMs: number): void {
    if (nowMs - this.#startMs >= windowMs / 2) this.#roll(windowMs, nowMs);
    this.#attempts += 1;
    if (isFailure) this.#failures += 1;
  }

  counts(windowMs: number, nowMs: number): { attempts: number; failures: number } {
    if (nowMs - this.#startMs >= windowMs / 2) this.#roll(windowMs, nowMs);
    return {
      attempts: this.#attempts + this.#earlierAttempts,
      failures: this.#failures + this.#earlierFailures,
    };
  }

  clear(): void {
    this.#attempts = this.#failures = this.#earlierAttempts = this.#earlierFailures = 0;
  }

  /** Begins another half of the window. */
  #roll(windowMs: number, nowMs: number): void {
    const isNext = nowMs - this.#startMs < windowMs;
    this.#earlierAttempts = isNext ? this.#attempts : 0;
    this.#earlierFailures = isNext ? this.#failures : 0;
    this.#attempts = 0;
    this.#failures = 0;
    this.#startMs = isNext ? this.#startMs + windowMs / 2 : nowMs;
  }
}
