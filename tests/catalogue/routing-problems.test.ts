import { describe, expect, test } from '@jest/globals';
import { asExpected, load, problemsOf, smallFile, type ProblemCase } from './configuration-file.ts';

const withRouting = (setting: string) => smallFile(`    free: true\n    ${setting}`);
const withDeployment = (settings: string, model = '') =>
  `backends:
  vllm: { kind: openai, base_url: 'http://127.0.0.1:8000/v1' }
models:
  acme/chat-1:
    mode: chat
    free: true
    ${model}
    deployments:
      - { backend: vllm, model: chat, ${settings} }
`;

const CASES: readonly ProblemCase[] = [
  [
    'an unknown strategy',
    withRouting('strategy: weigthed'),
    ["8: this must be one of balanced, weighted, failover, least_cost; did you mean 'weighted'?"],
  ],
  ['no attempt', withRouting('max_attempts: 0'), ['8: this must be >= 1']],
  ['a wait of no time', withRouting('first_token_seconds: 0'), ['8: this must be > 0']],
  ['a negative wait', withRouting('attempt_seconds: -1'), ['8: this must be > 0']],
  [
    'an unknown last resort',
    withRouting('when_all_unavailable: wait'),
    ["8: this must be one of try_anyway, fail; did you mean 'fail'?"],
  ],
  ['affinity that is no boolean', withRouting('session_affinity: 1'), ['8: this must be true or false']],
  ['prefixes that are no boolean', withRouting('prefix_affinity: 1'), ['8: this must be true or false']],
  [
    'prefixes with nothing to choose',
    withRouting('prefix_affinity: true'),
    ['8: the model has one deployment, so there is nothing to choose'],
  ],
  [
    'prefixes of a model that does not chat',
    withRouting('prefix_affinity: true').replace('mode: chat', 'mode: embedding'),
    ["8: only models of the mode 'chat' have prompts that begin alike"],
  ],
  ['a failure rate above 1', withRouting('ejection: { failure_rate: 1.5 }'), ['8: this must be <= 1']],
  [
    'a misspelt key of ejection',
    withRouting('ejection: { pause_second: 1 }'),
    ["8: unknown key 'pause_second'; did you mean 'pause_seconds'?"],
  ],
  [
    'a longest pause below the first',
    withRouting('ejection: { pause_seconds: 9, max_pause_seconds: 3 }'),
    ["8: this is shorter than 'pause_seconds'"],
  ],
  ['a queue of nothing', withDeployment('max_in_flight: 1', 'queue: { size: 0 }'), ['7: this must be >= 1']],
  [
    'a queue that is never used',
    withDeployment('weight: 1', 'queue: { size: 9 }'),
    ["7: no deployment has 'max_in_flight', so no request would ever wait"],
  ],
  ['a negative weight', withDeployment('weight: -1'), ['9: this must be >= 0']],
  ['a negative priority', withDeployment('priority: -1'), ['9: this must be >= 0']],
  ['a limit of no request', withDeployment('max_in_flight: 0'), ['9: this must be >= 1']],
  ['half a request in flight', withDeployment('max_in_flight: 1.5'), ['9: this must be a whole number']],
  ['a negative cost', withDeployment('cost: -0.1'), ['9: this must be >= 0']],
  [
    'least_cost without costs',
    withDeployment('weight: 1', 'strategy: least_cost'),
    ["9: the key 'cost' is missing, which the strategy 'least_cost' needs"],
  ],
];

describe('the start is refused, with the line, for', () => {
  test.each(CASES)('%s', async (_name, file, expected) => {
    expect(await problemsOf(file)).toEqual(asExpected(expected));
  });
});

test('settings of routing are read with their defaults', async () => {
  const { models } = await load(
    withDeployment(
      'weight: 2.5, priority: 1, max_in_flight: 8',
      'ejection: { pause_seconds: 2 }\n    first_token_seconds: 0.5',
    ),
  );
  const model = models.get('acme/chat-1');
  expect(model?.deployments).toMatchObject([
    { model: 'chat', weight: 2.5, priority: 1, maxInFlight: 8, cost: 0 },
  ]);
  expect(model?.routing).toEqual({
    strategy: 'balanced',
    sessionAffinity: true,
    prefixAffinity: false,
    fallbacks: {},
    queue: null,
    firstTokenMs: 500,
    attemptMs: null,
    maxAttempts: 1,
    whenAllUnavailable: 'try_anyway',
    ejection: {
      consecutiveFailures: 3,
      failureRate: 0.5,
      minAttempts: 10,
      windowMs: 30_000,
      pauseMs: 2_000,
      maxPauseMs: 600_000,
    },
  });
});
