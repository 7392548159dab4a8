import { InvalidArgumentError, type Command } from 'commander';
import { raiseBudget, reportBudget, setBudget, type BudgetReport } from '../ledger/budgets.ts';
import { listProjects, requireProject, type Project } from '../projects/projects.ts';
import type { CommandContext } from './context.ts';
import { euros } from './money.ts';
import type { TableRow } from './output.ts';

interface JsonOption {
  json?: boolean;
}

const HEADINGS = ['project', 'month', 'limit', 'consumed', 'remaining', 'settled', 'reserved'];
const UNLIMITED = 'none';

/** `gateway budget set|show|raise` */
export function addBudgetCommands(program: Command, context: CommandContext): void {
  const noun = program.command('budget').description('how much a project may spend in a month (UTC)');
  noun
    .command('set')
    .description('give a project its monthly limit; it holds from the next request on')
    .argument('<project>', 'name, organisation/name or id')
    .argument('<cents>', `EUR cents, such as 5000 for 50 EUR, or '${UNLIMITED}' for no limit`, limitOf)
    .option('--json', 'answer in JSON')
    .action((project: string, limit: bigint | null, { json = false }: JsonOption) =>
      context.withStore(async (store) => {
        const found = await requireProject(store.database, project);
        show(context, [[found, await setBudget(store, found.id, limit)]], json);
      }),
    );
  noun
    .command('raise')
    .description("add to a project's monthly limit")
    .argument('<project>', 'name, organisation/name or id')
    .argument('<cents>', 'EUR cents to add', centsOf)
    .option('--json', 'answer in JSON')
    .action((project: string, cents: bigint, { json = false }: JsonOption) =>
      context.withStore(async (store) => {
        const found = await requireProject(store.database, project);
        show(context, [[found, await raiseBudget(store, found.id, cents)]], json);
      }),
    );
  noun
    .command('show')
    .description('show where projects stand this month')
    .argument('[project]', 'name, organisation/name or id; all of them without it')
    .option('--json', 'answer in JSON')
    .action((project: string | undefined, { json = false }: JsonOption) =>
      context.withStore(async (store) => {
        const projects =
          project === undefined
            ? await listProjects(store.database)
            : [await requireProject(store.database, project)];
        const reports: [Project, BudgetReport][] = [];
        for (const one of projects) reports.push([one, await reportBudget(store, one.id)]);
        show(context, reports, json);
      }),
    );
}

function show(context: CommandContext, reports: readonly [Project, BudgetReport][], json: boolean): void {
  if (json) context.list(reports.map(jsonOf), true, [], () => ({}));
  else context.list(reports, false, HEADINGS, rowOf);
}

/** The contract's project budget status where there is a limit, with the exact sums beside it as text: JSON has no such numbers. */
function jsonOf([project, report]: [Project, BudgetReport]): Record<string, unknown> {
  return {
    project: `${project.organisation_name}/${project.name}`,
    project_id: report.project_id,
    period: report.period,
    ...(report.status ?? { limit_eur_cents: null }),
    settled_nano_eur: String(report.settled_nano_eur),
    reserved_nano_eur: String(report.reserved_nano_eur),
  };
}

function rowOf([project, report]: [Project, BudgetReport]): TableRow {
  const { status } = report;
  return {
    project: `${project.organisation_name}/${project.name}`,
    month: report.period,
    limit: status === null ? UNLIMITED : centsAsEuros(status.limit_eur_cents),
    consumed: status === null ? '' : centsAsEuros(status.consumed_eur_cents),
    remaining: status === null ? '' : centsAsEuros(status.remaining_eur_cents),
    settled: euros(report.settled_nano_eur),
    reserved: euros(report.reserved_nano_eur),
  };
}

function centsAsEuros(cents: number): string {
  return `${(cents / 100).toFixed(2)} EUR`;
}

function limitOf(text: string): bigint | null {
  return text === UNLIMITED ? null : centsOf(text);
}

/** Digits alone: whoever writes 12.50 means EUR, and would get an eighth of a cent. */
function centsOf(text: string): bigint {
  if (!/^-?\d{1,18}$/.test(text)) throw new InvalidArgumentError('It is no whole number of EUR cents.');
  return BigInt(text);
}
