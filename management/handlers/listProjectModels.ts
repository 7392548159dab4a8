import { listProjectModels as listSet } from '../../projects/projects.ts';
import { reading } from '../handler.ts';
import { reachedProject } from '../scope.ts';

export const listProjectModels = reading<'listProjectModels'>(async ({ parameters, token }, services) => {
  const { database } = services.store;
  const project = await reachedProject(services.store, token, String(parameters['project']));
  const set = new Map((await listSet(database, project.id)).map((row) => [row.modelId, row.enabled]));
  const { models } = await services.gateway.catalogue();
  const ids = [...new Set([...models.keys(), ...set.keys()])].sort();
  const data = ids.map((model) => ({ model, enabled: set.get(model) ?? project.model_access === 'all' }));
  return { value: { data } };
});
