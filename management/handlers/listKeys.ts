import { pageOfKeys } from '../../projects/page-of-keys.ts';
import { OperatorError } from '../../projects/operator-error.ts';
import { reading } from '../handler.ts';
import { pageOf, pageQuery } from '../page.ts';
import { reachedProject } from '../scope.ts';
import { keyView } from '../views/key-view.ts';

export const listKeys = reading<'listKeys'>(async (call, { store }) => {
  // The contract has their types and defaults.
  const {
    project: reference,
    search,
    sort,
  } = call.parameters as {
    project?: string;
    search?: string;
    sort: 'created_at' | '-last_used_at';
  };
  const project = reference === undefined ? null : await reachedProject(store, call.token, reference);
  const page = pageQuery(call);
  const isByUse = sort === '-last_used_at';
  if (page.after !== null && page.after.includes('_') !== isByUse)
    throw new OperatorError('the cursor belongs to another order');
  const { organisationId } = call.token;
  const keys = await pageOfKeys(store.database, {
    ...page,
    organisationId,
    projectId: project?.id ?? null,
    search,
    order: isByUse ? 'last_used_at' : undefined,
  });
  const { data, next_cursor: cursor } = pageOf(keys.map(keyView), page);
  const prefix = isByUse ? `${data.at(-1)?.last_used_at ?? ''}_` : '';
  return { value: { data, next_cursor: cursor === null ? null : prefix + cursor } };
});
