import { failure } from '../errors/gateway-error.ts';
import { CheckFailure, type Check, type CheckedCall, type Verdict } from './check.ts';
import type { Prompt } from './prompt.ts';
import { Unreadable } from './unreadable.ts';

/**
 * What came of one check: `failed` is everything but a verdict, `unreadable` what the request itself is to blame for, `stopped` one
 * that was no longer waited for.
 */
export type CheckOutcome = 'allowed' | 'blocked' | 'unreadable' | 'failed' | 'timed_out' | 'stopped';

export interface NamedCheck {
  name: string;
  timeoutMs: number;
  check: Check;
}

export type ObserveOutcome = (guardrail: string, outcome: CheckOutcome) => void;

/**
 * Runs checks side by side and returns only when all of them have allowed the prompt. The first that blocks ends the others and
 * decides: `content_policy_violation`. Where one fails, the others are still waited for, so that a prompt that any check blocks
 * is answered as blocked however fast the others fail; otherwise it is `invalid_parameter` for what a check found unreadable, or
 * `safety_check_unavailable`. Throws the signal's reason when the caller goes.
 */
export async function runChecks(
  checks: readonly NamedCheck[],
  prompt: Prompt,
  call: CheckedCall,
  signal: AbortSignal,
  observe: ObserveOutcome,
): Promise<void> {
  const waiting = checks.filter((one) => !passesNow(one, prompt, call, observe));
  if (waiting.length === 0) return;
  const stop = new AbortController();
  const outer = AbortSignal.any([signal, stop.signal]);
  const failed: string[] = [];
  let blockedBy: string | null = null;
  const refusals: Unreadable[] = [];
  await Promise.all(
    waiting.map(async (one) => {
      const { outcome, cause, refusal } = await runCheck(one, prompt, call, outer);
      observe(one.name, outcome);
      if (outcome === 'blocked') {
        blockedBy ??= one.name;
        stop.abort();
      } else if (refusal !== undefined) {
        refusals.push(refusal);
      } else if (outcome !== 'allowed') {
        failed.push(one.name);
      }
      if (outcome === 'failed' || outcome === 'timed_out')
        call.log.warn({ guardrail: one.name, outcome, cause }, 'a guardrail could not run');
    }),
  );
  if (blockedBy !== null) throw blocked(blockedBy, call);
  signal.throwIfAborted();
  const [unreadable] = refusals;
  if (unreadable !== undefined) throw unreadable;
  if (failed.length > 0)
    throw failure('safety_check_unavailable', { internal: `guardrails failed: ${failed.join(', ')}` });
}

/** Whether a check has allowed the prompt without waiting. Throws `content_policy_violation` when it has blocked it. */
function passesNow(
  { name, check }: NamedCheck,
  prompt: Prompt,
  call: CheckedCall,
  observe: ObserveOutcome,
): boolean {
  let verdict: Verdict | null;
  try {
    verdict = check.verdictNow?.(prompt) ?? null;
  } catch {
    // Its failure is found again, and reported, where the check is waited for.
    return false;
  }
  if (verdict === null) return false;
  observe(name, verdict);
  if (verdict === 'blocked') throw blocked(name, call);
  return true;
}

function blocked(name: string, call: CheckedCall): Error {
  call.log.info({ guardrail: name }, 'a guardrail blocked the request');
  return failure('content_policy_violation', {
    message: `the prompt was blocked by content policy (${name})`,
    internal: `blocked by the guardrail ${name}`,
  });
}

interface CheckEnd {
  outcome: CheckOutcome;
  /** For the log: never the text of an exception that others made, which could quote a prompt. */
  cause?: string;
  /** What an unreadable request is answered with. */
  refusal?: Unreadable;
}

/** Never throws: whatever goes wrong in a check is an outcome that lets nothing through. */
async function runCheck(
  { check, timeoutMs }: NamedCheck,
  prompt: Prompt,
  call: CheckedCall,
  outer: AbortSignal,
): Promise<CheckEnd> {
  const own = new AbortController();
  const { promise: ended, resolve: end } = Promise.withResolvers<CheckEnd>();
  const timer = setTimeout(() => end({ outcome: 'timed_out' }), timeoutMs);
  const stopped = (): void => end({ outcome: 'stopped' });
  outer.addEventListener('abort', stopped, { once: true });
  if (outer.aborted) stopped();
  try {
    return await Promise.race([ended, verdictOf(check, prompt, call, own.signal)]);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', stopped);
    // Also after a verdict: it closes connections whose answers were not read to their end.
    own.abort();
  }
}

async function verdictOf(
  check: Check,
  prompt: Prompt,
  call: CheckedCall,
  signal: AbortSignal,
): Promise<CheckEnd> {
  try {
    const verdict = await check.run(prompt, call, signal);
    if (verdict === 'allowed' || verdict === 'blocked') return { outcome: verdict };
    return { outcome: 'failed', cause: 'no verdict' };
  } catch (error) {
    if (error instanceof Unreadable) return { outcome: 'unreadable', refusal: error };
    return { outcome: 'failed', cause: error instanceof CheckFailure ? error.message : nameOf(error) };
  }
}

/** Of an exception that is not the check's own: its class and code alone. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'not an Error';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? `${error.name} ${code}` : error.name;
}
