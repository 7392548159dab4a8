import type { Kysely } from 'kysely';
import { failure } from '../errors/gateway-error.ts';
import type { Schema } from '../storage/schema.ts';
import { readProjectQuota, readStored, type StoredSum } from './project-quota.ts';

export interface QuotaLimits {
  /** Files and stored responses of one project together. */
  maxBytes: number;
  maxCount: number;
}

interface Stored extends StoredSum, QuotaLimits {
  readAtMs: number;
}

/** How old a reading may be: one that admits, and one that refuses. Replicas, deletions and operators change the sums too. */
const TRUSTED_MS = 60_000;
const REFUSING_MS = 1_000;
/** The most projects whose reading is cached. */
const MAX_PROJECTS = 10_000;

/**
 * Limits what each project may store, so that no key can fill the volume. A reading of the database is cached for a while: in that
 * time, replicas together may exceed the quota.
 */
export class StorageQuota {
  readonly #database: Kysely<Schema>;
  readonly #defaults: QuotaLimits;
  readonly #stored = new Map<string, Stored>();

  /** @param defaults for projects that have no limits of their own */
  constructor(database: Kysely<Schema>, defaults: QuotaLimits) {
    this.#database = database;
    this.#defaults = defaults;
  }

  /** Counts one more file or response. Throws `storage_quota_exceeded`. */
  async take(projectId: string, bytes: number): Promise<void> {
    let stored = await this.#reading(projectId, TRUSTED_MS);
    if (!fits(stored, bytes)) stored = await this.#reading(projectId, REFUSING_MS);
    if (!fits(stored, bytes)) throw exceeded(stored);
    stored.bytes += bytes;
    stored.count += 1;
  }

  async #reading(projectId: string, maxAgeMs: number): Promise<Stored> {
    const kept = this.#stored.get(projectId);
    if (kept !== undefined && performance.now() - kept.readAtMs <= maxAgeMs) return kept;
    const [sum, quota] = await Promise.all([
      readStored(this.#database, projectId),
      readProjectQuota(this.#database, projectId),
    ]);
    const stored = {
      ...sum,
      maxBytes: quota.maxBytes ?? this.#defaults.maxBytes,
      maxCount: quota.maxCount ?? this.#defaults.maxCount,
      readAtMs: performance.now(),
    };
    if (this.#stored.size >= MAX_PROJECTS) this.#stored.clear();
    this.#stored.set(projectId, stored);
    return stored;
  }
}

function fits(stored: Stored, bytes: number): boolean {
  return stored.count + 1 <= stored.maxCount && stored.bytes + bytes <= stored.maxBytes;
}

function exceeded({ maxBytes, maxCount }: QuotaLimits): Error {
  return failure('storage_quota_exceeded', {
    message: `the project may keep ${maxCount} files and stored responses of ${maxBytes} bytes together; delete some, or send 'store': false`,
  });
}
