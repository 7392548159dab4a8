import { failure } from '../errors/gateway-error.ts';

/**
 * A process-wide bound on bytes held for bodies, in memory or on disk (design §4). Beyond it a request is refused at once
 * with 503 and `Retry-After`, rather than the process dying for all.
 */
export class ByteBound {
  readonly limitBytes: number;
  readonly name: string;
  #heldBytes = 0;

  constructor(name: string, limitBytes: number) {
    this.name = name;
    this.limitBytes = limitBytes;
  }

  get heldBytes(): number {
    return this.#heldBytes;
  }

  /** A lease that grows with the body it stands for. */
  lease(): ByteLease {
    return new ByteLease((bytes) => this.#grow(bytes));
  }

  #grow(bytes: number): void {
    if (bytes > 0 && this.#heldBytes + bytes > this.limitBytes) {
      throw failure('service_unavailable', {
        message: 'the service holds as many request bodies as it can; try again later',
        internal: `the bound ${this.name} of ${this.limitBytes} bytes is reached`,
        headers: { 'retry-after': '5' },
      });
    }
    this.#heldBytes += bytes;
  }
}

export class ByteLease {
  readonly #grow: (bytes: number) => void;
  #bytes = 0;
  #isOver = false;

  constructor(grow: (bytes: number) => void) {
    this.#grow = grow;
  }

  /**
   * Throws `service_unavailable` beyond the bound, and holds what it held before. Throws `client_closed` once it was released: what
   * a request took after its end, nobody would give back.
   */
  growTo(bytes: number): void {
    if (this.#isOver)
      throw failure('client_closed', { internal: 'the request ended before its body was read' });
    if (bytes <= this.#bytes) return;
    this.#grow(bytes - this.#bytes);
    this.#bytes = bytes;
  }

  release(): void {
    this.#grow(-this.#bytes);
    this.#bytes = 0;
    this.#isOver = true;
  }
}
