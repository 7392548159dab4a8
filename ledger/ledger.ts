import type { Call } from '../calls/call.ts';

/** How a call ended, as the ledger has it. */
export type Outcome = 'completed' | 'failed' | 'cancelled';

/** What was reserved for one call, until it is settled. */
export interface Charge {
  /** Writes down what the call did use. Does nothing the second time; never throws. */
  settle(outcome: Outcome): Promise<void>;
}

/** What calls cost: reserved before, settled after (design §7). */
export class Ledger {
  /** Null for a call that costs nothing. Throws `budget_exceeded`, and `service_unavailable` when it cannot be known. */
  open(_call: Call): Promise<Charge | null> {
    return Promise.resolve(null);
  }
}
