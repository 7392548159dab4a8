import { InvalidArgumentError, type Command } from 'commander';
import {
  raiseBudget,
  reportBudget,
  reportBudgets,
  setBudget,
  type BudgetReport,
} from '../../ledger/reports/budgets.ts';
import { listProjects, requireProject, type Project } from '../../projects/projects.ts';
import { CommandFailure } from '../command-failure.ts';
import type { CommandContext } from '../context.ts';
import { addExamples } from './examples.ts';
import { euros } from '../output/money.ts';
import type { TableRow } from '../output/output.ts';

interface JsonOption {
  json?: boolean;
}

interface UpdateOptions extends JsonOption {
  limit?: bigint | typeof UNLIMITED;
  raise?: bigint;
}

const HEADINGS = ['project', 'month', 'limit', 'consumed', 'remaining', 'settled', 'reserved'];
const UNLIMITED = 'none';

/** `gateway budget list|show|update` */
export function addBudgetCommands(program: Command, context: CommandContext): void {
  const noun = program.command('budget').description('how much a project may spend in a month (UTC)');
  const list = noun
    .command('list')
    .description('show the budget and the spending of all projects this month')
    .option('--json', 'print JSON')
    .action(({ json = false }: JsonOption) =>
      context.withStore(async (store) => {
        show(context, await reportBudgets(store, await listProjects(store.database)), json);
      }),
    );
  addExamples(list, '');
  const showCommand = budgetCommand(noun, 'show')
    .description('show the budget and the spending of one project this month')
    .action((project: string, { json = false }: JsonOption) =>
      context.withStore(async (store) => {
        const found = await requireProject(store.database, project);
        show(context, [[found, await reportBudget(store, found.id)]], json);
      }),
    );
  addExamples(showCommand, 'acme/research');
  const updateCommand = budgetCommand(noun, 'update')
    .description("change a project's monthly limit; a raised limit applies from the next request on")
    .option('--limit <cents>', `EUR cents, such as 5000 for 50 EUR, or '${UNLIMITED}'`, limitOf)
    .option('--raise <cents>', 'EUR cents to add to the limit', centsOf)
    .action((project: string, options: UpdateOptions) => update(context, project, options));
  addExamples(
    updateCommand,
    'acme/research --limit 5000',
    'acme/research --raise 1000',
    'acme/research --limit none',
  );
}

/** A command about the budget of one project. */
function budgetCommand(noun: Command, verb: string): Command {
  return noun
    .command(verb)
    .argument('<project>', 'name, organisation/name or id')
    .option('--json', 'print JSON');
}

async function update(
  context: CommandContext,
  reference: string,
  { limit, raise, json = false }: UpdateOptions,
): Promise<void> {
  if ((limit === undefined) === (raise === undefined))
    throw new CommandFailure('give either --limit or --raise');
  await context.withStore(async (store) => {
    const project = await requireProject(store.database, reference);
    const report =
      raise === undefined
        ? await setBudget(store, project.id, limit === UNLIMITED ? null : (limit ?? null))
        : await raiseBudget(store, project.id, raise);
    show(context, [[project, report]], json);
  });
}

function show(context: CommandContext, reports: readonly [Project, BudgetReport][], json: boolean): void {
  if (json) context.list(reports.map(jsonOf), true, [], () => ({}));
  else context.list(reports, false, HEADINGS, rowOf);
}

/** The contract's budget status, if there is a limit, and the exact sums as strings: JSON numbers are not exact enough. */
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

/** Parses a limit. No limit is a word and not null, which Commander replaces by an empty text. */
function limitOf(text: string): bigint | typeof UNLIMITED {
  return text === UNLIMITED ? UNLIMITED : centsOf(text);
}

/** Parses digits only: 12.50 would be EUR and not cents. */
function centsOf(text: string): bigint {
  if (!/^-?\d{1,18}$/.test(text)) throw new InvalidArgumentError('Expected a whole number of EUR cents.');
  return BigInt(text);
}
