import { readOwnedKey, revokeKey as revoke } from '../../projects/keys.ts';
import { changing } from '../handler.ts';
import { reachedKey } from '../scope.ts';
import { keyView } from '../views/key-view.ts';

export const revokeKey = changing<'revokeKey'>(async ({ parameters, token }, { store }) => {
  const key = await reachedKey(store, token, String(parameters['key_id']));
  const before = keyView(key);
  if (parameters['dry_run'] === true || key.revoked_at !== null) return { value: before };
  await revoke(store, key.id);
  const after = keyView(await readOwnedKey(store.database, key.id));
  return {
    value: after,
    change: { target: `key:${key.id}`, organisationId: key.organisation_id, before, after },
  };
});
