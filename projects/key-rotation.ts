import type { Kysely } from 'kysely';
import type { Store } from '../storage/open-database.ts';
import type { Schema } from '../storage/schema.ts';
import { createKey, readKey, type CreatedKey, type KeyRecord } from './keys.ts';
import { OperatorError } from './operator-error.ts';

/** Long enough to replace a key everywhere; longer would keep a leaked key valid. */
const MAX_GRACE_MS = 90 * 86_400_000;

export interface RotatedKey extends CreatedKey {
  /** The old key, with the time at which it expires or was revoked. */
  previous: KeyRecord;
}

/**
 * Replaces a key by a new one with the same name, models, limit and expiry, in one transaction. The old key works until the grace
 * period ends, or its own expiry if that is earlier; without a grace period it is revoked. Both changes apply at once in this process,
 * within 5 s in others. Throws an `OperatorError` for a key that does not exist or no longer works.
 *
 * @param graceMs 0 to 90 days
 */
export async function rotateKey(store: Store, keyId: string, graceMs: number): Promise<RotatedKey> {
  if (!(graceMs >= 0 && graceMs <= MAX_GRACE_MS))
    throw new OperatorError('the grace period must be at most 90 days');
  const created = await store.withLock(`key ${keyId}`, async (transaction) => {
    const old = await readKey(transaction, keyId);
    const nowMs = Date.now();
    const expiresAt = old.expires_at === null ? null : new Date(old.expires_at);
    if (old.revoked_at !== null) throw new OperatorError('the key is revoked: create another one');
    if (expiresAt !== null && expiresAt.getTime() <= nowMs)
      throw new OperatorError('the key has expired: create another one');
    const successor = await createKey(transaction, {
      projectId: old.project_id,
      name: old.name,
      models: old.models,
      expiresAt,
      requestsPerMinute: old.requests_per_minute,
      replaces: old.id,
    });
    const endMs = Math.min(nowMs + graceMs, expiresAt?.getTime() ?? Number.POSITIVE_INFINITY);
    const end = new Date(endMs).toISOString();
    await transaction
      .updateTable('keys')
      .set(graceMs === 0 ? { revoked_at: end } : { expires_at: end })
      .where('id', '=', keyId)
      .execute();
    return successor;
  });
  store.announceChange();
  return { ...created, previous: await readKey(store.database, keyId) };
}

/** The family of a key, which budgets of keys belong to. */
export async function keyFamily(database: Kysely<Schema>, keyId: string): Promise<string> {
  const row = await database
    .selectFrom('keys')
    .select('family_id')
    .where('id', '=', keyId)
    .executeTakeFirst();
  if (row === undefined) throw new OperatorError(`there is no key '${keyId}'`, 'unknown');
  return row.family_id;
}

/** The families of the keys of projects, by the id of the key. */
export async function keyFamilies(
  database: Kysely<Schema>,
  projectIds: readonly string[],
): Promise<Map<string, string>> {
  if (projectIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('keys')
    .select(['id', 'family_id'])
    .where('project_id', 'in', projectIds)
    .where('revoked_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, family_id: family }) => [id, family]));
}
