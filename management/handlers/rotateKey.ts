import { rotateKey as rotate } from '../../projects/key-rotation.ts';
import { readOwnedKey } from '../../projects/keys.ts';
import { changing } from '../handler.ts';
import { reachedKey } from '../scope.ts';
import { keyView } from '../views/key-view.ts';

export const rotateKey = changing<'rotateKey'>(async ({ parameters, token, body }, { store }) => {
  const key = await reachedKey(store, token, String(parameters['key_id']));
  const rotated = await rotate(store, key.id, body.grace_seconds * 1_000);
  const record = keyView(await readOwnedKey(store.database, rotated.record.id));
  const previous = keyView(await readOwnedKey(store.database, key.id));
  return {
    value: { key: rotated.plainKey, record, previous },
    repeated: { key: null, record, previous },
    change: {
      target: `key:${key.id}`,
      organisationId: key.organisation_id,
      before: keyView(key),
      after: { previous, record },
    },
  };
});
