import { deleteOrganisation as remove, requireOrganisation } from '../../projects/organisations.ts';
import { changing } from '../handler.ts';
import { organisationView } from '../views/organisation-view.ts';

export const deleteOrganisation = changing<'deleteOrganisation'>(async ({ parameters }, { store }) => {
  const before = await requireOrganisation(store.database, String(parameters['organisation']));
  const value = organisationView(before);
  if (parameters['dry_run'] === true) return { value };
  await remove(store, before.id);
  const change = { organisationId: before.id, before: value, after: null };
  return { value, change: { target: `organisation:${before.id}`, ...change } };
});
