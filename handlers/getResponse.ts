import { principalOf } from '../calls/call.ts';
import type { Handler } from './handler.ts';

export const getResponse: Handler = async (call, { responses }) => ({
  kind: 'json',
  value: await responses.find(principalOf(call).projectId, String(call.parameters['response_id'])),
});
