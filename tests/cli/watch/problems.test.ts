import { expect, test } from '@jest/globals';
import { problemsOf } from '../../../cli/watch/problems.ts';
import { problemsOf as problemsOfConsole } from '../../../packages/console/pages/today/problems.ts';
import { budget, deployment, hourOf, processOf, today } from './state.ts';

test('watch reports what the console reports, in the same words and order', () => {
  const processes = [
    processOf({ state: 'unresponsive' }),
    processOf({ state: 'not_ready', reason: 'the database cannot be reached' }),
    processOf({ state: 'not_ready' }),
    processOf({ reload_failed: true, rate_limits_degraded: true, unrecorded_calls: 1_234 }),
  ];
  const deployments = [
    { ...deployment, ejected_until: '2026-11-26T09:00:00.000Z', reason: 'failures' },
    { ...deployment, consecutive_failures: 3 },
    { ...deployment, connections: { in_use: 4, max: 4, waiting: 2 } },
    deployment,
  ];
  const budgets = [
    { ...budget, exceeded: true },
    { ...budget, consumed_eur_cents: 80 },
    { ...budget, id: 'another', scope: 'key' as const, model: 'acme/chat', consumed_eur_cents: 99 },
    { ...budget, id: 'another', project: null, project_id: null, exceeded: true },
    budget,
    { ...budget, limit_eur_cents: null, consumed_eur_cents: null },
  ];
  const hour = [hourOf(20, 1), hourOf(21, 1), hourOf(9, 9), hourOf(1_000, 333)];
  const state = {
    ...today,
    overview: { ...today.overview, processes },
    processes: [{ process_id: 7, deployments }],
  };
  const expected = problemsOfConsole(state.overview, state.processes, budgets, hour, true);
  expect(expected).toHaveLength(16);
  // Each says in its own way where the others are.
  const shown = (text: string): string => text.replace(/(?<=nearly so).*/, '');
  expect(
    problemsOf({ ...state, budgets, hasMoreBudgets: true, hour }).map(({ isSevere, text }) => [
      isSevere,
      shown(text),
    ]),
  ).toEqual(expected.map(({ isSevere, text }) => [isSevere, shown(text)]));
});
