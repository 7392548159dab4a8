import { failure } from '../errors/gateway-error.ts';
import { CheckFailure, type Check, type CheckedCall, type Verdict } from './check.ts';
import type { Prompt } from './prompt.ts';
import { Unreadable } from './unreadable.ts';

/**
 * The outcome of one check. `failed`: it had no verdict. `unreadable`: it cannot read a part of the request. `stopped`: it was
 * cancelled.
 */
export type CheckOutcome = 'allowed' | 'blocked' | 'unreadable' | 'failed' | 'timed_out' | 'stopped';

export interface NamedCheck {
  name: string;
  timeoutMs: number;
  check: Check;
}

export type ObserveOutcome = (guardrail: string, outcome: CheckOutcome) => void;

/**
 * Runs checks; resolves only when all of them have allowed the prompt. Those with an immediate verdict come first. The first one that
 * blocks ends the checks: `content_policy_violation`.
 */
export async function runChecks(
  checks: readonly NamedCheck[],
  prompt: Prompt,
  call: CheckedCall,
  signal: AbortSignal,
  observe: ObserveOutcome,
): Promise<void> {
  const waiting: NamedCheck[] = [];
  for (const one of checks) {
    let verdict: Verdict | null = null;
    try {
      verdict = one.check.verdictNow?.(prompt) ?? null;
    } catch {
      // The check fails again, and is reported, when it is run.
    }
    if (verdict !== null) observe(one.name, verdict);
    if (verdict === 'blocked') throw blocked(one.name, call);
    if (verdict === null) waiting.push(one);
  }
  if (waiting.length > 0) await runTogether(waiting, prompt, call, signal, observe);
}

/**
 * Runs checks concurrently. The first one that blocks cancels the others. After a failed check the others continue, so that a prompt
 * that one of them blocks is always reported as blocked. If none blocks, the error is `invalid_parameter` for an unreadable part, or
 * `safety_check_unavailable`. Throws the signal's reason when the client disconnects.
 */
async function runTogether(
  checks: readonly NamedCheck[],
  prompt: Prompt,
  call: CheckedCall,
  signal: AbortSignal,
  observe: ObserveOutcome,
): Promise<void> {
  const stop = new AbortController();
  const outer = AbortSignal.any([signal, stop.signal]);
  const failed: string[] = [];
  let blockedBy: string | null = null;
  const refusals: Unreadable[] = [];
  await Promise.all(
    checks.map(async (one) => {
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

function blocked(name: string, call: CheckedCall): Error {
  call.log.info({ guardrail: name }, 'a guardrail blocked the request');
  return failure('content_policy_violation', {
    message: `the prompt was blocked by content policy (${name})`,
    internal: `blocked by the guardrail ${name}`,
  });
}

interface CheckEnd {
  outcome: CheckOutcome;
  /** For the log: never the message of another module's exception, which could quote a prompt. */
  cause?: string;
  /** The error for an unreadable request. */
  refusal?: Unreadable;
}

/** Runs one check. Never throws: an error is the outcome `failed`. */
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
    // Also after a verdict, to close connections whose responses were not read completely.
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

/** The class and code of another module's exception. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'not an Error';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? `${error.name} ${code}` : error.name;
}
