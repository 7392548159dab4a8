import { pageOfKeys } from '../../projects/keys.ts';
import { reading } from '../handler.ts';
import { pageOf, pageQuery } from '../page.ts';
import { reachedProject } from '../scope.ts';
import { keyView } from '../views/key-view.ts';

export const listKeys = reading<'listKeys'>(async (call, { store }) => {
  const { project: reference } = call.parameters as { project?: string };
  const project = reference === undefined ? null : await reachedProject(store, call.token, reference);
  const page = pageQuery(call);
  const { organisationId } = call.token;
  const keys = await pageOfKeys(store.database, { ...page, organisationId, projectId: project?.id ?? null });
  return { value: pageOf(keys.map(keyView), page) };
});
