import { GatewayError } from '../../errors/gateway-error.ts';
import type { DiskSpace } from '../../storage/disk-reserve.ts';
import type { RecentCallRow } from '../../storage/schema.ts';
import type { ColumnTypes, Store, TableToFill } from '../../storage/store.ts';
import type { CallRecord } from './call-record.ts';

const COLUMNS = {
  request_id: 'text',
  ended_at: 'text',
  duration_ms: 'integer',
  first_token_ms: 'integer',
  project_id: 'text',
  key_id: 'text',
  operation_id: 'text',
  model_id: 'text',
  served_model_id: 'text',
  deployment: 'text',
  status: 'integer',
  error: 'text',
  cost_nano_eur: 'bigint',
  tags: 'text',
  detail: 'text',
} as const satisfies Record<keyof RecentCallRow, ColumnTypes[string]>;

const TABLE: TableToFill<RecentCallRow> = { name: 'recent_calls', key: 'request_id', columns: COLUMNS };

/** Calls that may wait to be written while the database is away. Further ones are dropped, since they take memory. */
const MAX_WAITING = 8_192;
const WRITTEN_PER_TRANSACTION = 512;
const DELETED_PER_STATEMENT = 1_000;
/** The part of the rows that a process may add before it looks for rows to delete. */
const SWEPT_PART = 0.05;

export interface RecentCallsOptions {
  store: Pick<Store, 'database' | 'insertMissing'>;
  retentionMs: number;
  maxRows: number;
  /** The space on the database's volume; null: it is not on this machine. */
  space: DiskSpace | null;
  clockMs?: () => number;
}

/**
 * Keeps the calls of the last days in the database, for operators who look one up. They are written in batches after the calls have
 * ended. What cannot be written is dropped and counted, and no call fails or waits for it; the ledger has all money.
 */
export class RecentCalls {
  /** Calls that were dropped since the start. */
  dropped = 0;
  readonly #options: RecentCallsOptions;
  readonly #clockMs: () => number;
  #waiting: CallRecord[] = [];
  #running: Promise<void> = Promise.resolve();
  #addedRows = 0;

  constructor(options: RecentCallsOptions) {
    this.#options = options;
    this.#clockMs = options.clockMs ?? Date.now;
  }

  /** Takes a call that has ended. Never throws. */
  add(record: CallRecord): void {
    if (this.#waiting.length < MAX_WAITING) this.#waiting.push(record);
    else this.dropped += 1;
  }

  /** Writes the waiting calls. Run regularly. Throws when the database fails; calls then wait for the next time. */
  write(): Promise<void> {
    const running = this.#running.then(() => this.#write());
    this.#running = running.catch(() => undefined);
    return running;
  }

  /** Deletes the calls that are too old or too many, in small steps. Run regularly. */
  async sweep(): Promise<void> {
    const { store, retentionMs, maxRows } = this.#options;
    this.#addedRows = 0;
    const beyond = await store.database
      .selectFrom('recent_calls')
      .select('ended_at')
      .orderBy('ended_at', 'desc')
      .offset(maxRows)
      .limit(1)
      .executeTakeFirst();
    const expired = new Date(this.#clockMs() - retentionMs).toISOString();
    const until = beyond !== undefined && beyond.ended_at > expired ? beyond.ended_at : expired;
    for (;;) {
      const { numDeletedRows } = await store.database
        .deleteFrom('recent_calls')
        .where('request_id', 'in', (query) =>
          query
            .selectFrom('recent_calls')
            .select('request_id')
            .where('ended_at', '<=', until)
            .limit(DELETED_PER_STATEMENT),
        )
        .executeTakeFirstOrThrow();
      if (numDeletedRows < DELETED_PER_STATEMENT) return;
    }
  }

  /** Writes what it can, at the end of the process. */
  async close(): Promise<void> {
    await this.write().catch(() => undefined);
    this.dropped += this.#waiting.length;
    this.#waiting = [];
  }

  async #write(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, WRITTEN_PER_TRANSACTION);
      try {
        await this.#insert(batch);
      } catch (error) {
        // Calls that the database refuses as such would be refused again.
        if (error instanceof GatewayError) this.#waiting.unshift(...batch);
        else this.dropped += batch.length;
        throw error;
      }
    }
    if (this.#addedRows > this.#options.maxRows * SWEPT_PART) await this.sweep();
  }

  async #insert(batch: readonly CallRecord[]): Promise<void> {
    const { store, space } = this.#options;
    const rows = batch.map((record) => ({ ...record, detail: JSON.stringify(record.detail) }));
    space?.claim(rows.reduce((sum, { detail }) => sum + detail.length, 0));
    await store.database
      .transaction()
      .execute((transaction) => store.insertMissing(transaction, TABLE, rows));
    this.#addedRows += rows.length;
  }
}
