import type { ProjectBudgetStatus } from '../../generated/contract.ts';
import { attemptsOf } from '../test-bed/row-attempts.ts';
import type { Check, Evidence } from './evidence.ts';
import { troubles, type Trouble } from './deployments.ts';
import type { DisturbanceCounts } from './disturb.ts';
import type { ProofGateway } from './gateways.ts';
import type { Kind } from './kinds.ts';
import type { LoadResult } from './load.ts';
import type { Operator } from './operator.ts';

export interface RunReport {
  kind: Kind;
  gateways: readonly ProofGateway[];
  calls: number;
  seconds: number;
  disturbed: DisturbanceCounts;
  /** The outages of the deployments. */
  troubles: readonly Trouble[];
  load: LoadResult;
  operator: Pick<Operator, 'looks' | 'overshoots' | 'lowerings'>;
  evidence: Evidence;
  checks: readonly Check[];
}

const SHOWN_FAULTS = 5;
const BROKEN = 'BROKEN';
const OVER_LIMIT = 'OVER THE LIMIT';

/** Whether a line of a report shows a broken promise. */
export function isFault(line: string): boolean {
  return line.startsWith(BROKEN) || line.startsWith(OVER_LIMIT);
}

/** Formats the tables of `docs/proof.md`, followed by the broken promises, if any. */
export function report(run: RunReport): string {
  const { evidence, load, operator } = run;
  const facts: [string, string][] = [
    ['kind, gateways', `${run.kind}, ${gatewayCounts(run.gateways)}`],
    ['calls made', `${run.calls} in ${run.seconds.toFixed(0)} s`],
    ['responses by status', statusCounts(load)],
    ['requests that reached a stopped gateway, and were repeated', String(load.lost)],
    ['gateways killed; suspended; killed and their journals lost', disturbanceCounts(run.disturbed)],
    [`deployments that were ${troubles.join('; ')} for a while`, troubleCounts(run.troubles)],
    ['calls with two attempts; with three', attemptCounts(evidence)],
    ...refusalsByBudget(load),
    ['limits lowered below what was used', String(operator.lowerings)],
    ['months', [...new Set(evidence.rows.map(({ period }) => period))].sort().join(', ')],
    ['rows by outcome', rowCounts(evidence)],
    [
      'of these, charged by other processes after a lease ended',
      String(evidence.rows.filter(({ state }) => state === 'lapsed').length),
    ],
    ['spent', `${euros(evidence)} EUR`],
    [
      'checks of the budgets during the run; over the limit',
      `${operator.looks}, ${operator.overshoots.length}`,
    ],
  ];
  const lines = [
    '',
    '| what | figure |',
    '|---|---|',
    ...facts.map(([what, figure]) => `| ${what} | ${figure} |`),
  ];
  lines.push('', '| promise | cases | broken |', '|---|---|---|');
  for (const { promise, cases, broken } of run.checks)
    lines.push(`| ${promise} | ${cases} | ${broken.length} |`);
  for (const { promise, broken } of run.checks) {
    for (const fault of broken.slice(0, SHOWN_FAULTS)) lines.push(`${BROKEN} ${promise}: ${fault}`);
  }
  for (const fault of operator.overshoots.slice(0, SHOWN_FAULTS)) lines.push(`${OVER_LIMIT} ${fault}`);
  return `${lines.join('\n')}\n\n`;
}

function gatewayCounts(gateways: readonly ProofGateway[]): string {
  const small = gateways.filter(({ hasSmallDisk }) => hasSmallDisk).length;
  return small === 0 ? String(gateways.length) : `${gateways.length}, ${small} of them with a small disk`;
}

function disturbanceCounts({ kill, suspend, 'lose disk': lost }: DisturbanceCounts): string {
  return `${kill}; ${suspend}; ${lost}`;
}

function troubleCounts(seen: readonly Trouble[]): string {
  return troubles.map((trouble) => seen.filter((one) => one === trouble).length).join('; ');
}

function attemptCounts({ rows }: Evidence): string {
  const counts = rows.map((row) => attemptsOf(row).length);
  return [2, 3].map((attempts) => counts.filter((count) => count === attempts).length).join('; ');
}

function statusCounts({ seen }: LoadResult): string {
  return counted(
    seen.map(({ status, isWhole }) => (status === 200 && !isWhole ? '200 cut' : String(status))),
  );
}

/** One row for each kind of budget, since a row of all is too wide for a page. */
function refusalsByBudget({ seen }: LoadResult): [string, string][] {
  const budgets = seen
    .filter(({ status, text }) => status === 429 && text !== '')
    .map(({ text }) => {
      // The gateway's own refusal, by the contract.
      const { budget } = JSON.parse(text) as Partial<ProjectBudgetStatus>;
      const model = budget?.model === undefined ? '' : ' of a model';
      const tag = budget?.tag === undefined ? '' : ' of a tag';
      return budget === undefined ? 'none' : `${budget.scope} by the ${budget.interval}${model}${tag}`;
    });
  return counts(budgets).map(([budget, count]) => [`refused by budget: ${budget}`, String(count)]);
}

function rowCounts({ rows }: Evidence): string {
  return counted(rows.map(({ outcome }) => outcome ?? 'reserved'));
}

function counted(names: readonly string[]): string {
  return counts(names)
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ');
}

function counts(names: readonly string[]): [string, number][] {
  const byName = new Map<string, number>();
  for (const name of names) byName.set(name, (byName.get(name) ?? 0) + 1);
  return [...byName].sort(([a], [b]) => (a < b ? -1 : 1));
}

function euros({ rows }: Evidence): string {
  const nanoEur = rows.reduce((sum, row) => sum + row.cost_nano_eur, 0n);
  return (Number(nanoEur) / 1e9).toFixed(6);
}
