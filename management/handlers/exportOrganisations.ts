import { listOrganisations } from '../../projects/organisations.ts';
import { exportedFile } from '../apply/export.ts';
import { reading } from '../handler.ts';
import { isReached, reachedOrganisation } from '../scope.ts';

export const exportOrganisations = reading<'exportOrganisations'>(async (call, { store }) => {
  // The contract has its type.
  const { organisation: reference } = call.parameters as { organisation?: string };
  const one = await reachedOrganisation(store, call.token, reference);
  const all = one === null ? await listOrganisations(store.database) : [one];
  const reached = all.filter(({ id }) => isReached(call.token, id));
  return { value: await exportedFile(store, reached) };
});
