import { principalOf } from '../calls/call.ts';
import type { Handler } from './handler.ts';

export const getFileContent: Handler = async (call, { files }) => {
  const contents = await files.read(
    principalOf(call).projectId,
    String(call.parameters['file_id']),
    call.signal,
  );
  return { kind: 'bytes', contentType: 'application/octet-stream', ...contents };
};
