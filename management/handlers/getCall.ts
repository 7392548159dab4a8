import { findCall } from '../../ledger/recent-calls/find-calls.ts';
import { failure } from '../../errors/gateway-error.ts';
import { reading } from '../handler.ts';
import { isReached } from '../scope.ts';
import { foundCallView } from '../views/call-view.ts';

export const getCall = reading<'getCall'>(async ({ parameters, token }, { store }) => {
  const call = await findCall(store, String(parameters['request_id']));
  if (call === null) throw failure('resource_not_found', { message: 'no call with this id is kept' });
  const project = await store.database
    .selectFrom('projects')
    .select('organisation_id')
    .where('id', '=', call.project_id)
    .executeTakeFirst();
  if (!isReached(token, project?.organisation_id ?? '')) throw failure('token_forbidden');
  return { value: foundCallView(call) };
});
