import { InvalidArgumentError, type Command } from 'commander';
import type { Quota } from '../../packages/sdk/admin.ts';
import { CommandFailure } from '../command-failure.ts';
import type { ManagementContext } from '../management-context.ts';
import type { TableRow } from '../output/output.ts';
import { addChangeOptions, reasonOf, type ChangeOptions, type JsonOption } from './changing.ts';
import { addExamples } from './examples.ts';
import { PROJECT_ARGUMENT } from './project-commands.ts';

const DEFAULT = 'default';

/** The default is a word and not null, which Commander replaces by an empty text. */
type Limit = number | typeof DEFAULT;

interface UpdateOptions extends ChangeOptions {
  bytes?: Limit;
  count?: Limit;
}

const HEADINGS = ['project', 'bytes', 'stored bytes', 'count', 'stored'];

/** `gateway project quota show|update` */
export function addProjectQuotaCommands(projectNoun: Command, context: ManagementContext): void {
  const noun = projectNoun.command('quota').description('how many files and responses a project may store');
  const updateCommand = addChangeOptions(noun.command('update'))
    .description(
      "set a project's own quota instead of the default of the environment; running gateways apply it within a minute",
    )
    .argument(...PROJECT_ARGUMENT)
    .option('--bytes <number>', `the most bytes of all files and responses, or '${DEFAULT}'`, limitOf)
    .option('--count <number>', `the most files and responses, or '${DEFAULT}'`, limitOf)
    .action((project: string, options: UpdateOptions) => update(context, project, options));
  addExamples(
    updateCommand,
    'acme/research --bytes 1000000000 --count 5000',
    'acme/research --bytes default',
  );
  const show = noun
    .command('show')
    .description('show the quota of a project and what it stores')
    .argument(...PROJECT_ARGUMENT)
    .option('--json', 'print JSON')
    .action(async (project: string, { json = false }: JsonOption) =>
      context.list([await (await context.management()).getQuota({ project })], json, HEADINGS, rowOf),
    );
  addExamples(show, 'acme/research');
}

async function update(context: ManagementContext, project: string, options: UpdateOptions): Promise<void> {
  const { bytes, count, json = false } = options;
  if (bytes === undefined && count === undefined) throw new CommandFailure('give --bytes, --count or both');
  const change = {
    ...(bytes === undefined ? {} : { max_bytes: memberOf(bytes) }),
    ...(count === undefined ? {} : { max_count: memberOf(count) }),
  };
  const management = await context.management();
  const quota = await management.updateQuota({ project, ...reasonOf(options) }, change);
  context.list([quota], json, HEADINGS, rowOf);
}

function memberOf(limit: Limit): number | null {
  return limit === DEFAULT ? null : limit;
}

function rowOf(quota: Quota): TableRow {
  return {
    project: quota.project,
    bytes: `${quota.max_bytes ?? DEFAULT}`,
    'stored bytes': `${quota.stored_bytes}`,
    count: `${quota.max_count ?? DEFAULT}`,
    stored: `${quota.stored_count}`,
  };
}

/** Parses digits only: `Number` would also accept `1e3`, ` 7` and an empty text. */
function limitOf(text: string): Limit {
  if (text === DEFAULT) return DEFAULT;
  if (!/^\d{1,16}$/.test(text)) throw new InvalidArgumentError(`Expected a whole number or '${DEFAULT}'.`);
  return Number(text);
}
