import type { RequestBody } from '../calls/call.ts';
import type { Backend } from './backend.ts';

/**
 * Waits for an upload that is still being received, unless the backend can stream it. A second attempt also
 * waits, because only the copy on disk can be sent again. Throws the error that ended the upload early.
 */
export async function awaitUpload(body: RequestBody, backend: Backend, signal: AbortSignal): Promise<void> {
  const arriving = body.kind === 'multipart' ? body.arriving : undefined;
  if (arriving === undefined) return;
  if (backend.streamsUploads === true && !arriving.isForwarded) return;
  await arriving.completeBody();
  signal.throwIfAborted();
}
