import { expect, test } from '@jest/globals';
import { retryAfterOf } from '../../../backends/failures/retry-after.ts';
import { failureOfStatus } from '../../../backends/failures/upstream-failure.ts';
import { backendRequest } from '../backend-request.ts';

const request = backendRequest('createChatCompletion', { model: 'acme/model-1' });
const shown = (headers: Record<string, string>) =>
  failureOfStatus(429, '{}', retryAfterOf(headers), request, []).headers['retry-after'];

test.each<[Record<string, string>, string | undefined]>([
  [{ 'retry-after': '41' }, '41'],
  [{ 'retry-after': '0' }, '0'],
  // Fractions, as some proxies send them, are never too early.
  [{ 'retry-after': '7.25' }, '8'],
  // Azure and OpenAI send both; alone it is all that there is.
  [{ 'retry-after-ms': '58500', 'retry-after': '59' }, '59'],
  [{ 'retry-after-ms': '9200' }, '10'],
  [{ 'retry-after-ms': 'soon', 'retry-after': '3' }, '3'],
  // GitHub Models says when its day ends.
  [{ 'retry-after': '59799' }, '9999'],
  [{ 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' }, '0'],
  [{ 'retry-after': '99999999999' }, '9999'],
  [{ 'retry-after': '7 ' }, '7'],
  [{ 'retry-after': 'soon' }, undefined],
  // What is no date of HTTP is none: `Date` reads these as days of 2001, which are over.
  [{ 'retry-after': '-1' }, undefined],
  [{ 'retry-after': '+5' }, undefined],
  [{ 'retry-after': '3, 5' }, undefined],
  [{}, undefined],
])('a client waits as long as the server says: %j', (headers, seconds) => {
  expect(shown(headers)).toBe(seconds);
});

test('a date becomes seconds', () => {
  const seconds = Number(shown({ 'retry-after': new Date(Date.now() + 3_000_000).toUTCString() }));
  expect(seconds).toBeGreaterThan(2_000);
  expect(seconds).toBeLessThanOrEqual(3_000);
});
