import { changing } from '../handler.ts';
import { readTime } from '../times.ts';
import { createToken as create } from '../tokens.ts';
import { tokenView } from '../views/token-view.ts';

export const createToken = changing<'createToken'>(async ({ body }, { store }) => {
  const { name, role, organisation = null, expires_at: expiresAt } = body;
  const created = await create(store.database, { name, role, organisation, expiresAt: readTime(expiresAt) });
  const record = tokenView(created.record);
  return {
    value: { token: created.plainToken, record },
    repeated: { token: null, record },
    change: {
      target: `token:${record.id}`,
      organisationId: created.record.organisation_id,
      before: null,
      after: record,
    },
  };
});
