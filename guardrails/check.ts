import type { Call } from '../calls/call.ts';
import type { FlatText } from './flat-text.ts';
import type { Prompt } from './prompt.ts';

export type Verdict = 'allowed' | 'blocked';

/** The properties of a call that a check may use. */
export type CheckedCall = Pick<Call, 'requestId' | 'operation' | 'principal' | 'model' | 'log'>;

/** One guardrail. If it throws, the check has failed and nothing is forwarded. */
export interface Check {
  /** Whether anything might be found in a request with a flat text. Absent where that does not tell. */
  mayFind?(text: FlatText): boolean;
  /** The verdict if it takes no waiting; null if `run` has to find it. Called without a timeout and a signal. */
  verdictNow?(prompt: Prompt): Verdict | null;
  /** @param signal aborted after the timeout, when the client disconnects, or when another check has blocked */
  run(prompt: Prompt, call: CheckedCall, signal: AbortSignal): Promise<Verdict>;
  close(): Promise<void>;
}

/** Thrown by a check that has no verdict. The message is for the log, and contains nothing of a prompt or a response. */
export class CheckFailure extends Error {
  override readonly name = 'CheckFailure';
}
