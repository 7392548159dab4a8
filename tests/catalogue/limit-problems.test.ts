import { describe, expect, test } from '@jest/globals';
import { asExpected, problemsOf, smallFile, type Fault } from './configuration-file.ts';

const withLimits = (limits: string) => smallFile('    free: true', `limits: ${limits}`);

const FAULTS: readonly Fault[] = [
  ['a limit of nothing', withLimits('{ requests_per_minute: 0 }'), ['8: this must be >= 1']],
  ['a negative limit', withLimits('{ requests_per_minute: -5 }'), ['8: this must be >= 1']],
  [
    'a limit beyond all measure',
    withLimits('{ requests_per_minute: 1000000001 }'),
    ['8: this must be <= 1000000000'],
  ],
  ['half a request', withLimits('{ requests_per_minute: 1.5 }'), ['8: this must be a whole number']],
  ['a limit as text', withLimits("{ requests_per_minute: '60' }"), ['8: this must be a whole number']],
  [
    'a slip in a key',
    withLimits('{ request_per_minute: 60 }'),
    ["8: unknown key 'request_per_minute'; did you mean 'requests_per_minute'?"],
  ],
  [
    'a tier without a limit',
    withLimits('{ tiers: { gold: {} } }'),
    ["8: the key 'requests_per_minute' is missing"],
  ],
  [
    'a tier of nothing',
    withLimits('{ tiers: { gold: { requests_per_minute: 0 } } }'),
    ['8: this must be >= 1'],
  ],
  [
    'a tier that cannot be named',
    withLimits("{ tiers: { 'a tier': { requests_per_minute: 1 } } }"),
    [/^8: a tier's name is made of letters, digits/],
  ],
];

describe('the start is refused, with the line, for', () => {
  test.each(FAULTS)('%s', async (_name, file, expected) => {
    expect(await problemsOf(file)).toEqual(asExpected(expected));
  });
});
