import { listProjectModels, setProjectModel } from '../../projects/projects.ts';
import { changing } from '../handler.ts';
import { reachedProject } from '../scope.ts';

export const updateProjectModel = changing<'updateProjectModel'>(
  async ({ parameters, token, body }, { store }) => {
    const project = await reachedProject(store, token, String(parameters['project']));
    const model = String(parameters['model']);
    const set = await listProjectModels(store.database, project.id);
    const enabled = set.find(({ modelId }) => modelId === model)?.enabled ?? project.model_access === 'all';
    await setProjectModel(store, { projectId: project.id, modelId: model, enabled: body.enabled });
    const value = { model, enabled: body.enabled };
    return {
      value,
      change: {
        target: `project:${project.id}`,
        organisationId: project.organisation_id,
        before: { model, enabled },
        after: value,
      },
    };
  },
);
