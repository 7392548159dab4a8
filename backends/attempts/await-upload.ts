import type { RequestBody } from '../../calls/call.ts';
import type { Backend } from '../backend.ts';

/**
 * Waits for an upload that is still being received, unless the backend can stream it. A second attempt also
 * waits, because only the copy on disk can be sent again. Rejects with the error that ended the upload early.
 * Null: there is nothing to wait for.
 */
export function awaitUpload(body: RequestBody, backend: Backend, signal: AbortSignal): Promise<void> | null {
  const arriving = body.kind === 'multipart' ? body.arriving : undefined;
  if (arriving === undefined) return null;
  if (backend.streamsUploads === true && !arriving.isForwarded) return null;
  return arriving.completeBody().then(() => signal.throwIfAborted());
}
