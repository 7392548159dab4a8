import { requireProject, updateProject as update } from '../../projects/projects.ts';
import { changing, type ManagementCall } from '../handler.ts';
import { requireKnownTags } from '../known-tags.ts';
import { reachedProject } from '../scope.ts';
import { requireVersion } from '../versions.ts';
import { projectVersion, projectView } from '../views/project-view.ts';

export const updateProject = changing<'updateProject'>(async (call, services) => {
  const { store } = services;
  const { id, ...project } = await reachedProject(store, call.token, String(call.parameters['project']));
  const before = await projectView(store, { id, ...project });
  requireVersion(call, projectVersion(before));
  const { required_tags: requiredTags, ...change } = call.body;
  if (requiredTags !== undefined && requiredTags.length > 0)
    requireKnownTags(requiredTags, await services.catalogue());
  await update(store, id, { ...change, ...(requiredTags === undefined ? {} : { requiredTags }) });
  const after = await projectView(store, await requireProject(store.database, id));
  return {
    value: after,
    etag: projectVersion(after),
    change: { target: `project:${id}`, organisationId: after.organisation_id, before, after },
  };
}, readsCatalogue);

function readsCatalogue({ body: { required_tags: tags = [] } }: ManagementCall<'updateProject'>): boolean {
  return tags.length > 0;
}
