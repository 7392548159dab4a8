import { expect, test } from '@jest/globals';
import { mayCacheLong } from '../../metering/cache-lifetime.ts';

const withTtl = (ttl: unknown): object => ({
  messages: [
    { role: 'user', content: [{ type: 'text', text: 'Hi', cache_control: { type: 'ephemeral', ttl } }] },
  ],
});

test.each<[string, object, boolean]>([
  ['nothing about caches', { messages: [{ role: 'user', content: 'Hi' }] }, false],
  ['no lifetime', withTtl(undefined), false],
  ['minutes', withTtl('5m'), false],
  ['many minutes', withTtl('60m'), false],
  ['an hour', withTtl('1h'), true],
  ['an invalid number of minutes', withTtl('x5m'), true],
  ['a text that only begins like minutes', withTtl('5mo'), true],
  ['a lifetime that is not a text', withTtl(5), false],
  ['a retention', { prompt_cache_retention: '24h' }, true],
  ['a retention that is not a text', { prompt_cache_retention: null }, false],
  ['a list that is too long to search', { input: Array.from({ length: 20_001 }, () => 0) }, true],
  [
    'an object with too many keys to search',
    Object.fromEntries(Array.from({ length: 20_001 }, (_value, index) => [`k${index}`, 0])),
    true,
  ],
  ['many values, but not too many', { input: Array.from({ length: 15_000 }, () => 0) }, false],
  [
    'too many values in all',
    { a: Array.from({ length: 15_000 }, () => 0), b: Array.from({ length: 15_000 }, () => [0]) },
    true,
  ],
])('a request with %s may or may not cache its prompt for an hour', (_what, body, expected) => {
  expect(mayCacheLong({ ...body })).toBe(expected);
});
