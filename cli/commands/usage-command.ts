import { InvalidArgumentError, Option, type Command } from 'commander';
import { databaseNow, periodOf } from '../../ledger/period.ts';
import { forecastNanoEur, startOf } from '../../ledger/reports/forecast.ts';
import { recallAll } from '../../ledger/reports/recall.ts';
import {
  isIdentified,
  reportUsage,
  unitColumns,
  usageDimensions,
  type UsageDimension,
  type UsageLine,
} from '../../ledger/reports/usage-report.ts';
import { requireProject } from '../../projects/projects.ts';
import { CommandFailure } from '../command-failure.ts';
import type { CommandContext } from '../context.ts';
import { parseCount } from './argument-values.ts';
import { addExamples } from './examples.ts';
import { addReconcileCommand } from './reconcile-command.ts';
import { decimalEuros, euros } from '../output/money.ts';
import { formatJson, formatTable, type TableRow } from '../output/output.ts';

interface UsageOptions {
  by: UsageDimension[];
  project?: string;
  from?: string;
  until?: string;
  sort?: SortColumn;
  top?: number;
  forecast?: boolean;
  csv?: boolean;
  json?: boolean;
}

const SORT_COLUMNS = ['cost', 'calls', 'earlier_attempts', 'input_tokens', 'output_tokens'] as const;
type SortColumn = (typeof SORT_COLUMNS)[number];

/** A line, and what its group will cost this month. */
type ReportedLine = UsageLine & { forecast_nano_eur?: bigint };

const COUNTS = [
  'calls',
  'earlier_attempts',
  'estimated_calls',
  ...unitColumns,
] as const satisfies readonly (keyof UsageLine)[];

/** `gateway usage` */
export function addUsageCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('usage')
    .description('show usage and costs, from the ledger')
    .option(
      '--by <dimensions>',
      `group by, separated by commas: ${usageDimensions.join(', ')}`,
      dimensionsOf,
      ['project', 'model'] satisfies UsageDimension[],
    )
    .option('--project <project>', 'only usage of one project: name, organisation/name or id')
    .option('--from <date>', 'the first day or time, in UTC: 2026-11-01', timeOf)
    .option('--until <date>', 'the first day or time that is not included', timeOf)
    .addOption(
      new Option('--sort <column>', 'the largest first, in place of the order of the groups').choices(
        SORT_COLUMNS,
      ),
    )
    .option('--top <count>', 'only so many lines', parseCount)
    .option('--forecast', "only this month, with its cost at the month's end if it continues like this")
    .option('--csv', 'print CSV')
    .option('--json', 'print JSON')
    .action((options: UsageOptions) => usage(context, options));
  addExamples(
    command,
    '',
    '--by day,key --project acme/research --from 2026-11-01 --csv',
    '--by month --json',
    '--by deployment,attempt_outcome --sort cost --top 10',
    '--by project --forecast',
  );
  addReconcileCommand(command, context);
}

async function usage(context: CommandContext, options: UsageOptions): Promise<void> {
  const { by, sort, top, forecast = false } = options;
  if (forecast && (options.from !== undefined || options.until !== undefined))
    throw new CommandFailure('--forecast is about this month: leave out --from and --until');
  const found = await context.withStore(async (store): Promise<ReportedLine[]> => {
    const { database } = store;
    await recallAll(store, 'none');
    const project = options.project === undefined ? null : await requireProject(database, options.project);
    const query = {
      by,
      projectId: project?.id ?? null,
      from: options.from ?? null,
      until: options.until ?? null,
    };
    if (!forecast) return reportUsage(store, query);
    const now = await databaseNow(database, store.clock);
    const ofMonth = await reportUsage(store, { ...query, from: startOf(periodOf(now)) });
    return ofMonth.map((line) => ({ ...line, forecast_nano_eur: forecastNanoEur(line.cost_nano_eur, now) }));
  });
  const lines = (sort === undefined ? found : sorted(found, sort)).slice(0, top);
  if (options.json === true) context.write(formatJson(lines.map((line) => fieldsOf(line, Number))));
  else if (options.csv === true) context.write(formatCsv(headingsOf(options), lines.map(textFieldsOf)));
  else context.write(tableOf(options, lines));
}

