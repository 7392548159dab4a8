import { reading } from '../handler.ts';
import { reachedKey } from '../scope.ts';
import { keyVersion, keyView } from '../views/key-view.ts';

export const getKey = reading<'getKey'>(async ({ parameters, token }, { store }) => {
  const value = keyView(await reachedKey(store, token, String(parameters['key_id'])));
  return { value, etag: keyVersion(value) };
});
