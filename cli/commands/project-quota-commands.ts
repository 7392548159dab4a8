import { InvalidArgumentError, type Command } from 'commander';
import {
  readProjectQuota,
  readStored,
  setProjectQuota,
  type ProjectQuota,
  type StoredSum,
} from '../../projects/project-quota.ts';
import { requireProject, type Project } from '../../projects/projects.ts';
import { OperatorError } from '../../projects/operator-error.ts';
import type { CommandContext } from '../context.ts';
import { addExamples } from './examples.ts';
import type { TableRow } from '../output/output.ts';

const DEFAULT = 'default';

/** The default is a word and not null, which Commander replaces by an empty text. */
type Limit = number | typeof DEFAULT;

interface SetOptions {
  bytes?: Limit;
  count?: Limit;
  json?: boolean;
}

interface QuotaReport {
  project: Project;
  quota: ProjectQuota;
  stored: StoredSum;
}

const HEADINGS = ['project', 'bytes', 'stored bytes', 'count', 'stored'];

/** `gateway project quota show|update` */
export function addProjectQuotaCommands(projectNoun: Command, context: CommandContext): void {
  const noun = projectNoun.command('quota').description('how many files and responses a project may store');
  const update = noun
    .command('update')
    .description(
      "set a project's own quota instead of the default of the environment; running gateways apply it within a minute",
    )
    .argument('<project>', 'name, organisation/name or id')
    .option('--bytes <number>', `the most bytes of all files and responses, or '${DEFAULT}'`, limitOf)
    .option('--count <number>', `the most files and responses, or '${DEFAULT}'`, limitOf)
    .option('--json', 'print JSON')
    .action((project: string, options: SetOptions) => set(context, project, options));
  addExamples(update, 'acme/research --bytes 1000000000 --count 5000', 'acme/research --bytes default');
  const show = noun
    .command('show')
    .description('show the quota of a project and what it stores')
    .argument('<project>', 'name, organisation/name or id')
    .option('--json', 'print JSON')
    .action((project: string, { json = false }: SetOptions) => report(context, project, json));
  addExamples(show, 'acme/research');
}

async function set(context: CommandContext, reference: string, options: SetOptions): Promise<void> {
  const { bytes, count, json = false } = options;
  if (bytes === undefined && count === undefined) throw new OperatorError('give --bytes, --count or both');
  const change = {
    ...(bytes === undefined ? {} : { maxBytes: toColumn(bytes) }),
    ...(count === undefined ? {} : { maxCount: toColumn(count) }),
  };
  await context.withStore(async ({ database }) => {
    const project = await requireProject(database, reference);
    await setProjectQuota(database, project.id, change);
  });
  await report(context, reference, json);
}

function toColumn(limit: Limit): number | null {
  return limit === DEFAULT ? null : limit;
}

async function report(context: CommandContext, reference: string, json: boolean): Promise<void> {
  const found = await context.withStore(async ({ database }): Promise<QuotaReport> => {
    const project = await requireProject(database, reference);
    const quota = await readProjectQuota(database, project.id);
    return { project, quota, stored: await readStored(database, project.id) };
  });
  if (json) context.list([jsonOf(found)], true, [], () => ({}));
  else context.list([found], false, HEADINGS, rowOf);
}

function jsonOf({ project, quota, stored }: QuotaReport): Record<string, unknown> {
  return {
    project: `${project.organisation_name}/${project.name}`,
    project_id: project.id,
    max_bytes: quota.maxBytes,
    max_count: quota.maxCount,
    stored_bytes: stored.bytes,
    stored_count: stored.count,
  };
}

function rowOf({ project, quota, stored }: QuotaReport): TableRow {
  return {
    project: `${project.organisation_name}/${project.name}`,
    bytes: quota.maxBytes === null ? DEFAULT : String(quota.maxBytes),
    'stored bytes': String(stored.bytes),
    count: quota.maxCount === null ? DEFAULT : String(quota.maxCount),
    stored: String(stored.count),
  };
}

/** Parses digits only: `Number` would also accept `1e3`, ` 7` and an empty text. */
function limitOf(text: string): Limit {
  if (text === DEFAULT) return DEFAULT;
  if (!/^\d{1,16}$/.test(text)) throw new InvalidArgumentError(`Expected a whole number or '${DEFAULT}'.`);
  return Number(text);
}
