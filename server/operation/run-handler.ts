import type { MultipartBody } from '../../bodies/multipart-body.ts';
import { uncountForwarded } from '../../calls/usage.ts';
import type { Call, RequestBody } from '../../calls/call.ts';
import type { Handler } from '../../handlers/handler.ts';
import type { Reply } from '../../calls/reply.ts';
import type { Services } from '../configuration/services.ts';

/** Checks a body again when more of it has arrived. Throws when it is refused. */
export type AdmitAgain = (body: MultipartBody) => void;

export interface RunOptions {
  admitAgain: AdmitAgain;
  /** Whether the content checks of the call have passed. */
  isChecked: boolean;
}

/**
 * Runs the content checks and then the handler. When parts arrive after a file that was forwarded while it was
 * received, both run again with the complete body, unless the response has begun.
 */
export function runHandler(
  call: Call,
  handler: Handler,
  services: Services,
  { admitAgain, isChecked }: RunOptions,
): Promise<Reply> | Reply {
  const run = (one: Call): Promise<Reply> | Reply => {
    const checking = isChecked ? undefined : services.guardrails.check(one);
    if (checking === undefined) return handler(one, services);
    return checking.then(() => handler(one, services));
  };
  const arriving = call.body.kind === 'multipart' ? call.body.arriving : undefined;
  return arriving === undefined ? run(call) : runWhileArriving(call, arriving, admitAgain, run);
}

async function runWhileArriving(
  call: Call,
  arriving: NonNullable<MultipartBody['arriving']>,
  admitAgain: AdmitAgain,
  run: (call: Call) => Promise<Reply> | Reply,
): Promise<Reply> {
  try {
    return await run({ ...call, signal: AbortSignal.any([call.signal, arriving.superseded]) });
  } catch (error) {
    if (!arriving.superseded.aborted || call.signal.aborted) throw error;
    // The server never got the end of its request, so that nothing is charged.
    if (arriving.isForwarded) uncountForwarded(call.usage);
    const body = await arriving.completeBody();
    admitAgain(body);
    return run({ ...call, body });
  }
}

/**
 * Waits for the complete body. Throws the error that ended the upload early, and the error of a refused body.
 */
export async function completeBody(body: RequestBody, admitAgain: AdmitAgain): Promise<RequestBody> {
  if (body.kind !== 'multipart' || body.arriving === undefined) return body;
  const complete = await body.arriving.completeBody();
  admitAgain(complete);
  return complete;
}
