import type { MultipartBody } from '../bodies/multipart-body.ts';
import { noteRefused } from '../calls/usage.ts';
import type { Call, RequestBody } from '../calls/call.ts';
import type { Handler } from '../handlers/handler.ts';
import type { Reply } from '../calls/reply.ts';
import type { Services } from './services.ts';

export interface RunOptions {
  /** Throws what a body is refused with of which more has arrived. */
  admitAgain: (body: MultipartBody) => void;
  /** Whether the content checks of the call have passed. */
  isChecked: boolean;
}

/**
 * The content checks and then the handler. A call whose file is passed on while it arrives may turn out to lack parts that came after
 * the file: it is then checked and answered again with all of them, unless its answer has begun.
 */
export async function runHandler(
  call: Call,
  handler: Handler,
  services: Services,
  { admitAgain, isChecked }: RunOptions,
): Promise<Reply> {
  const run = async (one: Call): Promise<Reply> => {
    if (!isChecked) await services.guardrails.check(one);
    return handler(one, services);
  };
  const arriving = call.body.kind === 'multipart' ? call.body.arriving : undefined;
  if (arriving === undefined) return run(call);
  try {
    return await run({ ...call, signal: AbortSignal.any([call.signal, arriving.superseded]) });
  } catch (error) {
    if (!arriving.superseded.aborted || call.signal.aborted) throw error;
    // The server got no end of what it was sent, so that there is nothing to be charged for.
    if (arriving.isForwarded) noteRefused(call.usage);
    const body = await arriving.completeBody();
    admitAgain(body);
    return run({ ...call, body });
  }
}

/** All of a body whose file may be passed on while it arrives. Throws what ended the upload early, and what it is refused with. */
export async function completeBody(
  body: RequestBody,
  admitAgain: RunOptions['admitAgain'],
): Promise<RequestBody> {
  if (body.kind !== 'multipart' || body.arriving === undefined) return body;
  const complete = await body.arriving.completeBody();
  admitAgain(complete);
  return complete;
}
