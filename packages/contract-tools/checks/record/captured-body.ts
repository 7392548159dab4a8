/** Captures the first bytes of a body, and its size. */
export class CapturedBody {
  readonly #maxBytes: number;
  readonly #chunks: Buffer[] = [];
  #kept = 0;
  #total = 0;

  /** @param maxBytes maximum bytes to keep */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get totalBytes(): number {
    return this.#total;
  }

  get isComplete(): boolean {
    return this.#kept === this.#total;
  }

  add(bytes: Buffer): void {
    const chunk = bytes.subarray(0, Math.max(0, this.#maxBytes - this.#kept));
    if (chunk.length > 0) this.#chunks.push(chunk);
    this.#kept += chunk.length;
    this.#total += bytes.length;
  }

  bytes(): Buffer {
    return Buffer.concat(this.#chunks);
  }
}
