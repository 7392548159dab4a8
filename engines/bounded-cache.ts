/** Keeps what was used last, up to a bound on the sum of the sizes. */
export class BoundedCache<Value> {
  readonly #bound: number;
  readonly #entries = new Map<string, { value: Value; size: number }>();
  #size = 0;

  constructor(bound: number) {
    this.#bound = bound;
  }

  get(key: string): Value | undefined {
    const found = this.#entries.get(key);
    if (found === undefined) return undefined;
    // The order of a map is that of insertion: what was used last stands last.
    this.#entries.delete(key);
    this.#entries.set(key, found);
    return found.value;
  }

  /** What is larger than the bound by itself is not kept. */
  set(key: string, value: Value, size: number): void {
    this.#drop(key);
    if (size > this.#bound) return;
    this.#entries.set(key, { value, size });
    this.#size += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#bound) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const found = this.#entries.get(key);
    if (found === undefined) return;
    this.#entries.delete(key);
    this.#size -= found.size;
  }
}
