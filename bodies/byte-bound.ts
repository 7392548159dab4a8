import { failure } from '../errors/gateway-error.ts';

/**
 * A process-wide bound on bytes held for requests, in memory or on disk. A request beyond it is refused at once with 503
 * and `Retry-After`. A request that alone exceeds the bound is refused with 413. An owner whose requests
 * together hold more than a share leaves that share free for the others.
 */
export class ByteBound {
  readonly limitBytes: number;
  readonly name: string;
  readonly #shareBytes: number;
  #heldBytes = 0;
  readonly #heldByOwner = new Map<string, number>();

  /** @param share part of the bound that is kept free for owners that hold less than it; 0 keeps nothing free */
  constructor(name: string, limitBytes: number, share = 0) {
    this.name = name;
    this.limitBytes = limitBytes;
    this.#shareBytes = Math.floor(limitBytes * share);
  }

  get heldBytes(): number {
    return this.#heldBytes;
  }

  /**
   * Returns an empty lease, to be grown with a body.
   *
   * @param owner such as a project; null for requests of none, which have no share
   */
  lease(owner: string | null = null): ByteLease {
    return new ByteLease(this, owner);
  }

  /** Throws `body_too_large` for a request that needs more bytes than there are. */
  refuseBeyond(bytes: number): void {
    if (bytes <= this.limitBytes) return;
    throw failure('body_too_large', {
      internal: `the request alone needs ${bytes} bytes, the bound ${this.name} is ${this.limitBytes}`,
    });
  }

  /**
   * Takes more bytes for a lease, or gives some back. Throws `service_unavailable` or `body_too_large` beyond the bound.
   *
   * @param totalBytes of the lease afterwards
   */
  grow(owner: string | null, bytes: number, totalBytes: number): void {
    if (totalBytes > this.limitBytes) this.refuseBeyond(totalBytes);
    const ofOwner = (owner === null ? this.#heldBytes : (this.#heldByOwner.get(owner) ?? 0)) + bytes;
    // One request may need nearly all, such as the largest body when it is parsed.
    const keepsShareFree = ofOwner > this.#shareBytes && ofOwner > totalBytes;
    const openBytes = keepsShareFree ? this.limitBytes - this.#shareBytes : this.limitBytes;
    if (bytes > 0 && this.#heldBytes + bytes > openBytes) {
      throw failure('service_unavailable', {
        message: 'the service holds as many request bodies as it can; try again later',
        internal: `the bound ${this.name} of ${this.limitBytes} bytes is reached`,
        headers: { 'retry-after': '5' },
      });
    }
    this.#heldBytes += bytes;
    if (owner === null) return;
    if (ofOwner > 0) this.#heldByOwner.set(owner, ofOwner);
    else this.#heldByOwner.delete(owner);
  }
}

/** Bytes of a bound that one request holds. */
export class ByteLease {
  readonly #bound: ByteBound;
  readonly #owner: string | null;
  #bytes = 0;
  #isReleased = false;

  constructor(bound: ByteBound, owner: string | null) {
    this.#bound = bound;
    this.#owner = owner;
  }

  /**
   * Grows the lease to so many bytes. Throws `service_unavailable` or `body_too_large` beyond the bound, and
   * keeps its size. Throws `client_closed` after the release, because nothing would release the bytes again.
   */
  growTo(bytes: number): void {
    if (this.#isReleased)
      throw failure('client_closed', { internal: 'the request ended before its body was read' });
    if (bytes <= this.#bytes) return;
    this.#bound.grow(this.#owner, bytes - this.#bytes, bytes);
    this.#bytes = bytes;
  }

  /** Grows the lease by so many bytes. Throws as `growTo`. */
  add(bytes: number): void {
    this.growTo(this.#bytes + bytes);
  }

  /** Releases what exceeds so many bytes. */
  shrinkTo(bytes: number): void {
    if (bytes >= this.#bytes) return;
    this.#bound.grow(this.#owner, bytes - this.#bytes, bytes);
    this.#bytes = bytes;
  }

  release = (): void => {
    this.#bound.grow(this.#owner, -this.#bytes, 0);
    this.#bytes = 0;
    this.#isReleased = true;
  };
}

/** Registers a function to call when the request is over, whether it succeeded or not. */
export type OnRelease = (release: () => void) => void;

/** Memory of a request besides its body: stored conversations, translations, copies for checks, unread responses. */
export interface RequestMemory {
  /**
   * Leases so many bytes until the request is over or the returned function is called. Throws
   * `service_unavailable` or `body_too_large` beyond the bound.
   */
  hold(bytes: number): () => void;
}

export function requestMemory(bound: ByteBound, owner: string | null, onRelease: OnRelease): RequestMemory {
  return {
    hold(bytes) {
      const lease = new ByteLease(bound, owner);
      lease.growTo(bytes);
      onRelease(lease.release);
      return lease.release;
    },
  };
}
