import { principalOf } from '../calls/call.ts';
import type { Handler } from './handler.ts';

export const deleteFile: Handler = async (call, { files }) => {
  await files.delete(principalOf(call).projectId, String(call.parameters['file_id']));
  return { kind: 'json', value: {} };
};
