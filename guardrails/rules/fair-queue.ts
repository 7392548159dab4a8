interface Entry<Item> {
  owner: string;
  item: Item;
  /** The owner's amount of work before this item, measured from a start that all owners share. */
  start: number;
}

/**
 * A queue with an equal share for each owner, by amount of work and not by number of items (start-time fair queueing). An owner
 * without items does not accumulate a share.
 */
export class FairQueue<Item> {
  readonly #most: number;
  readonly #mostPerOwner: number;
  #entries: Entry<Item>[] = [];
  readonly #finish = new Map<string, number>();
  #now = 0;

  constructor({ most, mostPerOwner }: { most: number; mostPerOwner: number }) {
    this.#most = most;
    this.#mostPerOwner = mostPerOwner;
  }

  /** Adds an item. False when the queue, or the owner's part of it, is full. */
  add(owner: string, amount: number, item: Item): boolean {
    const own = this.#entries.filter((entry) => entry.owner === owner).length;
    if (this.#entries.length >= this.#most || own >= this.#mostPerOwner) return false;
    const start = Math.max(this.#now, this.#finish.get(owner) ?? 0);
    this.#finish.set(owner, start + amount);
    this.#entries.push({ owner, item, start });
    return true;
  }

  /** Removes and returns the next item that may start; undefined: none. */
  take(mayStart: (item: Item, owner: string) => boolean): Item | undefined {
    let next: Entry<Item> | undefined;
    for (const entry of this.#entries) {
      if ((next === undefined || entry.start < next.start) && mayStart(entry.item, entry.owner)) next = entry;
    }
    if (next === undefined) return undefined;
    this.#now = Math.max(this.#now, next.start);
    this.#remove(next);
    return next.item;
  }

  /** Removes an item that was cancelled. */
  drop(item: Item): void {
    const entry = this.#entries.find((one) => one.item === item);
    if (entry !== undefined) this.#remove(entry);
  }

  /** Removes and returns all items. */
  clear(): Item[] {
    const items = this.#entries.map(({ item }) => item);
    this.#entries = [];
    this.#finish.clear();
    return items;
  }

  #remove(entry: Entry<Item>): void {
    this.#entries = this.#entries.filter((one) => one !== entry);
    for (const [owner, finish] of this.#finish) {
      const hasMore = this.#entries.some((one) => one.owner === owner);
      if (!hasMore && finish <= this.#now) this.#finish.delete(owner);
    }
  }
}
