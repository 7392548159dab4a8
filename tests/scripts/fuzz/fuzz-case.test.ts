import { expect, test } from '@jest/globals';
import { capabilities } from '../../../catalogue/model.ts';
import { openSession } from '../../../packages/contract-tools/checks/black-box/open-session.ts';
import { Target } from '../../../packages/contract-tools/checks/black-box/target.ts';
import { operations } from '../../../generated/operations.ts';
import { makeCase } from '../../../scripts/fuzz/fuzz-case.ts';
import { requestLineOf } from '../../../scripts/fuzz/judge-case.ts';

const session = openSession({
  target: new Target({ url: 'http://127.0.0.1:1', timeoutMs: 1_000 }),
  models: new Map(capabilities.map((one) => [one, `acme/${one}`])),
  keys: { full: 'gw_full' },
  slow: false,
});
const cases = (seed: number): string[] =>
  Array.from({ length: 60 }, (_unused, number) => JSON.stringify(makeCase([session], seed, number)));

test('a seed always gives the same requests, and another seed gives others', () => {
  expect(cases(7)).toEqual(cases(7));
  expect(cases(7)).not.toEqual(cases(8));
});

test('a run reaches every operation, with complete, damaged and half-sent requests', () => {
  const made = Array.from({ length: 400 }, (_unused, number) => makeCase([session], 1, number));
  expect(new Set(made.map(({ operationId }) => operationId)).size).toBe(operations.length);
  expect(new Set(made.map(({ delivery }) => delivery.end)).size).toBe(5);
  expect(made.filter(({ isComplete }) => !isComplete).length).toBeGreaterThan(20);
  expect(
    made.filter(({ isComplete, delivery }) => isComplete && delivery.share === 1).length,
  ).toBeGreaterThan(160);
});

test.each([
  ['GET /v1/files/0/a HTTP/1.1\r\n\r\n', { method: 'GET', target: '/v1/files/0/a' }],
  ['GET /v1/filesuHTTP/1.1\r\n\r\n', { method: 'GET', target: '/v1/filesuHTTP/1.1' }],
  ['GET /v1/fi les HTTP/1.1\r\n\r\n', { method: 'POST', target: '/v1/files' }],
])('a damaged request is judged by the line that was sent: %j', (bytes, expected) => {
  expect(requestLineOf({ bytes, method: 'POST', target: '/v1/files' })).toEqual(expected);
});
