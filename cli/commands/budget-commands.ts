import { Option, type Command } from 'commander';
import type { Budget } from '../../packages/sdk/admin.ts';
import { CommandFailure } from '../command-failure.ts';
import type { ManagementContext } from '../management-context.ts';
import { BUDGET_HEADINGS, budgetRow } from '../output/budget-output.ts';
import { parseTagText, parseTime } from './argument-values.ts';
import { centsOf, changeOf, limitOf, UNLIMITED, type BudgetOptions } from './budget-options.ts';
import { addChangeOptions, reasonOf, type ChangeOptions, type JsonOption } from './changing.ts';
import { addExamples } from './examples.ts';
import { warnOfUnknownModels } from './model-arguments.ts';

type UpdateOptions = ChangeOptions & BudgetOptions;

interface CreateOptions extends ChangeOptions {
  organisation?: string;
  project?: string;
  key?: string;
  every: 'day' | 'week' | 'month';
  limit: number;
  model?: string;
  tag?: string;
  soft?: boolean;
}

/** As in `listBudgets`. */
const ORDERS = ['id', '-consumed'] as const;

interface ListOptions extends JsonOption {
  sort?: (typeof ORDERS)[number];
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const BUDGET_ARGUMENT = [
  '<budget>',
  "id, or a project's name or organisation/name for the budget of its month",
] as const;

/** `gateway budget list|show|create|update|delete` */
export function addBudgetCommands(program: Command, context: ManagementContext): void {
  const noun = program
    .command('budget')
    .description('what organisations, projects and keys may spend in a day, a week or a month (UTC)');
  const list = noun
    .command('list')
    .description('show all budgets with their current spending, and the month of each project')
    .addOption(
      new Option('--sort <order>', 'with -consumed those first that are nearest to their limit').choices(
        ORDERS,
      ),
    )
    .option('--json', 'print JSON')
    .action(async ({ json = false, ...order }: ListOptions) => {
      const management = await context.management();
      show(context, await Array.fromAsync(management.listBudgets({ limit: 1_000, ...order })), json);
    });
  addExamples(list, '', '--sort -consumed');
  const showCommand = noun
    .command('show')
    .description('show one budget and its current spending')
    .argument(...BUDGET_ARGUMENT)
    .option('--json', 'print JSON')
    .action(async (reference: string, { json = false }: JsonOption) =>
      show(context, [await find(context, reference)], json),
    );
  addExamples(showCommand, 'acme/research');
  addCreateCommand(noun, context);
  addUpdateCommand(noun, context);
  const remove = addChangeOptions(noun.command('delete'))
    .description('remove a budget; what was spent stays in the ledger')
    .argument(...BUDGET_ARGUMENT)
    .action(async (reference: string, options: ChangeOptions) => {
      const { id } = await find(context, reference);
      const management = await context.management();
      const { budget } = await management.deleteBudget({ budget: id, ...reasonOf(options) });
      show(context, [budget], options.json ?? false);
    });
  addExamples(remove, 'acme/research');
}

function addCreateCommand(noun: Command, context: ManagementContext): void {
  const create = addChangeOptions(noun.command('create'))
    .description('limit what an organisation, a project or a key may spend')
    .option('--organisation <organisation>', 'name or id')
    .option('--project <project>', 'name, organisation/name or id')
    .option('--key <id>', 'id of the key; the budget lasts over its rotations')
    .addOption(
      new Option('--every <interval>', 'how long a period lasts')
        .choices(['day', 'week', 'month'])
        .default('month'),
    )
    .requiredOption('--limit <cents>', 'EUR cents of each period, such as 5000 for 50 EUR', centsOf)
    .option('--model <model>', 'count only the calls to this model, by id or alias')
    .option('--tag <name:value>', 'count only the calls with this tag, such as team:search', parseTagText)
    .option('--soft', 'count calls and refuse none')
    .action(async (options: CreateOptions) => {
      const { every: interval, limit, model = null, tag = null, soft = false, json = false } = options;
      const body = { ...scopeOf(options), model, tag, interval, limit_eur_cents: limit, soft };
      const management = await context.management();
      const budget = await management.createBudget(reasonOf(options), body);
      if (budget.model !== null) await warnOfUnknownModels(context, [budget.model]);
      show(context, [budget], json);
    });
  addExamples(
    create,
    '--organisation acme --every day --limit 20000',
    '--project acme/research --every week --limit 5000 --model acme/chat',
    '--project acme/research --every day --limit 4000 --soft',
    '--organisation acme --limit 90000 --tag team:search',
  );
}

function addUpdateCommand(noun: Command, context: ManagementContext): void {
  const updateCommand = addChangeOptions(noun.command('update'))
    .description(
      "change a budget, or set that of a project's month; a raised limit applies from the next request on",
    )
    .argument(...BUDGET_ARGUMENT)
    .option('--limit <cents>', `EUR cents, such as 5000 for 50 EUR, or '${UNLIMITED}'`, limitOf)
    .option('--raise <cents>', 'EUR cents to add to the limit', centsOf)
    .option(
      '--next-limit <cents>',
      `the limit from the next period on, or '${UNLIMITED}' for the same one`,
      limitOf,
    )
    .option(
      '--top-up <cents>',
      `EUR cents to add in this period only, with --reason, or '${UNLIMITED}'`,
      limitOf,
    )
    .option('--until <time>', 'when the top-up ends; by default with the period', parseTime)
    .option('--soft', 'count calls and refuse none')
    .option('--hard', 'refuse calls again')
    .action((reference: string, options: UpdateOptions) => update(context, reference, options));
  addExamples(
    updateCommand,
    'acme/research --limit 5000',
    'acme/research --raise 1000',
    'acme/research --limit none',
    'acme/research --top-up 1000 --reason "end of the quarter"',
    'acme/research --next-limit 8000',
  );
}

async function update(context: ManagementContext, reference: string, options: UpdateOptions): Promise<void> {
  const { limit, raise, json = false } = options;
  const others = changeOf(options);
  const hasOthers = Object.keys(others).length > 0;
  if (limit !== undefined && raise !== undefined) throw new CommandFailure('give either --limit or --raise');
  if (limit === undefined && raise === undefined && !hasOthers)
    throw new CommandFailure('give a change, such as either --limit or --raise');
  const management = await context.management();
  if (!UUID.test(reference) && !hasOthers) {
    const change =
      raise === undefined
        ? { limit_eur_cents: limit === UNLIMITED ? null : (limit ?? null) }
        : { raise_eur_cents: raise };
    const budget = await management.updateBudget({ project: reference, ...reasonOf(options) }, change);
    return show(context, [budget], json);
  }
  if (limit === UNLIMITED) throw new CommandFailure('`budget delete` removes a budget');
  const change = {
    ...others,
    ...(limit === undefined ? {} : { limit_eur_cents: limit }),
    ...(raise === undefined ? {} : { raise_eur_cents: raise }),
  };
  const { id } = await find(context, reference);
  show(context, [await management.changeBudget({ budget: id, ...reasonOf(options) }, change)], json);
}

async function find(context: ManagementContext, reference: string): Promise<Budget> {
  const management = await context.management();
  return UUID.test(reference)
    ? management.readBudget({ budget: reference })
    : management.getBudget({ project: reference });
}

function show(context: ManagementContext, budgets: readonly Budget[], json: boolean): void {
  context.list(budgets, json, BUDGET_HEADINGS, budgetRow);
}

function scopeOf({ organisation, project, key }: CreateOptions) {
  const given = [
    ...(organisation === undefined ? [] : [{ scope: 'organisation', of: organisation } as const]),
    ...(project === undefined ? [] : [{ scope: 'project', of: project } as const]),
    ...(key === undefined ? [] : [{ scope: 'key', of: key } as const]),
  ];
  const [one] = given;
  if (one === undefined || given.length > 1)
    throw new CommandFailure('give one of --organisation, --project and --key');
  return one;
}
