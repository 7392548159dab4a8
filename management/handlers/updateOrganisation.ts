import { renameOrganisation, requireOrganisation } from '../../projects/organisations.ts';
import { changing } from '../handler.ts';
import { requireVersion } from '../versions.ts';
import { organisationVersion, organisationView } from '../views/organisation-view.ts';

export const updateOrganisation = changing<'updateOrganisation'>(async (call, { store }) => {
  const { id, ...organisation } = await requireOrganisation(
    store.database,
    String(call.parameters['organisation']),
  );
  const before = organisationView({ id, ...organisation });
  requireVersion(call, organisationVersion(before));
  const value = organisationView(await renameOrganisation(store, id, call.body.name));
  return {
    value,
    etag: organisationVersion(value),
    change: { target: `organisation:${id}`, organisationId: id, before, after: value },
  };
});
