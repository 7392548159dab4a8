import { reading } from '../handler.ts';
import { reachedProject } from '../scope.ts';
import { quotaVersion, readQuota } from '../views/quota-view.ts';

export const getQuota = reading<'getQuota'>(async ({ parameters, token }, { store }) => {
  const value = await readQuota(store, await reachedProject(store, token, String(parameters['project'])));
  return { value, etag: quotaVersion(value) };
});
