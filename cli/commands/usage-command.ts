import { InvalidArgumentError, Option, type Command } from 'commander';
import {
  isIdentified,
  tagOf,
  unitColumns,
  usageDimensions,
  type UsageDimension,
} from '../../ledger/reports/usage-columns.ts';
import type { UsageLine } from '../../packages/sdk/admin.ts';
import { CommandFailure } from '../command-failure.ts';
import type { ManagementContext } from '../management-context.ts';
import { decimalEuros, euros } from '../output/money.ts';
import { formatJson, formatTable, type TableRow } from '../output/output.ts';
import { parseCount, parseTime } from './argument-values.ts';
import { addExamples } from './examples.ts';
import { addReconcileCommand } from './reconcile-command.ts';

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

const COUNTS = ['calls', 'earlier_attempts', 'estimated_calls', ...unitColumns] as const;
type Count = (typeof COUNTS)[number];

const DIMENSIONS = `${usageDimensions.join(', ')}, tag:<name>`;

/** The most groups of a report. */
const LONGEST_REPORT = 10_000;

/** `gateway usage` */
export function addUsageCommand(program: Command, context: ManagementContext): void {
  const command = program
    .command('usage')
    .description('show usage and costs, from the ledger')
    .option('--by <dimensions>', `group by, separated by commas: ${DIMENSIONS}`, dimensionsOf, [
      'project',
      'model',
    ] satisfies UsageDimension[])
    .option('--project <project>', 'only usage of one project: name, organisation/name or id')
    .option('--from <date>', 'the first day or time, in UTC: 2026-11-01', parseTime)
    .option('--until <date>', 'the first day or time that is not included', parseTime)
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
    '--by tag:team --sort cost',
  );
  addReconcileCommand(command, context);
}

async function usage(context: ManagementContext, options: UsageOptions): Promise<void> {
  const { by, sort, top, forecast = false } = options;
  if (forecast && (options.from !== undefined || options.until !== undefined))
    throw new CommandFailure('--forecast is about this month: leave out --from and --until');
  const found = forecast ? await forecastLines(context, options) : await linesOf(context, options);
  const lines = (sort === undefined ? found : sorted(found, sort)).slice(0, top);
  if (options.json === true) context.write(formatJson(lines.map((line) => fieldsOf(by, line, Number))));
  else if (options.csv === true)
    context.write(
      formatCsv(
        headingsOf(options),
        lines.map((line) => fieldsOf(by, line, String)),
      ),
    );
  else context.write(tableOf(options, lines));
}

async function linesOf(
  context: ManagementContext,
  { by, project, from, until }: UsageOptions,
): Promise<ReportedLine[]> {
  const management = await context.management();
  const { data, truncated } = await management.reportUsage({
    by: by.join(','),
    limit: LONGEST_REPORT,
    ...(project === undefined ? {} : { project }),
    ...(from === undefined ? {} : { from }),
    ...(until === undefined ? {} : { until }),
  });
  if (truncated)
    context.note(`warning: only the first ${LONGEST_REPORT} lines: limit them by --from and --until`);
  return data;
}

async function forecastLines(context: ManagementContext, options: UsageOptions): Promise<ReportedLine[]> {
  const { forecastNanoEur, startOf } = await import('../../ledger/reports/forecast.ts');
  const now = new Date().toISOString();
  const lines = await linesOf(context, { ...options, from: startOf(now.slice(0, 7)) });
  return lines.map((line) => ({
    ...line,
    forecast_nano_eur: forecastNanoEur(BigInt(line.cost_nano_eur), now),
  }));
}

function sorted(lines: readonly ReportedLine[], by: SortColumn): ReportedLine[] {
  const valueOf = (line: ReportedLine): bigint =>
    by === 'cost' ? BigInt(line.cost_nano_eur) : countIn(line, by);
  return lines.toSorted((one, other) => Number(valueOf(other) - valueOf(one)));
}

/** A unit that is 0 is absent. */
function countIn(line: ReportedLine, name: Count): bigint {
  const { calls, earlier_attempts, estimated_calls, units } = line;
  const counts: Partial<Record<Count, string>> = { ...units, calls, earlier_attempts, estimated_calls };
  return BigInt(counts[name] ?? 0);
}

function headingsOf({ by, forecast }: UsageOptions): string[] {
  const groups = by.flatMap((dimension) =>
    isIdentified(dimension) ? [dimension, `${dimension}_id`] : [dimension],
  );
  return [...groups, ...COUNTS, 'cost_eur', 'reserved_eur', ...(forecast === true ? ['forecast_eur'] : [])];
}

/** The fields of a line. Amounts are strings, since numbers would lose digits. */
function fieldsOf<Value>(
  by: readonly UsageDimension[],
  line: ReportedLine,
  countOf: (value: bigint) => Value,
): Record<string, Value | string> {
  const { group } = line;
  const ids = by.filter(isIdentified).map((name) => `${name}_id`);
  return {
    ...Object.fromEntries([...by, ...ids].map((name) => [name, group[name] ?? ''])),
    ...Object.fromEntries(COUNTS.map((name) => [name, countOf(countIn(line, name))])),
    cost_eur: decimalEuros(BigInt(line.cost_nano_eur)),
    reserved_eur: decimalEuros(BigInt(line.reserved_nano_eur)),
    ...(line.forecast_nano_eur === undefined ? {} : { forecast_eur: decimalEuros(line.forecast_nano_eur) }),
  };
}

/** A table with the counts that are not 0 in all lines. Keys have their ends, since their names need not be unique. */
function tableOf({ by, forecast }: UsageOptions, lines: readonly ReportedLine[]): string {
  const counts = COUNTS.filter((name) => name === 'calls' || lines.some((line) => countIn(line, name) > 0n));
  const heading = (name: string): string => name.replaceAll('_', ' ');
  const rows = lines.map((line): TableRow => {
    const { key, key_characters: ends, ...group } = line.group;
    return {
      ...group,
      key: ends === undefined ? (key ?? '') : `${key} (${ends})`,
      ...Object.fromEntries(counts.map((name) => [heading(name), String(countIn(line, name))])),
      cost: euros(BigInt(line.cost_nano_eur)),
      forecast: line.forecast_nano_eur === undefined ? '' : euros(line.forecast_nano_eur),
    };
  });
  const amounts = forecast === true ? ['cost', 'forecast'] : ['cost'];
  return formatTable([...by, ...counts.map(heading), ...amounts], rows);
}

function isDimension(name: string): name is UsageDimension {
  return tagOf(name) !== null || usageDimensions.some((dimension) => dimension === name);
}

function dimensionsOf(text: string): UsageDimension[] {
  const named = text.split(',').map((name) => name.trim());
  if (!named.every(isDimension)) throw new InvalidArgumentError(`Expected any of ${DIMENSIONS}.`);
  return [...new Set(named)];
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
