interface Owner<Item> {
  /** The owner's amount of work before its next item, measured from a start that all owners share. */
  start: number;
  /** The items that wait, each with its amount of work, in the order of their arrival. */
  readonly amounts: Map<Item, number>;
}

export interface QueueBounds {
  /** The most items that wait. */
  most?: number;
  mostPerOwner?: number;
}

/**
 * A queue with an equal share for each owner, by amount of work and not by number of items (start-time fair queueing). An owner
 * without items does not accumulate a share.
 */
export class FairQueue<Item> {
  readonly #most: number;
  readonly #mostPerOwner: number;
  readonly #owners = new Map<string, Owner<Item>>();
  #now = 0;
  #length = 0;

  constructor({ most = Infinity, mostPerOwner = Infinity }: QueueBounds = {}) {
    this.#most = most;
    this.#mostPerOwner = mostPerOwner;
  }

  get length(): number {
    return this.#length;
  }

  /**
   * Adds an item. Returns the item that has no place: null, this one, or the latest of the owner with the most
   * items if this owner has at least two fewer.
   */
  add(name: string, amount: number, item: Item): Item | null {
    const owner = this.#owners.get(name) ?? { start: 0, amounts: new Map<Item, number>() };
    if (owner.amounts.size >= this.#mostPerOwner) return item;
    const displaced = this.#length < this.#most ? null : this.#latestBeyond(owner.amounts.size + 1);
    if (displaced !== null) this.drop(displaced);
    else if (this.#length >= this.#most) return item;
    owner.start = Math.max(owner.start, this.#now);
    owner.amounts.set(item, amount);
    this.#owners.set(name, owner);
    this.#length += 1;
    return displaced;
  }

  /** Returns the item that is next, of those that may start. */
  peek(mayStart?: (item: Item) => boolean): Item | undefined {
    return this.#next(mayStart)?.item;
  }

  /** Removes and returns the item that is next, of those that may start. */
  take(mayStart?: (item: Item) => boolean): Item | undefined {
    const next = this.#next(mayStart);
    if (next === undefined) return undefined;
    const { owner, item } = next;
    this.#now = Math.max(this.#now, owner.start);
    owner.start += owner.amounts.get(item) ?? 0;
    owner.amounts.delete(item);
    this.#length -= 1;
    this.#forgetIdle();
    return item;
  }

  /** Removes an item that was cancelled; its owner has not used its turn. False when it does not wait. */
  drop(item: Item): boolean {
    for (const { amounts } of this.#owners.values()) {
      if (!amounts.delete(item)) continue;
      this.#length -= 1;
      this.#forgetIdle();
      return true;
    }
    return false;
  }

  /** Removes and returns all items. */
  clear(): Item[] {
    const items = [...this.#owners.values()].flatMap(({ amounts }) => [...amounts.keys()]);
    this.#owners.clear();
    this.#length = 0;
    return items;
  }

  #next(mayStart: (item: Item) => boolean = () => true): { owner: Owner<Item>; item: Item } | undefined {
    let next: { owner: Owner<Item>; item: Item } | undefined;
    for (const owner of this.#owners.values()) {
      if (next !== undefined && owner.start >= next.owner.start) continue;
      for (const item of owner.amounts.keys()) {
        if (!mayStart(item)) continue;
        next = { owner, item };
        break;
      }
    }
    return next;
  }

  /** Forgets owners that have no items and are not ahead of the others. */
  #forgetIdle(): void {
    for (const [name, { start, amounts }] of this.#owners)
      if (amounts.size === 0 && start <= this.#now) this.#owners.delete(name);
  }

  #latestBeyond(size: number): Item | null {
    let longest: Owner<Item> | null = null;
    for (const owner of this.#owners.values())
      if (owner.amounts.size > (longest?.amounts.size ?? size)) longest = owner;
    return longest === null ? null : ([...longest.amounts.keys()].at(-1) ?? null);
  }
}
