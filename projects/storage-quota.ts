import type { Kysely } from 'kysely';
import { failure } from '../errors/gateway-error.ts';
import type { Schema } from '../storage/schema.ts';

export interface QuotaLimits {
  /** Files and stored responses of one project together. */
  maxBytes: number;
  maxCount: number;
}

interface Stored {
  bytes: number;
  count: number;
  readAtMs: number;
}

/** How old a reading may be that lets something in, since replicas and deletions change it too, and one that refuses. */
const TRUSTED_MS = 60_000;
const REFUSING_MS = 1_000;
/** Projects whose reading is kept. */
const MAX_PROJECTS = 10_000;

/**
 * What each project may keep, so that no key can fill the volume of all. A reading of the database is kept and added to for a while:
 * replicas together may pass the quota by what they store within that time.
 */
export class StorageQuota {
  readonly #database: Kysely<Schema>;
  readonly #limits: QuotaLimits;
  readonly #stored = new Map<string, Stored>();

  constructor(database: Kysely<Schema>, limits: QuotaLimits) {
    this.#database = database;
    this.#limits = limits;
  }

  /** Takes room for one more file or response. Throws `storage_quota_exceeded`. */
  async take(projectId: string, bytes: number): Promise<void> {
    let stored = await this.#reading(projectId, TRUSTED_MS);
    if (!this.#fits(stored, bytes)) stored = await this.#reading(projectId, REFUSING_MS);
    if (!this.#fits(stored, bytes)) throw this.#exceeded();
    stored.bytes += bytes;
    stored.count += 1;
  }

  #fits(stored: Stored, bytes: number): boolean {
    return stored.count + 1 <= this.#limits.maxCount && stored.bytes + bytes <= this.#limits.maxBytes;
  }

  #exceeded(): Error {
    const { maxBytes, maxCount } = this.#limits;
    return failure('storage_quota_exceeded', {
      message: `the project may keep ${maxCount} files and stored responses of ${maxBytes} bytes together; delete some, or send 'store': false`,
    });
  }

  async #reading(projectId: string, maxAgeMs: number): Promise<Stored> {
    const kept = this.#stored.get(projectId);
    if (kept !== undefined && performance.now() - kept.readAtMs <= maxAgeMs) return kept;
    const [files, responses] = await Promise.all([this.#files(projectId), this.#responses(projectId)]);
    const stored = {
      bytes: Number(files.bytes ?? 0) + Number(responses.bytes ?? 0),
      count: Number(files.count) + Number(responses.count),
      readAtMs: performance.now(),
    };
    if (this.#stored.size >= MAX_PROJECTS) this.#stored.clear();
    this.#stored.set(projectId, stored);
    return stored;
  }

  #files(projectId: string) {
    return this.#database
      .selectFrom('files')
      .select(({ fn }) => [fn.sum('file_size').as('bytes'), fn.countAll().as('count')])
      .where('project_id', '=', projectId)
      .executeTakeFirstOrThrow();
  }

  #responses(projectId: string) {
    return this.#database
      .selectFrom('responses')
      .select(({ fn }) => [fn.sum('items_size').as('bytes'), fn.countAll().as('count')])
      .where('project_id', '=', projectId)
      .executeTakeFirstOrThrow();
  }
}
