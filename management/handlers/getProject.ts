import { reading } from '../handler.ts';
import { reachedProject } from '../scope.ts';
import { projectVersion, projectView } from '../views/project-view.ts';

export const getProject = reading<'getProject'>(async ({ parameters, token }, { store }) => {
  const project = await reachedProject(store, token, String(parameters['project']));
  const value = await projectView(store, project);
  return { value, etag: projectVersion(value) };
});
