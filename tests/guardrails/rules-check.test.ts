import { afterAll, describe, expect, test } from '@jest/globals';
import { buildGuardrails, type GuardrailInFile, type RulesSettings } from '../../catalogue/guardrail.ts';
import type { Check, Verdict } from '../../guardrails/check.ts';
import { Prompt } from '../../guardrails/prompt.ts';
import { rulesCheck } from '../../guardrails/rules-check.ts';
import { compileRules } from '../../guardrails/rules/compile-rules.ts';
import { ScanPool } from '../../guardrails/rules/scan-pool.ts';
import { findsAtOnce } from './finds-at-once.ts';

const pool = new ScanPool({});
afterAll(() => pool.close());

function check(rules: Partial<GuardrailInFile>): Check {
  const inFile: GuardrailInFile = { ...rules, kind: 'rules' };
  const settings = buildGuardrails({ policy: inFile }).get('policy');
  if (settings?.kind !== 'rules') throw new Error('the guardrail was not built');
  return rulesCheck(settings, pool);
}

const verdictOn = (one: Check, running: string[], others: string[] = []): Verdict | null | undefined =>
  one.verdictNow?.(new Prompt({ running, others }));

describe('a short prompt', () => {
  test('is judged without waiting', () => {
    const secrets = check({ detect: ['email'] });
    expect(verdictOn(secrets, ['write to me'])).toBe('allowed');
    expect(verdictOn(secrets, ['write to a@b.de'])).toBe('blocked');
    expect(verdictOn(secrets, [], ['a@b.de'])).toBe('blocked');
  });

  test('has 250,000 characters at most', () => {
    const secrets = check({ detect: ['email'] });
    expect(verdictOn(secrets, ['x'.repeat(250_000)])).toBe('allowed');
    expect(verdictOn(secrets, ['x'.repeat(250_001)])).toBeNull();
    expect(verdictOn(secrets, ['x'.repeat(125_000)], ['x'.repeat(125_001)])).toBeNull();
  });

  test('is a shorter one for each pattern that all of it has to be searched for', () => {
    const one = check({ patterns: ['[0-9]{3}x?'] });
    expect(verdictOn(one, ['x'.repeat(22_727)])).toBe('allowed');
    expect(verdictOn(one, ['x'.repeat(22_728)])).toBeNull();
    const two = check({ patterns: ['[0-9]{3}x?', '[0-9]{4}y?'] });
    expect(verdictOn(two, ['x'.repeat(11_904)])).toBe('allowed');
    expect(verdictOn(two, ['x'.repeat(11_905)])).toBeNull();
  });

  test('that turns out to take long is left to a thread', () => {
    const cards = check({ detect: ['payment_card'] });
    // Each group of digits begins and ends many numbers.
    expect(verdictOn(cards, ['4 '.repeat(120_000)])).toBeNull();
    expect(verdictOn(cards, ['4 '.repeat(7_000)])).toBe('allowed');
  });
});

describe('several texts', () => {
  const rules = (settings: Partial<RulesSettings>) => {
    const compiled = compileRules({ kind: 'rules', detect: [], blockLists: [], patterns: [], ...settings });
    return (running: string[], others: string[] = []) => findsAtOnce(compiled, { running, others });
  };

  test('are looked through for a pattern each, and joined with a space and without', () => {
    const finds = rules({ patterns: ['^[0-9]+ [0-9]+$'] });
    expect(finds(['12', '34'])).toBe(true);
    expect(finds(['12'], ['34'])).toBe(false);
    expect(rules({ patterns: ['^[0-9]{4}$'] })(['12', '34'])).toBe(true);
    expect(rules({ patterns: ['^[0-9]{2}$'] })(['x', '34', 'y'])).toBe(true);
    expect(rules({ patterns: ['^[0-9]{2}$'] })(['x'], ['34'])).toBe(true);
    expect(rules({ patterns: ['^[0-9]{2}$'] })(['x'], ['345'])).toBe(false);
  });

  test('are one phrase when they are joined with a space', () => {
    const finds = rules({ blockLists: [{ words: ['kill bill'], wholeWords: true, ignoreCase: true }] });
    expect(finds(['to kill', 'bill now'])).toBe(true);
    expect(finds(['to kill'], ['bill now'])).toBe(false);
  });

  test('of more than eight million characters are refused when a pattern is unbounded', () => {
    const finds = rules({ patterns: ['[0-9]+$'] });
    expect(() => finds(['x'.repeat(8_000_001)])).toThrow(
      expect.objectContaining({ name: 'TooLargeForPattern' }),
    );
  });
});
