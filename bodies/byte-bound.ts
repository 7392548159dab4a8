import { failure } from '../errors/gateway-error.ts';

/**
 * A process-wide bound on bytes held for requests, in memory or on disk (design §4). A request beyond it is
 * refused at once with 503 and `Retry-After`. A request that alone exceeds the bound is refused with 413.
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

  /** Returns an empty lease, to be grown with a body. */
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
   * Grows the lease to so many bytes. Throws `service_unavailable` or `body_too_large` beyond the bound, and
   * keeps its size. Throws `client_closed` after the release, because nothing would release the bytes again.
   */
  growTo(bytes: number): void {
    if (this.#isOver)
      throw failure('client_closed', { internal: 'the request ended before its body was read' });
    if (bytes <= this.#bytes) return;
    this.#grow(bytes - this.#bytes, bytes);
    this.#bytes = bytes;
  }

  /** Grows the lease by so many bytes. Throws as `growTo`. */
  add(bytes: number): void {
    this.growTo(this.#bytes + bytes);
  }

  /** Releases what exceeds so many bytes. */
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
