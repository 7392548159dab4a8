import type { MultipartBody } from '../bodies/multipart-body.ts';
import { noteRefused } from '../calls/usage.ts';
import type { Call, RequestBody } from '../calls/call.ts';
import type { Handler } from '../handlers/handler.ts';
import type { Reply } from '../calls/reply.ts';
import type { Services } from './services.ts';

export interface AnswerOptions {
  /** Throws what a body is refused with of which more has arrived. */
  admitAgain: (body: MultipartBody) => void;
  /** Whether the content checks of the call have passed. */
  isChecked: boolean;
}

/**
 * The content checks and then the handler. A call whose file is passed on while it arrives may turn out to lack parts that came after
 * the file: it is then checked and answered again with all of them, unless its answer has begun.
 */
export async function answerCall(
  call: Call,
  handler: Handler,
  services: Services,
  { admitAgain, isChecked }: AnswerOptions,
): Promise<Reply> {
  const answer = async (one: Call): Promise<Reply> => {
    if (!isChecked) await services.guardrails.check(one);
    return handler(one, services);
  };
  const arriving = call.body.kind === 'multipart' ? call.body.arriving : undefined;
  if (arriving === undefined) return answer(call);
  try {
    return await answer({ ...call, signal: AbortSignal.any([call.signal, arriving.outdated]) });
  } catch (error) {
    if (!arriving.outdated.aborted || call.signal.aborted) throw error;
    // The server got no end of what it was sent, so that there is nothing to be charged for.
    if (arriving.isTaken) noteRefused(call.usage);
    const body = await arriving.whole();
    admitAgain(body);
    return answer({ ...call, body });
  }
}

/** All of a body whose file may be passed on while it arrives. Throws what ended the upload early, and what it is refused with. */
export async function wholeBody(
  body: RequestBody,
  admitAgain: AnswerOptions['admitAgain'],
): Promise<RequestBody> {
  if (body.kind !== 'multipart' || body.arriving === undefined) return body;
  const whole = await body.arriving.whole();
  admitAgain(whole);
  return whole;
}
