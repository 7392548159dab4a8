import { changing } from '../handler.ts';
import { readToken, revokeToken as revoke } from '../tokens.ts';
import { tokenView } from '../views/token-view.ts';

export const revokeToken = changing<'revokeToken'>(async ({ parameters }, { store }) => {
  const id = String(parameters['token_id']);
  const before = await readToken(store.database, id);
  if (parameters['dry_run'] === true || before.revoked_at !== null) return { value: tokenView(before) };
  const after = tokenView(await revoke(store.database, id));
  const { organisation_id: organisationId } = before;
  return {
    value: after,
    change: { target: `token:${id}`, organisationId, before: tokenView(before), after },
  };
});
