import type { LedgerRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import type { LedgerBook } from './ledger-book.ts';
import { databaseNow, timeAfter } from './period.ts';

/** A process that has not been heard of for this long is taken for dead. */
export const LEASE_MS = 30_000;
/** Reservations that one round settles, of each dead process. */
const ROWS_PER_ROUND = 500;

/**
 * Reservations are leases of their process (design §7): while it lives it renews them all at once, and when it has died the
 * others settle them in full, since nobody knows what its calls did get.
 */
export class Leases {
  readonly #store: Pick<Store, 'database' | 'clock'>;
  readonly #book: LedgerBook;
  readonly #processId: string;
  readonly #leaseMs: number;

  constructor(
    store: Pick<Store, 'database' | 'clock'>,
    book: LedgerBook,
    processId: string,
    leaseMs: number = LEASE_MS,
  ) {
    this.#store = store;
    this.#book = book;
    this.#processId = processId;
    this.#leaseMs = leaseMs;
  }

  /** How often `renew` and `settleLapsed` are due: several times within a lease. */
  get renewEveryMs(): number {
    return this.#leaseMs / 3;
  }

  async renew(): Promise<void> {
    const { database, clock } = this.#store;
    const leaseUntil = timeAfter(await databaseNow(database, clock), this.#leaseMs);
    await database
      .insertInto('ledger_processes')
      .values({ id: this.#processId, lease_until: leaseUntil })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ lease_until: leaseUntil }))
      .execute();
  }

  /** Settles what the dead left, and returns how many calls that were. */
  async settleLapsed(): Promise<number> {
    let count = 0;
    for (;;) {
      const rows = await this.#lapsedRows();
      const posted = await Promise.all(rows.map((row) => this.#book.post({ kind: 'lapse', row })));
      count += posted.filter((result) => result.kind === 'done' && result.changed).length;
      if (rows.length < ROWS_PER_ROUND) break;
    }
    await this.#forgetTheDead();
    return count;
  }

  /** To be called last: what this process could not settle lapses at once. */
  async end(): Promise<void> {
    await this.#store.database.deleteFrom('ledger_processes').where('id', '=', this.#processId).execute();
  }

  async #lapsedRows(): Promise<LedgerRow[]> {
    const { database, clock } = this.#store;
    const now = await databaseNow(database, clock);
    return database
      .selectFrom('ledger')
      .selectAll()
      .where('state', '=', 'reserved')
      .where('process_id', '!=', this.#processId)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('ledger_processes')
              .select('id')
              .whereRef('ledger_processes.id', '=', 'ledger.process_id')
              .where('lease_until', '>=', now),
          ),
        ),
      )
      .limit(ROWS_PER_ROUND)
      .execute();
  }

  async #forgetTheDead(): Promise<void> {
    const { database, clock } = this.#store;
    const now = await databaseNow(database, clock);
    await database.deleteFrom('ledger_processes').where('lease_until', '<', now).execute();
  }
}
