import { InvalidArgumentError, type Command } from 'commander';
import { CommandFailure, EXIT_DIFFERENT } from '../command-failure.ts';
import type { ManagementContext } from '../management-context.ts';
import { readDecimal, type Decimal } from '../prices/decimal.ts';
import { readPercentage, reconcile, type UsageDifference } from '../prices/reconcile.ts';
import { amounts, readVendorUsage, type Columns } from '../prices/vendor-usage.ts';
import { addExamples } from './examples.ts';

interface ReconcileOptions {
  rate: Decimal;
  tolerance: Decimal;
  columns?: Columns;
  json?: boolean;
}

const HEADINGS = ['day', 'model', 'what', 'vendor', 'ledger', 'difference', 'estimated calls'];
const FIELDS = ['date', 'model', ...amounts] as const;
const DAY_MS = 86_400_000;

/** `gateway usage reconcile` */
export function addReconcileCommand(usage: Command, context: ManagementContext): void {
  const command = usage
    .command('reconcile')
    .description("compare a vendor's export with the ledger by day and model; exits with 2 when they differ")
    .argument(
      '<file>',
      'comma-separated values: the usage or costs that Anthropic or OpenAI export, or others with --columns',
    )
    .option('--rate <rate>', 'EUR for one unit of the currency of the costs', decimalOf, {
      digits: 1n,
      scale: 0,
    })
    .option('--tolerance <percent>', 'a difference that does not count', percentageOf, {
      digits: 0n,
      scale: 0,
    })
    .option(
      '--columns <mapping>',
      `the columns of another export, such as date=Day,model=Model,input_tokens=In+Cached: ${FIELDS.join(', ')}`,
      columnsOf,
    )
    .option('--json', 'print JSON')
    // `usage` has the option --json too, and reads it first.
    .action((file: string, _options: unknown, own: Command) =>
      run(context, file, own.optsWithGlobals<ReconcileOptions>()),
    );
  addExamples(
    command,
    'vendor.csv',
    'costs.csv --rate 0.92 --tolerance 1',
    'export.csv --columns date=Day,model=Model,cost=Amount',
  );
}

async function run(context: ManagementContext, file: string, options: ReconcileOptions): Promise<void> {
  const { rate, tolerance, columns = null, json = false } = options;
  const vendor = await readVendorUsage(file, columns);
  const days = [...vendor.sums.keys()].map((key) => key.slice(0, 10)).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) throw new CommandFailure(`${file} has no rows`);
  const machine = await context.onThisMachine('usage reconcile');
  const { recallAll } = await import('../../ledger/reports/recall.ts');
  const { reportUsage } = await import('../../ledger/reports/usage-report.ts');
  const lines = await machine.withStore(async (store) => {
    await recallAll(store, 'none');
    const until = new Date(Date.parse(last) + DAY_MS).toISOString();
    return reportUsage(store, {
      by: ['day', 'deployment'],
      projectId: null,
      from: `${first}T00:00:00.000Z`,
      until,
    });
  });
  const differences = reconcile(vendor, lines, { rate, tolerance });
  context.list(differences, json, HEADINGS, rowOf);
  if (differences.length > 0)
    throw new CommandFailure(
      `${differences.length} difference(s) between ${file} and the ledger`,
      EXIT_DIFFERENT,
    );
}

function rowOf({ estimated_calls, ...difference }: UsageDifference): Record<string, string> {
  return { ...difference, 'estimated calls': estimated_calls };
}

function decimalOf(text: string): Decimal {
  const value = readDecimal(text);
  if (value === null || value.digits <= 0n)
    throw new InvalidArgumentError('Expected a number above 0, such as 0.92.');
  return value;
}

function percentageOf(text: string): Decimal {
  const share = readPercentage(text);
  if (share === null) throw new InvalidArgumentError('Expected a percentage, such as 1 or 0.5.');
  return share;
}

function columnsOf(text: string): Columns {
  const entries = text.split(',').map((pair) => {
    const [field = '', columns = ''] = pair.split('=');
    const known = FIELDS.find((one) => one === field.trim());
    if (known === undefined || columns === '')
      throw new InvalidArgumentError(`Expected FIELD=COLUMN with the fields ${FIELDS.join(', ')}.`);
    return [known, columns.split('+').map((name) => name.trim())] as const;
  });
  const columns: Columns = Object.fromEntries(entries);
  if (columns.date === undefined || columns.model === undefined || entries.length < 3)
    throw new InvalidArgumentError('Expected the columns of date, model and at least one amount.');
  return columns;
}
