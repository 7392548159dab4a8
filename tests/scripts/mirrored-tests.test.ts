import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { mirroredTests } from '../../scripts/check/mirrored-tests.ts';

const root = join(import.meta.dirname, '../..');

test.each([
  { change: 'streaming/read-frames.ts', tests: ['tests/streaming/read-frames.test.ts'] },
  { change: 'handlers/createRerank.ts', tests: ['tests/contract/createRerank.test.ts'] },
  { change: 'scripts/check/run-step.ts', tests: ['tests/scripts/run-step.test.ts'] },
  { change: 'packages/engines/text/reranker.ts', tests: ['tests/packages/engines/reranker.test.ts'] },
  { change: 'openapi.yaml', tests: ['tests/contract'] },
  { change: 'tests/cli/help.test.ts', tests: ['tests/cli/help.test.ts'] },
  { change: 'tests/support/eventually.ts', tests: [] },
  { change: 'docs/testing.md', tests: [] },
  { change: 'ledger/no-test-of-its-own.ts', tests: ['tests/ledger'] },
])('a change of $change is tested by $tests', ({ change, tests }) => {
  expect(mirroredTests(root, [change])).toEqual(tests);
});

test('a test is named once', () => {
  expect(mirroredTests(root, ['streaming/read-frames.ts', 'tests/streaming/read-frames.test.ts'])).toEqual([
    'tests/streaming/read-frames.test.ts',
  ]);
});
