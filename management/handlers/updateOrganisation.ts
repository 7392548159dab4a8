import { renameOrganisation, requireOrganisation } from '../../projects/organisations.ts';
import { changing } from '../handler.ts';
import { organisationView } from '../views/organisation-view.ts';

export const updateOrganisation = changing<'updateOrganisation'>(async ({ parameters, body }, { store }) => {
  const before = await requireOrganisation(store.database, String(parameters['organisation']));
  const value = organisationView(await renameOrganisation(store, before.id, body.name));
  const change = { organisationId: before.id, before: organisationView(before), after: value };
  return { value, change: { target: `organisation:${before.id}`, ...change } };
});
