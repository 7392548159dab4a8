import { createKey as create, readOwnedKey } from '../../projects/keys.ts';
import { changing } from '../handler.ts';
import { reachedProject } from '../scope.ts';
import { readTime } from '../times.ts';
import { keyView } from '../views/key-view.ts';

export const createKey = changing<'createKey'>(async ({ parameters, token, body }, { store }) => {
  const project = await reachedProject(store, token, String(parameters['project']));
  const { name, models = null, expires_at: expiresAt = null, requests_per_minute: limit = null } = body;
  const created = await create(store.database, {
    projectId: project.id,
    name,
    models,
    expiresAt: expiresAt === null ? null : readTime(expiresAt),
    requestsPerMinute: limit,
  });
  const record = keyView(await readOwnedKey(store.database, created.record.id));
  return {
    value: { key: created.plainKey, record },
    repeated: { key: null, record },
    change: {
      target: `key:${record.id}`,
      organisationId: project.organisation_id,
      before: null,
      after: record,
    },
  };
});
