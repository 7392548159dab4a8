import { setProjectQuota } from '../../projects/project-quota.ts';
import { changing } from '../handler.ts';
import { reachedProject } from '../scope.ts';
import { readQuota } from '../views/quota-view.ts';

export const updateQuota = changing<'updateQuota'>(async ({ parameters, token, body }, { store }) => {
  const project = await reachedProject(store, token, String(parameters['project']));
  const before = await readQuota(store, project);
  const { max_bytes: maxBytes, max_count: maxCount } = body;
  await setProjectQuota(store.database, project.id, {
    ...(maxBytes === undefined ? {} : { maxBytes }),
    ...(maxCount === undefined ? {} : { maxCount }),
  });
  const value = await readQuota(store, project);
  const limits = ({ max_bytes, max_count }: typeof value) => ({ max_bytes, max_count });
  return {
    value,
    change: {
      target: `project:${project.id}`,
      organisationId: project.organisation_id,
      before: limits(before),
      after: limits(value),
    },
  };
});
