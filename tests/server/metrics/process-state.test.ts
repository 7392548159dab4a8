import { expect, test } from '@jest/globals';
import { Metrics } from '../../../server/metrics/metrics.ts';
import { processStateOf } from '../../../server/metrics/process-state.ts';

test('the state of a process is that of its metrics', async () => {
  const metrics = new Metrics([], { degraded: true });
  metrics.inFlight = 3;
  const report = { metrics: await metrics.registry.getMetricsAsJSON(), notReady: 'shutting down' };
  expect(processStateOf(7, report)).toEqual({
    process_id: 7,
    state: 'not_ready',
    reason: 'shutting down',
    reload_failed: false,
    rate_limits_degraded: true,
    requests_in_flight: 3,
    dropped_calls: 0,
    unrecorded_calls: 0,
  });
});

test('a process that does not respond is shown as such', () => {
  expect(processStateOf(7, null)).toMatchObject({ process_id: 7, state: 'unresponsive', reason: null });
});