function sorted(lines: readonly ReportedLine[], by: SortColumn): ReportedLine[] {
  const column = by === 'cost' ? 'cost_nano_eur' : by;
  return lines.toSorted((one, other) => Number(other[column] - one[column]));
}

function headingsOf({ by, forecast }: UsageOptions): string[] {
  const groups = by.flatMap((dimension) =>
    isIdentified(dimension) ? [dimension, `${dimension}_id`] : [dimension],
  );
  return [...groups, ...COUNTS, 'cost_eur', 'reserved_eur', ...(forecast === true ? ['forecast_eur'] : [])];
}

/** The fields of a line. Amounts are strings, since numbers would lose digits. */
function fieldsOf<Count>(
  line: ReportedLine,
  countOf: (value: bigint) => Count,
): Record<string, Count | string> {
  return {
    ...line.group,
    ...Object.fromEntries(Object.entries(line.ids).map(([name, id]) => [`${name}_id`, id])),
    ...Object.fromEntries(COUNTS.map((name) => [name, countOf(line[name])])),
    cost_eur: decimalEuros(line.cost_nano_eur),
    reserved_eur: decimalEuros(line.reserved_nano_eur),
    ...(line.forecast_nano_eur === undefined ? {} : { forecast_eur: decimalEuros(line.forecast_nano_eur) }),
  };
}

function textFieldsOf(line: ReportedLine): Record<string, string> {
  return fieldsOf(line, String);
}

/** A table with the counts that are not 0 in all lines. Keys have their ends, since their names need not be unique. */
function tableOf({ by, forecast }: UsageOptions, lines: readonly ReportedLine[]): string {
  const counts = COUNTS.filter((name) => name === 'calls' || lines.some((line) => line[name] > 0n));
  const heading = (name: string): string => name.replaceAll('_', ' ');
  const rows = lines.map((line): TableRow => ({
    ...line.group,
    ...(line.keyEnds === null ? {} : { key: `${line.group.key} (${line.keyEnds})` }),
    ...Object.fromEntries(counts.map((name) => [heading(name), String(line[name])])),
    cost: euros(line.cost_nano_eur),
    forecast: line.forecast_nano_eur === undefined ? '' : euros(line.forecast_nano_eur),
  }));
  const amounts = forecast === true ? ['cost', 'forecast'] : ['cost'];
  return formatTable([...by, ...counts.map(heading), ...amounts], rows);
}

function dimensionsOf(text: string): UsageDimension[] {
  const named = text.split(',').map((name) => name.trim());
  const known = named.map((name) => usageDimensions.find((dimension) => dimension === name));
  if (known.includes(undefined))
    throw new InvalidArgumentError(`Expected any of ${usageDimensions.join(', ')}.`);
  return [...new Set(known.filter((dimension) => dimension !== undefined))];
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

function timeOf(text: string): string {
  const time = new Date(DAY.test(text) ? `${text}T00:00:00Z` : text);
  if (!(DAY.test(text) || TIME.test(text)) || Number.isNaN(time.getTime())) {
    throw new InvalidArgumentError(
      'Expected a date such as 2026-11-01, or a time such as 2026-11-01T12:00:00Z.',
    );
  }
  return time.toISOString();
}

const LINE_END = '\r\n';
/** The start of a formula in spreadsheets (OWASP, CSV injection). Names are not trusted. */
const FORMULA = /^[=+\-@\t\r]/;

/** Comma-separated values with a line of headings (RFC 4180). */
function formatCsv(headings: readonly string[], rows: readonly Readonly<Record<string, string>>[]): string {
  const lines = [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))];
  return lines.map((cells) => cells.map(cellOf).join(',') + LINE_END).join('');
}

function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
