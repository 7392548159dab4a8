import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pino } from 'pino';
import { GatewayError } from '../../errors/gateway-error.ts';
import { CheckFailure, type Check, type CheckedCall } from '../../guardrails/check.ts';
import { Prompt } from '../../guardrails/prompt.ts';
import { runChecks, type CheckOutcome, type NamedCheck } from '../../guardrails/run-checks.ts';
import { operationRow } from '../../scripts/test-bed/contract-document.ts';

const PROMPT_TEXT = 'words that no log may have';
const prompt = new Prompt({ running: [PROMPT_TEXT], others: [] });

interface Run {
  code: GatewayError['code'] | 'passed';
  error: unknown;
  outcomes: Map<string, CheckOutcome>;
  log: string;
}

/** The error of a run of checks; null: they passed. */
async function endOf(...given: Parameters<typeof runChecks>): Promise<unknown> {
  try {
    await runChecks(...given);
    return null;
  } catch (error) {
    return error;
  }
}

async function run(
  checks: Record<string, Check['run']>,
  signal = new AbortController().signal,
): Promise<Run> {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  const call: CheckedCall = {
    requestId: 'r',
    operation: operationRow('createChatCompletion'),
    principal: null,
    model: null,
    log,
  };
  const outcomes = new Map<string, CheckOutcome>();
  const named = Object.entries(checks).map(([name, one]): NamedCheck => ({
    name,
    timeoutMs: 50,
    check: { run: one, close: () => Promise.resolve() },
  }));
  const ended = await endOf(named, prompt, call, signal, (name, outcome) => outcomes.set(name, outcome));
  const code = ended === null ? 'passed' : ended instanceof GatewayError ? ended.code : 'internal_error';
  return { code, error: ended, outcomes, log: lines.join('') };
}

/** Ends only when it is aborted, with an error. */
const hanging: Check['run'] = (_prompt, _call, signal) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
const deaf: Check['run'] = () => new Promise(() => undefined);
const allow: Check['run'] = () => Promise.resolve('allowed');
const block: Check['run'] = () => Promise.resolve('blocked');
const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

describe('checks with an immediate verdict', () => {
  const named = (
    name: string,
    verdictNow: NonNullable<Check['verdictNow']>,
    one: Check['run'],
  ): NamedCheck => ({
    name,
    timeoutMs: 50,
    check: { verdictNow, run: one, close: () => Promise.resolve() },
  });
  const never: Check['run'] = () => Promise.reject(new Error('was waited for'));
  const call: CheckedCall = {
    requestId: 'r',
    operation: operationRow('createChatCompletion'),
    principal: null,
    model: null,
    log: pino({ level: 'silent' }),
  };

  async function outcomesOf(checks: NamedCheck[]): Promise<[string, Map<string, CheckOutcome>]> {
    const outcomes = new Map<string, CheckOutcome>();
    const { signal } = new AbortController();
    const ended = await endOf(checks, prompt, call, signal, (name, outcome) => outcomes.set(name, outcome));
    const code = ended instanceof GatewayError ? ended.code : 'internal_error';
    return [ended === null ? 'passed' : code, outcomes];
  }

  test('are not run', async () => {
    const [code, outcomes] = await outcomesOf([named('a', () => 'allowed', never)]);
    expect([code, [...outcomes]]).toEqual(['passed', [['a', 'allowed']]]);
  });

  test('block before any other check runs', async () => {
    const [code, outcomes] = await outcomesOf([
      named('a', () => null, never),
      named('b', () => 'blocked', never),
    ]);
    expect([code, [...outcomes]]).toEqual(['content_policy_violation', [['b', 'blocked']]]);
  });

  test('are run if they have no verdict or throw', async () => {
    const throwing = (): never => {
      throw new Error('cannot');
    };
    const [code, outcomes] = await outcomesOf([
      named('a', () => null, allow),
      named('b', throwing, block),
      named('c', throwing, never),
    ]);
    expect(code).toBe('content_policy_violation');
    expect(outcomes.get('b')).toBe('blocked');
    expect((await outcomesOf([named('c', throwing, never)]))[0]).toBe('safety_check_unavailable');
  });
});

