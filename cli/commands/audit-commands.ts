import type { Command } from 'commander';
import type { AuditEntry } from '../../packages/sdk/admin.ts';
import { CommandFailure } from '../command-failure.ts';
import type { ManagementContext } from '../management-context.ts';
import { formatJson, type TableRow } from '../output/output.ts';
import { parseCount } from './argument-values.ts';
import type { JsonOption } from './changing.ts';
import { addExamples } from './examples.ts';

interface ListOptions extends JsonOption {
  target?: string;
  limit: number;
}

const HEADINGS = ['time', 'actor', 'name', 'address', 'action', 'target', 'reason'];
const LONGEST_PAGE = 1_000;

/** `gateway audit list|verify` */
export function addAuditCommands(program: Command, context: ManagementContext): void {
  const noun = program.command('audit').description('the log of all changes');
  const list = noun
    .command('list')
    .description('show changes, the latest first')
    .option('--target <target>', "only changes of this object: 'project:<id>', 'key:<id>'")
    .option('--limit <count>', 'the most changes', parseCount, 50)
    .option('--json', 'print a JSON object for each line, with the states before and after')
    .action((options: ListOptions) => show(context, options));
  addExamples(list, '', '--limit 100000 --json > audit.jsonl');
  const verify = noun
    .command('verify')
    .description('check that no row was changed or removed: each has the hash of the one before')
    .option('--json', 'print JSON')
    .action(async ({ json = false }: JsonOption) => {
      const found = await (await context.management()).verifyAudit();
      const { rows, first_invalid: invalid } = found;
      if (json) context.write(formatJson(found));
      if (invalid !== null) throw new CommandFailure(`row ${invalid} is not valid; ${rows} before it are`);
      if (!json) context.write(`${rows} rows are valid\n`);
    });
  addExamples(verify, '');
}

async function show(context: ManagementContext, { target, limit, json = false }: ListOptions): Promise<void> {
  const query = { limit: Math.min(limit, LONGEST_PAGE), ...(target === undefined ? {} : { target }) };
  const entries: AuditEntry[] = [];
  for await (const entry of (await context.management()).listAuditEntries(query)) {
    if (json) context.write(`${JSON.stringify(entry)}\n`);
    else entries.push(entry);
    limit -= 1;
    if (limit === 0) break;
  }
  if (!json) context.list(entries, false, HEADINGS, rowOf);
}

function rowOf(entry: AuditEntry): TableRow {
  return {
    time: entry.at,
    actor: entry.actor,
    name: entry.actor_name,
    address: entry.address ?? '',
    action: entry.action,
    target: entry.target,
    reason: entry.reason ?? '',
  };
}
