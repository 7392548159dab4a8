import { principalOf } from '../calls/call.ts';
import type { Handler } from './handler.ts';

export const getFile: Handler = async (call, { files }) => ({
  kind: 'json',
  value: await files.find(principalOf(call).projectId, String(call.parameters['file_id'])),
});
