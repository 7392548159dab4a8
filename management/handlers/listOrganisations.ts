import { listOrganisations as list } from '../../projects/organisations.ts';
import { reading } from '../handler.ts';
import { pageOf, pageQuery } from '../page.ts';
import { isReached } from '../scope.ts';
import { organisationView } from '../views/organisation-view.ts';

export const listOrganisations = reading<'listOrganisations'>(async (call, { store }) => {
  const page = pageQuery(call);
  const { search = '' } = call.parameters as { search?: string };
  const reached = (await list(store.database)).filter(
    ({ id, name }) => isReached(call.token, id) && name.toLowerCase().includes(search.toLowerCase()),
  );
  const { after } = page;
  const entries = after === null ? reached : reached.filter(({ id }) => id > after);
  return { value: pageOf(entries.slice(0, page.limit).map(organisationView), page) };
});
