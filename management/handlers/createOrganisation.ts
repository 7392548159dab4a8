import { createOrganisation as create } from '../../projects/organisations.ts';
import { changing } from '../handler.ts';
import { organisationVersion, organisationView } from '../views/organisation-view.ts';

export const createOrganisation = changing<'createOrganisation'>(async ({ body }, { store }) => {
  const value = organisationView(await create(store.database, body.name));
  return {
    value,
    etag: organisationVersion(value),
    change: { target: `organisation:${value.id}`, organisationId: value.id, before: null, after: value },
  };
});
