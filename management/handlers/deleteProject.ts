import { endProject, previewDeletion, removeContents } from '../../projects/project-deletion.ts';
import { changing } from '../handler.ts';
import { reachedProject } from '../scope.ts';
import { projectView } from '../views/project-view.ts';

export const deleteProject = changing<'deleteProject'>(async ({ parameters, token }, services) => {
  const { store } = services;
  const project = await reachedProject(store, token, String(parameters['project']));
  const view = await projectView(store, project);
  const { keys, count, bytes } = await previewDeletion(store.database, project.id);
  const dryRun = parameters['dry_run'] === true;
  const value = {
    project: view,
    dry_run: dryRun,
    keys,
    stored_objects: count,
    stored_bytes: String(bytes),
  };
  if (dryRun) return { value };
  await endProject(store, project);
  return {
    value,
    afterwards: (committed) => removeContents(committed, project),
    change: {
      target: `project:${project.id}`,
      organisationId: project.organisation_id,
      before: view,
      after: null,
    },
  };
});
