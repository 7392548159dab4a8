import type { MultipartBody } from '../../bodies/multipart-body.ts';
import { uncountForwarded } from '../../calls/usage.ts';
import type { Call, RequestBody } from '../../calls/call.ts';
import type { ConfiguredCheck } from '../../guardrails/guardrails.ts';
import type { Handler } from '../../handlers/handler.ts';
import type { Reply } from '../../calls/reply.ts';
import type { Services } from '../configuration/services.ts';

/** Checks a body again when more of it has arrived. Throws when it is refused. */
export type AdmitAgain = (body: MultipartBody) => void;

export interface RunOptions {
  admitAgain: AdmitAgain;
  /** The guardrails that the call needs not name. Absent: those of its model. */
  checks?: readonly ConfiguredCheck[] | undefined;
  /** Whether the content checks of the call have passed. */
  isChecked?: boolean;
}

/**
 * Runs the content checks and then the handler. When parts arrive after a file that was forwarded while it was
 * received, both run again with the complete body, unless the response has begun.
 */
export async function runHandler(
  call: Call,
  handler: Handler,
  services: Services,
  options: RunOptions,
): Promise<Reply> {
  const { body } = call;
  if (body.kind === 'multipart' && body.arriving !== undefined)
    return runWhileArriving(call, body.arriving, handler, services, options);
  if (options.isChecked !== true) await services.guardrails.check(call, options.checks);
  return handler(call, services);
}

async function runWhileArriving(
  call: Call,
  arriving: NonNullable<MultipartBody['arriving']>,
  handler: Handler,
  services: Services,
  options: RunOptions,
): Promise<Reply> {
  const run = async (one: Call): Promise<Reply> => {
    if (options.isChecked !== true) await services.guardrails.check(one, options.checks);
    return handler(one, services);
  };
  try {
    return await run({ ...call, signal: AbortSignal.any([call.signal, arriving.superseded]) });
  } catch (error) {
    if (!arriving.superseded.aborted || call.signal.aborted) throw error;
    // The server never got the end of its request, so that nothing is charged.
    if (arriving.isForwarded) uncountForwarded(call.usage);
    const body = await arriving.completeBody();
    options.admitAgain(body);
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
