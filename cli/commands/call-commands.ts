import { setTimeout as wait } from 'node:timers/promises';
import { InvalidArgumentError, type Command } from 'commander';
import { NotFoundError, ValidationError, type Call } from '../../packages/sdk/admin.ts';
import { CommandFailure } from '../command-failure.ts';
import type { ManagementContext } from '../management-context.ts';
import { CALL_HEADINGS, callJson, callRow, foundCallJson, foundCallText } from '../output/call-output.ts';
import { formatJson, formatTable } from '../output/output.ts';
import { parseDate, parseTagText, parseWholeNumber } from './argument-values.ts';
import type { JsonOption } from './changing.ts';
import { addExamples } from './examples.ts';

interface FilterOptions extends JsonOption {
  project?: string;
  key?: string;
  model?: string;
  deployment?: string;
  status?: string;
  tag?: string;
  minCost?: bigint;
}

interface ListOptions extends FilterOptions {
  from?: Date;
  until?: Date;
  limit: number;
  after?: string;
}

/** `gateway call show|list` and `gateway tail` */
export function addCallCommands(program: Command, context: ManagementContext): void {
  const noun = program.command('call').description('calls of the last days, and what became of each');
  const show = noun
    .command('show')
    .description('show one call: its client, route, attempts, errors of the backends, and money')
    .argument('<request-id>', "the response's X-Request-Id")
    .option('--json', 'print JSON')
    .action((id: string, { json = false }: JsonOption) => showCall(context, id, json));
  addExamples(show, '0199a1c2-7d3e-7000-8000-0123456789ab');
  const list = withFilters(noun.command('list').description('list calls, the latest first'))
    .option('--from <date>', 'only calls that ended then or later: a day or a time, in UTC', parseDate)
    .option('--until <date>', 'only calls that ended before', parseDate)
    .option('--limit <count>', 'the most calls of a page', parseLimit, 50)
    .option('--after <cursor>', 'the next page: the cursor that the page before ended with')
    .action((options: ListOptions) => listPage(context, options));
  addExamples(list, '--status failed', '--project acme/research --model acme/chat --status 5xx --json');
  const tail = withFilters(program.command('tail').description('show calls as they end, until interrupted'))
    .option('--lines <count>', 'how many earlier calls to begin with', parseWholeNumber, 10)
    .action((options: FilterOptions & { lines: number }) => followCalls(context, options));
  addExamples(tail, '', '--status failed --json');
}

function withFilters(command: Command): Command {
  return command
    .option('--project <project>', 'only calls of one project: name, organisation/name or id')
    .option('--key <id>', 'only calls with one key')
    .option('--model <id>', 'only calls that requested this model, or that it served')
    .option('--deployment <name>', 'only calls with an attempt there: backend/model')
    .option('--status <status>', 'only calls with this status: 502, 4xx, 5xx or failed', parseStatus)
    .option('--tag <name:value>', 'only calls with this tag, such as team:research', parseTagText)
    .option('--min-cost <eur>', 'only calls that cost at least this', parseEuros)
    .option('--json', 'print JSON');
}

async function showCall(context: ManagementContext, id: string, json: boolean): Promise<void> {
  const management = await context.management();
  const call = await management.getCall({ request_id: id }).catch((error: unknown) => {
    if (!(error instanceof NotFoundError || error instanceof ValidationError)) throw error;
    throw new CommandFailure(
      `no call has the request id '${id}': calls are kept for GATEWAY_CALL_RETENTION_DAYS, and written within seconds`,
    );
  });
  context.write(json ? formatJson(foundCallJson(call)) : foundCallText(call));
}

async function listPage(context: ManagementContext, options: ListOptions): Promise<void> {
  const { limit, after, from, until, json = false } = options;
  const { data, next_cursor: next } = await (
    await context.management()
  ).listCalls({
    ...filterOf(options),
    limit,
    ...(after === undefined ? {} : { cursor: after }),
    ...(from === undefined ? {} : { from: from.toISOString() }),
    ...(until === undefined ? {} : { until: until.toISOString() }),
  });
  if (json) return context.write(formatJson({ calls: data.map(callJson), next }));
  context.write(formatTable(CALL_HEADINGS, data.map(callRow)));
  if (next !== null) context.note(`more: --after ${next}`);
}

const LOOK_EVERY_MS = 1_000;
/** A call can be written this long after its end, by a process whose clock is behind or whose database was away. */
const LATE_MS = 10_000;
const SHOWN_AT_ONCE = 500;

async function followCalls(
  context: ManagementContext,
  { lines, ...options }: FilterOptions & { lines: number },
): Promise<void> {
  const management = await context.management();
  const query = { ...filterOf(options), limit: SHOWN_AT_ONCE };
  let shown = new Set<string>();
  const show = (calls: readonly Call[]): void => {
    const fresh = calls.filter(({ request_id: id }) => !shown.has(id)).toReversed();
    shown = new Set(calls.map(({ request_id: id }) => id));
    for (const call of fresh)
      context.write(options.json === true ? `${JSON.stringify(callJson(call))}\n` : lineOf(call));
  };
  const before = await management.listCalls(query);
  shown = new Set(before.data.slice(lines).map(({ request_id: id }) => id));
  show(before.data);
  for (;;) {
    await wait(LOOK_EVERY_MS);
    const from = new Date(Date.now() - LATE_MS).toISOString();
    show((await management.listCalls({ ...query, from })).data);
  }
}

/** One line without alignment, since the next ones are not known. */
function lineOf(call: Call): string {
  const row = callRow(call);
  return `${CALL_HEADINGS.map((heading) => row[heading] || '-').join('  ')}\n`;
}

/** The parameters of the operation. */
function filterOf({
  project,
  key,
  model,
  deployment,
  status,
  tag,
  minCost,
}: FilterOptions): Record<string, string> {
  const given = { project, key, model, deployment, status, tag, min_cost_nano_eur: minCost?.toString() };
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function parseStatus(text: string): string {
  if (!/^(?:failed|[1-5](?:xx|\d\d))$/.test(text))
    throw new InvalidArgumentError('Expected a status such as 502, 4xx, 5xx or failed.');
  return text;
}

function parseLimit(text: string): number {
  const limit = parseWholeNumber(text);
  if (limit < 1 || limit > 1_000) throw new InvalidArgumentError('Expected a number from 1 to 1000.');
  return limit;
}

function parseEuros(text: string): bigint {
  const [, whole, decimals = ''] = /^(\d{1,9})(?:\.(\d{1,9}))?$/.exec(text) ?? [];
  if (whole === undefined) throw new InvalidArgumentError('Expected an amount in EUR such as 0.05.');
  return BigInt(whole + decimals.padEnd(9, '0'));
}
