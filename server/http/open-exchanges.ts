import type { GatewayError } from '../../errors/gateway-error.ts';
import type { Exchange } from '../../middleware/exchange.ts';

interface Entry {
  exchange: Exchange | null;
  previous: Entry | null;
  next: Entry | null;
}

/**
 * The exchanges that are not over. A linked list whose removed entries refer to nothing: when a `Set` grows or shrinks, the table
 * that it leaves behind still refers to the exchanges of that moment, and keeps all of them until the next full garbage collection
 * (decision 146).
 */
export class OpenExchanges {
  #last: Entry | null = null;

  add(exchange: Exchange): void {
    const entry: Entry = { exchange, previous: this.#last, next: null };
    if (this.#last !== null) this.#last.next = entry;
    this.#last = entry;
    exchange.onRelease(() => {
      const { previous, next } = entry;
      if (previous !== null) previous.next = next;
      if (next === null) this.#last = previous;
      else next.previous = previous;
      entry.exchange = entry.previous = entry.next = null;
    });
  }

  /** Aborts every exchange because the process must end. */
  abortAll(reason: GatewayError): void {
    for (const exchange of this.#all()) exchange.abort(reason);
  }

  /** Makes responses that have not begun say that their connection will be closed. */
  announceClose(): void {
    for (const { response } of this.#all())
      if (!response.headersSent) response.setHeader('connection', 'close');
  }

  /** Returns a list, because exchanges are removed when they end. */
  #all(): Exchange[] {
    const all: Exchange[] = [];
    for (let entry = this.#last; entry !== null; entry = entry.previous)
      if (entry.exchange !== null) all.push(entry.exchange);
    return all;
  }
}
