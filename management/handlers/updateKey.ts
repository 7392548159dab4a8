import { readOwnedKey, updateKey as update } from '../../projects/keys.ts';
import { changing } from '../handler.ts';
import { reachedKey } from '../scope.ts';
import { readTime } from '../times.ts';
import { requireVersion } from '../versions.ts';
import { keyVersion, keyView } from '../views/key-view.ts';

export const updateKey = changing<'updateKey'>(async (call, { store }) => {
  const key = await reachedKey(store, call.token, String(call.parameters['key_id']));
  const before = keyView(key);
  requireVersion(call, keyVersion(before));
  const { name, models, expires_at: expiresAt, requests_per_minute: limit } = call.body;
  await update(store, key.id, {
    ...(name === undefined ? {} : { name }),
    ...(models === undefined ? {} : { models }),
    ...(expiresAt === undefined ? {} : { expiresAt: expiresAt === null ? null : readTime(expiresAt) }),
    ...(limit === undefined ? {} : { requestsPerMinute: limit }),
  });
  const after = keyView(await readOwnedKey(store.database, key.id));
  return {
    value: after,
    etag: keyVersion(after),
    change: { target: `key:${key.id}`, organisationId: key.organisation_id, before, after },
  };
});
