import { describe, expect, test } from '@jest/globals';
import { asExpected, problemsOf, smallFile, type ProblemCase } from './configuration-file.ts';

const withLimits = (limits: string) => smallFile('    free: true', `limits: ${limits}`);

const CASES: readonly ProblemCase[] = [
  ['a limit of nothing', withLimits('{ requests_per_minute: 0 }'), ['8: this must be >= 1']],
  ['a negative limit', withLimits('{ requests_per_minute: -5 }'), ['8: this must be >= 1']],
  [
    'a limit that is far too high',
    withLimits('{ requests_per_minute: 1000000001 }'),
    ['8: this must be <= 1000000000'],
  ],
  ['half a request', withLimits('{ requests_per_minute: 1.5 }'), ['8: this must be a whole number']],
  ['a limit as text', withLimits("{ requests_per_minute: '60' }"), ['8: this must be a whole number']],
  [
    'a misspelt key',
    withLimits('{ request_per_minute: 60 }'),
    ["8: unknown key 'request_per_minute'; did you mean 'requests_per_minute'?"],
  ],
  [
    'a tier without a limit',
    withLimits('{ tiers: { gold: {} } }'),
    ["8: the key 'requests_per_minute' is missing"],
  ],
  [
    'a tier with a limit of 0',
    withLimits('{ tiers: { gold: { requests_per_minute: 0 } } }'),
    ['8: this must be >= 1'],
  ],
  [
    'a tier with an invalid name',
    withLimits("{ tiers: { 'a tier': { requests_per_minute: 1 } } }"),
    [/^8: a tier's name is made of letters, digits/],
  ],
];

describe('the start is refused, with the line, for', () => {
  test.each(CASES)('%s', async (_name, file, expected) => {
    expect(await problemsOf(file)).toEqual(asExpected(expected));
  });
});
