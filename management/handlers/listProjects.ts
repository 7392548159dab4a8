import { pageOfProjects } from '../../projects/projects.ts';
import { reading } from '../handler.ts';
import { pageOf, pageQuery } from '../page.ts';
import { reachedOrganisation } from '../scope.ts';
import { projectViews } from '../views/project-view.ts';

export const listProjects = reading<'listProjects'>(async (call, { store }) => {
  // The contract has their types and defaults.
  const {
    organisation: reference,
    search,
    sort: order,
  } = call.parameters as {
    organisation?: string;
    search?: string;
    sort: 'created_at' | '-created_at' | 'name' | '-name';
  };
  const organisation = await reachedOrganisation(store, call.token, reference);
  const page = pageQuery(call);
  const projects = await pageOfProjects(store.database, {
    ...page,
    organisationId: organisation?.id ?? null,
    search,
    order,
  });
  return { value: pageOf(await projectViews(store, projects), page) };
});
