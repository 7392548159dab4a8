import { requireOrganisation } from '../../projects/organisations.ts';
import { reading } from '../handler.ts';
import { requireReached } from '../scope.ts';
import { organisationVersion, organisationView } from '../views/organisation-view.ts';

export const getOrganisation = reading<'getOrganisation'>(async ({ parameters, token }, { store }) => {
  const organisation = await requireOrganisation(store.database, String(parameters['organisation']));
  requireReached(token, organisation.id);
  const value = organisationView(organisation);
  return { value, etag: organisationVersion(value) };
});
