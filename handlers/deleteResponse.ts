import { principalOf } from '../calls/call.ts';
import type { DeletedResponse } from '../generated/contract.ts';
import type { Handler } from './handler.ts';

export const deleteResponse: Handler = async (call, { responses }) => {
  const id = String(call.parameters['response_id']);
  await responses.delete(principalOf(call).projectId, id);
  const value: DeletedResponse = { id, object: 'response', deleted: true };
  return { kind: 'json', value };
};
