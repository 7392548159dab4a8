import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pino } from 'pino';
import type { RulesSettings } from '../../catalogue/guardrail.ts';
import type { Check, CheckedCall } from '../../guardrails/check.ts';
import { Prompt } from '../../guardrails/prompt.ts';
import { rulesCheck } from '../../guardrails/rules-check.ts';
import { ScanPool } from '../../guardrails/rules/scan-pool.ts';
import { operationRow } from '../../scripts/test-bed/contract-document.ts';

const SENTENCE = 'The quick brown fox jumps over the lazy dog and asks for 12 eggs. ';
const RULES: RulesSettings = {
  kind: 'rules',
  detect: ['secrets', 'payment_card'],
  blockLists: [{ words: ['bomb'], wholeWords: true, ignoreCase: true }],
  patterns: ['(a+)+$'],
};
const call: CheckedCall = {
  requestId: 'r',
  operation: operationRow('createChatCompletion'),
  principal: null,
  model: null,
  log: pino({ level: 'silent' }),
};
const never = new AbortController().signal;

let check: Check;
let pool: ScanPool;
beforeAll(() => {
  const scope = {
    name: 'g',
    required: true,
    operations: null,
    models: null,
    timeoutMs: 5_000,
    readsImages: false,
  };
  pool = new ScanPool({ g: RULES });
  check = rulesCheck({ ...scope, ...RULES }, pool);
});
afterAll(() => pool.close());

function promptOf(sizeCharacters: number, ...end: string[]): Prompt {
  const text = SENTENCE.repeat(Math.ceil(sizeCharacters / SENTENCE.length));
  const [first = '', ...rest] = end;
  return new Prompt({ running: [`${text}${first}`, ...rest], others: [] });
}

/** The verdict, and the number of turns of other work before it. */
async function verdictOf(prompt: Prompt, signal = never): Promise<{ verdict: string; turns: number }> {
  let isOver = false;
  let turns = 0;
  const running = check.run(prompt, call, signal).finally(() => (isOver = true));
  const counting = (async () => {
    while (!isOver) {
      turns += 1;
      await nextTurn();
    }
  })();
  const verdict = await running;
  await counting;
  return { verdict, turns };
}

describe('rules', () => {
  test.each([1_000, 100_000, 3_000_000])(
    'find a word behind %d characters, and one that was split',
    async (size) => {
      expect((await verdictOf(promptOf(size))).verdict).toBe('allowed');
      expect((await verdictOf(promptOf(size, 'a bomb'))).verdict).toBe('blocked');
      expect((await verdictOf(promptOf(size, 'a bo', 'mb'))).verdict).toBe('blocked');
      expect((await verdictOf(promptOf(size, `${'a'.repeat(1_000)}`))).verdict).toBe('blocked');
    },
  );

  test('do not block the main thread while they search a long prompt', async () => {
    const { verdict, turns } = await verdictOf(promptOf(5_000_000));
    expect(verdict).toBe('allowed');
    // A single turn would mean that all of it was searched at once.
    expect(turns).toBeGreaterThan(20);
  });

  test('do not mix the texts of prompts that are searched at the same time', async () => {
    const sizes = [30_000, 2_000_000, 40_000, 3_000_000];
    const prompts = sizes.flatMap((size) => [promptOf(size), promptOf(size, 'bomb'), promptOf(size, 'bo')]);
    const verdicts = await Promise.all(prompts.map((prompt) => check.run(prompt, call, never)));
    expect(verdicts).toEqual(sizes.flatMap(() => ['allowed', 'blocked', 'allowed']));
  });

  test('stop when the client disconnects, and continue with the next prompt', async () => {
    const caller = new AbortController();
    const aborted = check.run(promptOf(20_000_000), call, caller.signal);
    await nextTurn();
    caller.abort();
    await expect(aborted).rejects.toThrow('aborted');
    expect((await verdictOf(promptOf(2_000_000, 'bomb'))).verdict).toBe('blocked');
  });

  test('fail at once when too many prompts are queued', async () => {
    const caller = new AbortController();
    const prompt = promptOf(2_000_000);
    // One is being scanned. The number of waiting prompts of a project is bounded.
    const waiting = Array.from({ length: 33 }, () => check.run(prompt, call, caller.signal));
    await expect(check.run(prompt, call, never)).rejects.toThrow('too many');
    caller.abort();
    const ends = await Promise.allSettled(waiting);
    expect(ends.every(({ status }) => status === 'rejected')).toBe(true);
    expect((await verdictOf(promptOf(2_000_000, 'bomb'))).verdict).toBe('blocked');
  });
});
