import { expect, test } from '@jest/globals';
import type { Budget, DeploymentHealth, Overview } from '../../../generated/admin/contract.ts';
import { hourByModel, problemsOf } from '../../../packages/console/pages/today/problems.ts';
import { budget, deployment } from '../../cli/watch/state.ts';

const healthy: DeploymentHealth = { ...deployment, in_flight: 0, first_token_ms: null, models: [] };
const overview: Overview = {
  calls: { since: '2026-11-26T08:00:00.000Z', models: [] },
  processes: [
    {
      process_id: 7,
      state: 'ready',
      reason: null,
      reload_failed: false,
      rate_limits_degraded: false,
      requests_in_flight: 0,
      dropped_calls: 0,
      unrecorded_calls: 0,
    },
  ],
  deployments: { total: 1, ejected: [] },
};
const [ready] = overview.processes;

function textsOf(
  processes: Overview['processes'],
  deployments: readonly DeploymentHealth[],
  budgets: readonly Budget[],
): string[] {
  const state = { ...overview, processes };
  const one = { process_id: 7, deployments: [...deployments] };
  return problemsOf(state, [one], budgets, []).map(({ text }) => text);
}

test('nothing is wrong with what is healthy and below 80 %', () => {
  expect(textsOf(overview.processes, [healthy], [budget])).toEqual([]);
});

test('a process that is away, an ejected deployment and a used up budget come before warnings', () => {
  if (ready === undefined) throw new Error('there is no process');
  const away = { ...ready, state: 'unresponsive' as const };
  const ejected = { ...healthy, ejected_until: '2026-11-26T09:00:00.000Z', reason: 'failures' };
  const near = { ...budget, consumed_eur_cents: 80 };
  expect(textsOf([away], [ejected], [near, { ...budget, project: 'acme/lab', exceeded: true }])).toEqual([
    'Process 7 does not respond',
    'openai/gpt is ejected in process 7: failures',
    'The budget of acme/lab is used up',
    expect.stringMatching(/^acme\/research has used 80\s?% of its budget$/u),
  ]);
});

test('budgets beyond those that were loaded are not taken for good', () => {
  expect(problemsOf(null, [], [], [], true)).toHaveLength(1);
  expect(problemsOf(null, [], [], [], false)).toEqual([]);
});

test('a model is reported from 5 % of failed calls on, when it had ten calls', () => {
  const line = (outcome: string, calls: string) => ({
    group: { model: 'acme/chat', outcome },
    calls,
    earlier_attempts: '0',
    estimated_calls: '0',
    units: {},
    cost_nano_eur: '5',
    reserved_nano_eur: '0',
  });
  const hour = (failed: string, completed: string) =>
    hourByModel(
      {
        by: ['model', 'outcome'],
        data: [line('failed', failed), line('completed', completed)],
        truncated: false,
      },
      null,
    );
  expect(hour('1', '19')).toMatchObject([{ calls: 20, failed: 1, costNanoEur: 10n }]);
  expect(problemsOf(null, [], [], hour('1', '19'))).toHaveLength(1);
  expect(problemsOf(null, [], [], hour('1', '20'))).toEqual([]);
  expect(problemsOf(null, [], [], hour('9', '0'))).toEqual([]);
});
