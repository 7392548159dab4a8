import type { MetricObject } from 'prom-client';
import type { GatewayProcess } from '../../generated/admin/contract.ts';

/** What a process reports of itself. */
export interface ProcessReport {
  metrics: readonly MetricObject[];
  /** Null when it can serve requests; else the reason. */
  notReady: string | null;
}

/** Returns the state of a process from its metrics; `report` is null when it does not respond. */
export function processStateOf(processId: number, report: ProcessReport | null): GatewayProcess {
  const valueOf = (name: string): number => {
    const metric = report?.metrics.find((one) => one.name === name);
    // The registry writes the values, which its type of a metric leaves out.
    const { values = [] } = (metric ?? {}) as { values?: readonly { value: number }[] };
    return values.reduce((sum, { value }) => sum + value, 0);
  };
  return {
    process_id: processId,
    state: report === null ? 'unresponsive' : report.notReady === null ? 'ready' : 'not_ready',
    reason: report?.notReady ?? null,
    reload_failed: valueOf('gateway_config_reload_failed') > 0,
    rate_limits_degraded: valueOf('gateway_rate_limit_degraded') > 0,
    requests_in_flight: valueOf('gateway_requests_in_flight'),
    dropped_calls: valueOf('gateway_recent_calls_dropped_total'),
    unrecorded_calls: valueOf('gateway_ledger_unrecorded_total'),
  };
}
