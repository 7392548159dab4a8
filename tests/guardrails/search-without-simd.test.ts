import { expect, jest, test } from '@jest/globals';
import { compileRules } from '../../guardrails/rules/compile-rules.ts';
import { findsAtOnce } from './finds-at-once.ts';

test('where WebAssembly has no SIMD, rules find the same', () => {
  // As on a processor without it, where modules that use it are not valid.
  const validate = jest.fn(() => false);
  Reflect.set(Reflect.get(globalThis, 'WebAssembly') as object, 'validate', validate);
  const rules = compileRules({
    kind: 'rules',
    detect: ['secrets', 'payment_card'],
    blockLists: [{ words: ['project phoenix'], wholeWords: true, ignoreCase: true }],
    patterns: ['omega-\\d{4}'],
  });
  const finds = (text: string): boolean => findsAtOnce(rules, { running: [text], others: [] });
  for (const text of ['4111 1111 1111 1111', 'Project  Phoenix', 'omega-1234', `ghp_${'a1B2'.repeat(9)}`])
    expect([text, finds(`some words and ${text} and more`)]).toEqual([text, true]);
  expect(finds('some words and project phoenicia and more')).toBe(false);
  expect(validate).toHaveBeenCalledTimes(1);
});
