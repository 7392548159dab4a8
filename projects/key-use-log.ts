import type { Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';

/** The precision of `last_used_at`. */
const WRITE_EVERY_MS = 60_000;
const KEYS_PER_STATEMENT = 500;

/** Records when keys were last used, for operators who look for unused keys. */
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
    // Not awaited, and an error is ignored: a missing time of last use does no harm.
    this.write().catch(() => undefined);
  }

  /** Writes the used keys, after all earlier writes. */
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
