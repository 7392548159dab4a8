import { failure } from '../errors/gateway-error.ts';

/**
 * A process-wide bound on bytes held for requests, in memory or on disk (design §4). Beyond it a request is refused at once
 * with 503 and `Retry-After`, rather than the process dying for all. One that needs more than all of the bound is refused with 413:
 * it would never fit.
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
    return new ByteLease((bytes, totalBytes) => this.#grow(bytes, totalBytes));
  }

  #grow(bytes: number, totalBytes: number): void {
    if (totalBytes > this.limitBytes) {
      throw failure('body_too_large', {
        internal: `the request alone needs ${totalBytes} bytes, the bound ${this.name} is ${this.limitBytes}`,
      });
    }
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
  readonly #grow: (bytes: number, totalBytes: number) => void;
  #bytes = 0;
  #isOver = false;

  constructor(grow: (bytes: number, totalBytes: number) => void) {
    this.#grow = grow;
  }

  /**
   * Throws `service_unavailable` or `body_too_large` beyond the bound, and holds what it held before. Throws `client_closed` once it was released: what
   * a request took after its end, nobody would give back.
   */
  growTo(bytes: number): void {
    if (this.#isOver)
      throw failure('client_closed', { internal: 'the request ended before its body was read' });
    if (bytes <= this.#bytes) return;
    this.#grow(bytes - this.#bytes, bytes);
    this.#bytes = bytes;
  }

  /** Leases so much more. Throws as `growTo`. */
  add(bytes: number): void {
    this.growTo(this.#bytes + bytes);
  }

  /** Gives back what is held beyond so much. */
  shrinkTo(bytes: number): void {
    if (bytes >= this.#bytes) return;
    this.#grow(bytes - this.#bytes, bytes);
    this.#bytes = bytes;
  }

  release(): void {
    this.#grow(-this.#bytes, 0);
    this.#bytes = 0;
    this.#isOver = true;
  }
}
