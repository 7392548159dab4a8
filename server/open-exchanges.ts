import type { GatewayError } from '../errors/gateway-error.ts';
import type { Exchange } from '../middleware/exchange.ts';

interface Entry {
  exchange: Exchange | null;
  previous: Entry | null;
  next: Entry | null;
}

/**
 * The exchanges that are not over. A linked list whose removed entries refer to nothing: when a `Set` grows or shrinks, the table
 * that it leaves behind still refers to the exchanges of that moment, and keeps all of them until the next full garbage collection
 * (decision 100).
 */
export class OpenExchanges {
  #last: Entry | null = null;

  add(exchange: Exchange): void {
    const entry: Entry = { exchange, previous: this.#last, next: null };
    if (this.#last !== null) this.#last.next = entry;
    this.#last = entry;
    exchange.onRelease(() => this.#remove(entry));
  }

  /** Aborts every exchange because the process must end. */
  abortAll(reason: GatewayError): void {
    const all: Exchange[] = [];
    for (let entry = this.#last; entry !== null; entry = entry.previous)
      if (entry.exchange !== null) all.push(entry.exchange);
    for (const exchange of all) exchange.abort(reason);
  }

  #remove(entry: Entry): void {
    const { previous, next } = entry;
    if (previous !== null) previous.next = next;
    if (next === null) this.#last = previous;
    else next.previous = previous;
    entry.exchange = entry.previous = entry.next = null;
  }
}
