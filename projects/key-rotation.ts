import type { Store } from '../storage/open-database.ts';
import { createKey, readKey, type CreatedKey, type KeyRecord } from './keys.ts';
import { Refusal } from './refusal.ts';

/** Longer than anybody takes to change a key; a longer time would leave a leaked key valid. */
const MAX_GRACE_MS = 90 * 86_400_000;

export interface RotatedKey extends CreatedKey {
  /** The old key, with the time at which it expires or was revoked. */
  previous: KeyRecord;
}

/**
 * Creates a key in place of another, with its name, models, limit and expiry, in one transaction. The old one works for the grace
 * period and never longer than it did; without a grace period it is revoked. In this process both hold at once, in every other within
 * 5 s. Throws a `Refusal` for a key that does not exist or no longer works.
 *
 * @param graceMs 0 to 90 days
 */
export async function rotateKey(store: Store, keyId: string, graceMs: number): Promise<RotatedKey> {
  if (!(graceMs >= 0 && graceMs <= MAX_GRACE_MS)) throw new Refusal('a grace period is at most 90 days long');
  const created = await store.alone(`key ${keyId}`, async (transaction) => {
    const old = await readKey(transaction, keyId);
    const nowMs = Date.now();
    const expiresAt = old.expires_at === null ? null : new Date(old.expires_at);
    if (old.revoked_at !== null) throw new Refusal('the key is revoked: create another one');
    if (expiresAt !== null && expiresAt.getTime() <= nowMs)
      throw new Refusal('the key has expired: create another one');
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
