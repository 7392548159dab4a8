/** A map that drops its oldest entry when it is full. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #capacity: number;

  constructor(capacity: number) {
    super();
    this.#capacity = capacity;
  }

  override set(key: Key, value: Value): this {
    super.set(key, value);
    const [oldest] = this.size > this.#capacity ? this.keys() : [];
    if (oldest !== undefined) this.delete(oldest);
    return this;
  }
}
