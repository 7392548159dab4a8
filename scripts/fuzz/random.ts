/** A repeatable source of choices: the same seed and number give the same choices (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number, number: number) {
    // Spreads neighbouring numbers over the whole range (the constant of the golden ratio).
    this.#state = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b);
  }

  /** A number from 0 up to, but not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }

  /** An integer from 0 up to, but not including, the bound. */
  below(bound: number): number {
    return Math.floor(this.next() * bound);
  }

  /** Whether something happens that has this probability. */
  isLikely(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of the items. Throws on an empty list. */
  pick<Item>(items: readonly Item[]): Item {
    const index = this.below(items.length);
    if (index >= items.length) throw new RangeError('nothing to pick from');
    // The index is within the list.
    return items[index] as Item;
  }

  /** Random bytes, one character each. Long ones repeat. */
  bytes(length: number): string {
    const block = Array.from({ length: Math.min(length, 64) }, () => String.fromCharCode(this.below(256)));
    return block
      .join('')
      .repeat(Math.ceil(length / 64))
      .slice(0, length);
  }
}