describe('checks', () => {
  test('allow a prompt when all of them allow it', async () => {
    expect(await run({ a: allow, b: allow })).toMatchObject({ code: 'passed', log: '' });
    expect((await run({})).code).toBe('passed');
  });

  test('end when one blocks, and the client reads only its name', async () => {
    const { code, error, outcomes } = await run({ slow: hanging, policy: block, other: deaf });
    expect(code).toBe('content_policy_violation');
    expect(error).toMatchObject({ publicMessage: 'the prompt was blocked by content policy (policy)' });
    expect(outcomes).toEqual(
      new Map([
        ['policy', 'blocked'],
        ['slow', 'stopped'],
        ['other', 'stopped'],
      ]),
    );
  });

  test('block even if other checks fail first', async () => {
    const late: Check['run'] = async () => {
      await wait();
      return 'blocked';
    };
    const failing: Check['run'] = () => Promise.reject(new Error('down'));
    expect((await run({ failing, late })).code).toBe('content_policy_violation');
    expect((await run({ late, hanging })).code).toBe('content_policy_violation');
    expect((await run({ failing, allow })).code).toBe('safety_check_unavailable');
  });

  test.each([
    ['hangs', hanging],
    ['ignores the abort', deaf],
  ])('fail when one %s after its timeout', async (_name, check) => {
    const { code, outcomes } = await run({ check, allow });
    expect(code).toBe('safety_check_unavailable');
    expect(outcomes.get('check')).toBe('timed_out');
  });

  test('end when the client disconnects', async () => {
    const caller = new AbortController();
    const running = run({ hanging, deaf }, caller.signal);
    caller.abort(new GatewayError('client_closed'));
    expect(await running).toMatchObject({ code: 'client_closed' });
    expect((await run({ allow: deaf }, caller.signal)).code).toBe('client_closed');
  });

  test('are aborted when their verdict is not needed any more', async () => {
    let seen: AbortSignal | undefined;
    await run({
      check(_prompt, _call, signal) {
        seen = signal;
        return Promise.resolve('allowed');
      },
    });
    expect(seen?.aborted).toBe(true);
  });

  test('log neither the prompt nor the message of an exception', async () => {
    const quoting: Check['run'] = () => Promise.reject(new Error(PROMPT_TEXT));
    const own: Check['run'] = () => Promise.reject(new CheckFailure('the response is not JSON'));
    const { log } = await run({ quoting, own, allow });
    expect(log).toContain('the response is not JSON');
    expect(log).toContain('quoting');
    expect(log).not.toContain(PROMPT_TEXT);
  });
});

test('a prompt passes only when every check allows it', async () => {
  const invalid = fc.oneof(
    fc.anything().map((value) => (): unknown => Promise.resolve(value)),
    fc.anything().map((value) => (): unknown => value),
    fc.anything().map((value) => async (): Promise<unknown> => {
      await wait();
      throw value;
    }),
    fc.anything().map((value) => (): unknown => {
      throw value;
    }),
    fc.constant((): unknown => new Promise(() => undefined)),
  );
  // The assertion is needed because this tests values that the type does not allow.
  const bad = invalid
    .filter((make) => !['allowed', 'blocked'].includes(String(quietly(make))))
    .map((make) => make as Check['run']);
  const good = fc.constant(allow);
  await fc.assert(
    fc.asyncProperty(
      fc.array(good, { maxLength: 3 }),
      bad,
      fc.array(good, { maxLength: 3 }),
      async (before, one, after) => {
        const checks = Object.fromEntries(
          [...before, one, ...after].map((check, index) => [`c${index}`, check]),
        );
        expect((await run(checks)).code).toBe('safety_check_unavailable');
      },
    ),
    { numRuns: 60 },
  );
});

function quietly(make: () => unknown): unknown {
  try {
    const made = make();
    if (made instanceof Promise) made.catch(() => undefined);
    return typeof made === 'string' ? made : '';
  } catch {
    return '';
  }
}
