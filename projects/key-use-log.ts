import type { Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';

/** How exact `last_used_at` is. */
const WRITE_EVERY_MS = 60_000;
const KEYS_PER_STATEMENT = 500;

/** Remembers which keys were used and writes it down now and then, for operators who look for keys that nobody needs. */
export class KeyUseLog {
  readonly #database: Kysely<Schema>;
  readonly #used = new Set<string>();
  readonly #maxKeys: number;
  #writtenAtMs = Number.NEGATIVE_INFINITY;
  #lastWrite: Promise<void> = Promise.resolve();

  constructor(database: Kysely<Schema>, maxKeys: number) {
    this.#database = database;
    this.#maxKeys = maxKeys;
  }

  note(keyId: string, nowMs: number): void {
    if (this.#used.size < this.#maxKeys) this.#used.add(keyId);
    if (nowMs - this.#writtenAtMs < WRITE_EVERY_MS) return;
    this.#writtenAtMs = nowMs;
    // Nobody waits for this, and a time of last use that is lost harms nobody.
    this.write().catch(() => undefined);
  }

  /** One after the other, so that a caller that waits for this has waited for the earlier ones too. */
  write(): Promise<void> {
    const written = this.#lastWrite.then(() => this.#writeUsed());
    this.#lastWrite = written.catch(() => undefined);
    return written;
  }

  async #writeUsed(): Promise<void> {
    const keyIds = [...this.#used];
    this.#used.clear();
    const lastUsedAt = new Date().toISOString();
    for (let start = 0; start < keyIds.length; start += KEYS_PER_STATEMENT) {
      await this.#database
        .updateTable('keys')
        .set({ last_used_at: lastUsedAt })
        .where('id', 'in', keyIds.slice(start, start + KEYS_PER_STATEMENT))
        // Another process, or one whose clock is ahead, may have written a later time.
        .where((where) =>
          where.or([where('last_used_at', 'is', null), where('last_used_at', '<', lastUsedAt)]),
        )
        .execute();
    }
  }
}
