import { roundedEuros } from '../output/money.ts';
import { plain } from '../output/output.ts';
import { cut, fittingTable, wrap } from './fit.ts';
import { formatShare, problemsOf } from './problems.ts';
import type { Today } from './today.ts';

export interface Line {
  text: string;
  /** How a terminal shows it. */
  tone: 'plain' | 'heading' | 'good' | 'warning' | 'severe';
}

const line = (text: string): Line => ({ text, tone: 'plain' });
const heading = (text: string): Line[] => [line(''), { text, tone: 'heading' }];

/**
 * Draws the state of the gateway as lines of text.
 *
 * @param columns null: the output is no terminal, and nothing is cut
 */
export function viewOf(today: Today, columns: number | null): Line[] {
  const lines: readonly Line[] = [
    { text: `Today, ${today.at.toISOString().slice(0, 19)}Z`, tone: 'heading' },
    ...attention(today, columns),
    line(''),
    ...figures(today).flatMap((text) => wrap(text, columns).map(line)),
    ...heading('Models in the last hour'),
    ...models(today, columns),
    ...heading('Deployments'),
    ...deployments(today, columns),
    ...processes(today, columns),
    ...alerts(today, columns),
  ];
  return lines.map(({ text, tone }) => ({ text: cut(text, columns), tone }));
}

function attention(today: Today, columns: number | null): Line[] {
  const problems = problemsOf(today);
  if (problems.length === 0) return [{ text: 'Nothing needs attention.', tone: 'good' }];
  return problems.flatMap(({ text, isSevere }) =>
    wrap(`${isSevere ? '!' : '-'} ${plain(text)}`, columns).map((part): Line => ({
      text: part,
      tone: isSevere ? 'severe' : 'warning',
    })),
  );
}

function figures({ hour, month, processes: states }: Today): string[] {
  const calls = hour.reduce((sum, one) => sum + one.calls, 0);
  const failed = hour.reduce((sum, one) => sum + one.failed, 0);
  const inFlight = states.flatMap(({ deployments: all }) => all).reduce((sum, one) => sum + one.in_flight, 0);
  const share = calls === 0 ? '' : ` (${formatShare(failed / calls)})`;
  return [
    `The last hour: ${calls} calls, ${failed} failed${share}; ${inFlight} in flight`,
    `This month: ${roundedEuros(month.settledNanoEur)} settled, ${roundedEuros(month.heldNanoEur)} held`,
  ];
}

function models({ hour }: Today, columns: number | null): Line[] {
  if (hour.length === 0) return [line('No calls in the last hour.')];
  const rows = hour.map(({ model, calls, failed, firstTokenMs, costNanoEur }) => ({
    model,
    calls: String(calls),
    failed: failed === 0 ? '0' : `${failed} (${formatShare(failed / calls)})`,
    'first token': milliseconds(firstTokenMs?.median),
    '95 %': milliseconds(firstTokenMs?.p95),
    cost: roundedEuros(costNanoEur),
  }));
  const headings = ['model', 'calls', 'failed', 'first token', '95 %', 'cost'];
  return fittingTable(headings, rows, columns).map(line);
}

function deployments({ overview, processes: states }: Today, columns: number | null): Line[] {
  if (overview === null)
    return wrap(
      'This token is limited to one organisation. The state of the gateway is not part of it.',
      columns,
    ).map(line);
  const rows = states.flatMap(({ process_id: id, deployments: all }) =>
    all.map((one) => ({
      deployment: one.deployment,
      state: one.ejected_until === null ? one.state : `ejected until ${one.ejected_until.slice(11, 19)}Z`,
      'in flight': String(one.in_flight),
      waiting: String(one.connections?.waiting ?? 0),
      'first token': milliseconds(one.first_token_ms),
      response: milliseconds(one.response_ms),
      process: String(id),
    })),
  );
  if (rows.length === 0) return [line('No deployment has been used yet.')];
  const headings = ['deployment', 'state', 'in flight', 'waiting', 'first token', 'response', 'process'];
  return fittingTable(headings, rows, columns).map(line);
}

function processes({ overview }: Today, columns: number | null): Line[] {
  if (overview === null) return [];
  const rows = overview.processes.map((one) => ({
    process: String(one.process_id),
    state: one.state.replaceAll('_', ' '),
    'in flight': String(one.requests_in_flight),
    configuration: one.reload_failed ? 'an older one' : 'current',
    'rate limits': one.rate_limits_degraded ? 'counted alone' : 'as configured',
    'unrecorded calls': String(one.unrecorded_calls),
  }));
  const headings = ['process', 'state', 'in flight', 'configuration', 'rate limits', 'unrecorded calls'];
  return [...heading('Processes'), ...fittingTable(headings, rows, columns).map(line)];
}

function alerts({ alerts: all }: Today, columns: number | null): Line[] {
  if (all.length === 0) return [];
  const rows = all.map(({ at, project, organisation, budget_id: id, threshold, deliveries, model, tag }) => ({
    time: `${at.slice(0, 19)}Z`,
    budget: [project ?? organisation ?? id, model, tag].filter(Boolean).join(' · '),
    threshold: threshold === 'forecast' ? threshold : `${threshold} %`,
    messages: deliveries.map(({ target, state }) => `${target} ${state}`).join(', '),
  }));
  return [
    ...heading('Alerts of budgets'),
    ...fittingTable(['time', 'budget', 'threshold', 'messages'], rows, columns).map(line),
  ];
}

function milliseconds(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : `${value} ms`;
}
