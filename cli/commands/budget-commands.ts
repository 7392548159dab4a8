import { InvalidArgumentError, type Command } from 'commander';
import type { Budget } from '../../packages/sdk/admin.ts';
import { CommandFailure } from '../command-failure.ts';
import type { ManagementContext } from '../management-context.ts';
import { euros } from '../output/money.ts';
import type { TableRow } from '../output/output.ts';
import { addChangeOptions, reasonOf, type ChangeOptions, type JsonOption } from './changing.ts';
import { addExamples } from './examples.ts';
import { PROJECT_ARGUMENT } from './project-commands.ts';

interface UpdateOptions extends ChangeOptions {
  limit?: number | typeof UNLIMITED;
  raise?: number;
}

const HEADINGS = ['project', 'month', 'limit', 'consumed', 'remaining', 'settled', 'reserved'];
const UNLIMITED = 'none';

/** `gateway budget list|show|update` */
export function addBudgetCommands(program: Command, context: ManagementContext): void {
  const noun = program.command('budget').description('how much a project may spend in a month (UTC)');
  const list = noun
    .command('list')
    .description('show the budget and the spending of all projects this month')
    .option('--json', 'print JSON')
    .action(async ({ json = false }: JsonOption) => {
      const management = await context.management();
      const budgets = await Array.fromAsync(management.listBudgets({ limit: 1_000 }));
      context.list(budgets, json, HEADINGS, rowOf);
    });
  addExamples(list, '');
  const show = noun
    .command('show')
    .description('show the budget and the spending of one project this month')
    .argument(...PROJECT_ARGUMENT)
    .option('--json', 'print JSON')
    .action(async (project: string, { json = false }: JsonOption) =>
      context.list([await (await context.management()).getBudget({ project })], json, HEADINGS, rowOf),
    );
  addExamples(show, 'acme/research');
  const updateCommand = addChangeOptions(noun.command('update'))
    .description("change a project's monthly limit; a raised limit applies from the next request on")
    .argument(...PROJECT_ARGUMENT)
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

async function update(context: ManagementContext, project: string, options: UpdateOptions): Promise<void> {
  const { limit, raise, json = false } = options;
  if ((limit === undefined) === (raise === undefined))
    throw new CommandFailure('give either --limit or --raise');
  const management = await context.management();
  const change =
    raise === undefined
      ? { limit_eur_cents: limit === UNLIMITED ? null : (limit ?? null) }
      : { raise_eur_cents: raise };
  // A second attempt could add the amount twice.
  const once = { maxRetries: 0 };
  const budget = await management.updateBudget({ project, ...reasonOf(options) }, change, once);
  context.list([budget], json, HEADINGS, rowOf);
}

function rowOf(budget: Budget): TableRow {
  const { limit_eur_cents: limit, consumed_eur_cents: consumed, remaining_eur_cents: remaining } = budget;
  return {
    project: budget.project,
    month: budget.period,
    limit: limit === null ? UNLIMITED : centsAsEuros(limit),
    consumed: consumed === null ? '' : centsAsEuros(consumed),
    remaining: remaining === null ? '' : centsAsEuros(remaining),
    settled: euros(BigInt(budget.settled_nano_eur)),
    reserved: euros(BigInt(budget.reserved_nano_eur)),
  };
}

function centsAsEuros(cents: number): string {
  return `${(cents / 100).toFixed(2)} EUR`;
}

/** Parses a limit. No limit is a word and not null, which Commander replaces by an empty text. */
function limitOf(text: string): number | typeof UNLIMITED {
  return text === UNLIMITED ? UNLIMITED : centsOf(text);
}

/** Parses digits only: 12.50 would be EUR and not cents. */
function centsOf(text: string): number {
  if (!/^-?\d{1,18}$/.test(text)) throw new InvalidArgumentError('Expected a whole number of EUR cents.');
  return Number(text);
}
