import { principalOf } from '../calls/call.ts';
import type { Handler } from '../calls/handler.ts';
import type { DeletedResponse } from '../generated/contract.ts';

export const deleteResponse: Handler = async (call, { responses }) => {
  const id = String(call.parameters['response_id']);
  await responses.delete(principalOf(call).projectId, id);
  const value: DeletedResponse = { id, object: 'response', deleted: true };
  return { kind: 'json', value };
};
