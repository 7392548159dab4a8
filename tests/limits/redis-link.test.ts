import { ErrorReply } from '@redis/client';
import { expect, test } from '@jest/globals';
import { withTimeout, NoResponseError } from '../../limits/redis-link.ts';
import { reasonOf } from '../../limits/redis-link.ts';
import { isRedisUrl } from '../../limits/redis-url.ts';

test.each([
  'redis://localhost',
  'redis://localhost:6379',
  'rediss://localhost/',
  'redis://user:p%40ss@localhost/15',
  'redis://:secret@[::1]:7000/0',
])('%s is the address of a Redis', (text) => {
  expect(isRedisUrl(text)).toBe(true);
});

test.each([
  '',
  'localhost:6379',
  'http://localhost',
  'redis:',
  'redis:///0',
  'redis://localhost/0?tls=true',
  'redis://localhost/0#one',
  'redis://localhost/zero',
  'redis://localhost/0/1',
  'redis://localhost/-1',
  'redis://localhost/1234567890',
  'redis://100%:secret@localhost',
  'redis://user:100%@localhost',
])('%j is not the address of one Redis', (text) => {
  expect(isRedisUrl(text)).toBe(false);
});

test('a result is returned and a failure is thrown before the timeout', async () => {
  await expect(withTimeout(Promise.resolve(7), 3_600_000)).resolves.toBe(7);
  await expect(withTimeout(Promise.reject(new Error('refused')), 3_600_000)).rejects.toThrow('refused');
});

test('a timeout is an error of its own type', async () => {
  const never = new Promise<never>(() => undefined);
  await expect(withTimeout(never, 1)).rejects.toBeInstanceOf(NoResponseError);
});

test('a response that arrived while the process was busy is not late', async () => {
  const result = new Promise<string>((resolve) => setTimeout(() => setImmediate(resolve, 'here'), 1));
  const inTime = withTimeout(result, 1);
  const busyUntilMs = performance.now() + 5;
  while (performance.now() < busyUntilMs);
  await expect(inTime).resolves.toBe('here');
});

test.each<[string, unknown]>([
  ['no response in time', new NoResponseError()],
  ['WRONGPASS', new ErrorReply('WRONGPASS invalid password: secret')],
  ['an error', new ErrorReply('secret')],
  ['ECONNREFUSED', Object.assign(new Error('secret'), { code: 'ECONNREFUSED' })],
  ['TypeError', Object.assign(new TypeError('secret'), { code: 7 })],
  ['RangeError', new RangeError('secret')],
  ['unknown', 'secret'],
  ['unknown', null],
])('the log says %s, and contains nothing that was sent to the server', (reason, error) => {
  expect(reasonOf(error)).toBe(reason);
});
