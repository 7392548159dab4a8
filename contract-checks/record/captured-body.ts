/** The first bytes of a body, and how many there were. */
export class CapturedBody {
  readonly #most: number;
  readonly #pieces: Buffer[] = [];
  #kept = 0;
  #total = 0;

  /** @param most bytes that are kept */
  constructor(most: number) {
    this.#most = most;
  }

  get totalBytes(): number {
    return this.#total;
  }

  get isWhole(): boolean {
    return this.#kept === this.#total;
  }

  add(bytes: Buffer): void {
    const piece = bytes.subarray(0, Math.max(0, this.#most - this.#kept));
    if (piece.length > 0) this.#pieces.push(piece);
    this.#kept += piece.length;
    this.#total += bytes.length;
  }

  bytes(): Buffer {
    return Buffer.concat(this.#pieces);
  }
}
