/** Parts of the stall time; all must pass without a byte. */
const TICKS = 16;

/**
 * Calls back when nothing has arrived for `stallMs`, up to a sixteenth more. The time is counted in sixteenths: after a
 * pause of the process, timers expire before the data that arrived meanwhile is read, and a pause then counts as one.
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

  /** Restarts the time, because data has arrived. */
  restart(): void {
    this.#quietTicks = 0;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
