import type { RequestBody } from '../calls/call.ts';
import type { Backend } from './backend.ts';

/**
 * Before a body is sent: waits for a file that is still on its way, where the backend cannot pass it on while it arrives, or some of
 * it was passed on before and only the copy on disk can be sent again. Throws what ended the upload early.
 */
export async function awaitUpload(body: RequestBody, backend: Backend, signal: AbortSignal): Promise<void> {
  const arriving = body.kind === 'multipart' ? body.arriving : undefined;
  if (arriving === undefined) return;
  if (backend.streamsUploads === true && !arriving.isForwarded) return;
  await arriving.completeBody();
  signal.throwIfAborted();
}
