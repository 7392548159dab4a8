import { setProjectQuota } from '../../projects/project-quota.ts';
import { changing } from '../handler.ts';
import { reachedProject } from '../scope.ts';
import { requireVersion } from '../versions.ts';
import { quotaVersion, readQuota } from '../views/quota-view.ts';

export const updateQuota = changing<'updateQuota'>(async (call, { store }) => {
  const project = await reachedProject(store, call.token, String(call.parameters['project']));
  const before = await readQuota(store, project);
  requireVersion(call, quotaVersion(before));
  const { max_bytes: maxBytes, max_count: maxCount } = call.body;
  await setProjectQuota(store.database, project.id, {
    ...(maxBytes === undefined ? {} : { maxBytes }),
    ...(maxCount === undefined ? {} : { maxCount }),
  });
  const value = await readQuota(store, project);
  const limits = ({ max_bytes, max_count }: typeof value) => ({ max_bytes, max_count });
  return {
    value,
    etag: quotaVersion(value),
    change: {
      target: `project:${project.id}`,
      organisationId: project.organisation_id,
      before: limits(before),
      after: limits(value),
    },
  };
});
