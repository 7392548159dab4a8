import type { Call } from '../calls/call.ts';
import type { Prompt } from './prompt.ts';

export type Verdict = 'allowed' | 'blocked';

/** What a check may know of the request beside its texts. */
export type CheckedCall = Pick<Call, 'requestId' | 'operation' | 'principal' | 'model' | 'log'>;

/** One guardrail at work. Whatever it throws counts as a check that failed: nothing is forwarded. */
export interface Check {
  /** The verdict where it takes no waiting; null where `run` has to find it. Neither timers nor signals are made for it. */
  verdictNow?(prompt: Prompt): Verdict | null;
  /** @param signal aborted when the time is over, the caller has gone, or another check has blocked */
  run(prompt: Prompt, call: CheckedCall, signal: AbortSignal): Promise<Verdict>;
  close(): Promise<void>;
}

/** What a check throws when it cannot say; its text is for the log and holds nothing of a prompt or an answer. */
export class CheckFailure extends Error {
  override readonly name = 'CheckFailure';
}
