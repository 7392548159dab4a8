/** Parts of the stall time; each must pass without a byte. */
const TICKS = 4;

/**
 * Calls back when nothing has arrived for `stallMs`, up to a quarter more. The time is counted in quarters, because a process
 * that did not run for a while sees its timers expire before it reads what arrived meanwhile: such a pause counts as one
 * quarter, however long it was.
 */
export class StallClock {
  readonly #timer: NodeJS.Timeout;
  #quietTicks = 0;

  constructor(stallMs: number, onStalled: () => void) {
    this.#timer = setInterval(() => {
      this.#quietTicks += 1;
      if (this.#quietTicks <= TICKS) return;
      this.stop();
      onStalled();
    }, stallMs / TICKS);
  }

  /** Starts again, because something has arrived. */
  restart(): void {
    this.#quietTicks = 0;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
