/** A cache with a bound on the sum of the sizes. It removes the least recently used entries first. */
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
    // A map keeps the order of insertion, so the most recently used entry is the last one.
    this.#entries.delete(key);
    this.#entries.set(key, found);
    return found.value;
  }

  /** Stores a value. A value larger than the bound is not stored. */
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
