import { InvalidArgumentError, type Command } from 'commander';
import { createKey, limitKey, listKeys, revokeKey, type KeyRecord } from '../projects/keys.ts';
import { requireProject } from '../projects/projects.ts';
import type { CommandContext } from './context.ts';
import { splitList, warnOfUnknownModels } from './model-arguments.ts';
import { formatJson, type TableRow } from './output.ts';

interface CreateOptions {
  project: string;
  name: string;
  models?: string;
  expires?: Date;
  requestsPerMinute?: number;
  json?: boolean;
}

interface ListOptions {
  project?: string;
  json?: boolean;
}

export const KEY_HEADINGS = [
  'name',
  'key',
  'models',
  'limit',
  'state',
  'created',
  'expires',
  'last used',
  'id',
];

/** `gateway key create|list|limit|revoke` */
export function addKeyCommands(program: Command, context: CommandContext): void {
  const noun = program.command('key').description('keys, each of one project');
  noun
    .command('create')
    .description('make a key and show it this once')
    .requiredOption('--name <name>', 'what to know it by')
    .option('--project <project>', 'name, organisation/name or id', 'default')
    .option('--models <ids>', "only these of the project's models, with commas")
    .option('--expires <date>', 'ISO 8601, such as 2027-01-31 or 2027-01-31T12:00:00Z', expiryOf)
    .option('--requests-per-minute <number>', "a limit of its own, in place of gateway.yaml's", requestsOf)
    .option('--json', 'answer in JSON')
    .action((options: CreateOptions) => create(context, options));
  noun
    .command('list')
    .description('show keys by their first and last characters')
    .option('--project <project>', 'only those of one project')
    .option('--json', 'answer in JSON')
    .action((options: ListOptions) => list(context, options));
  noun
    .command('limit')
    .description('give a key its own limit of requests per minute; running gateways follow within 5 s')
    .argument('<id>', "as 'key list' shows it")
    .argument('<number>', "requests per minute, or 'none': what gateway.yaml says holds", limitOf)
    .option('--json', 'answer in JSON')
    .action(async (id: string, limit: number | null, { json = false }: ListOptions) => {
      const limited = await context.withStore((store) => limitKey(store, id, limit));
      context.list([limited], json, KEY_HEADINGS, keyRow);
    });
  noun
    .command('revoke')
    .description('end a key for good; running gateways follow within 5 s')
    .argument('<id>', "as 'key list' shows it")
    .option('--json', 'answer in JSON')
    .action(async (id: string, { json = false }: ListOptions) => {
      const revoked = await context.withStore((store) => revokeKey(store, id));
      context.list([revoked], json, KEY_HEADINGS, keyRow);
    });
}

async function create(context: CommandContext, options: CreateOptions): Promise<void> {
  const models = options.models === undefined ? null : splitList('--models', options.models);
  if (models !== null) await warnOfUnknownModels(context, models);
  const { plainKey, record } = await context.withStore(async ({ database }) => {
    const project = await requireProject(database, options.project);
    return createKey(database, {
      projectId: project.id,
      name: options.name,
      models,
      expiresAt: options.expires ?? null,
      requestsPerMinute: options.requestsPerMinute ?? null,
    });
  });
  if (options.json === true) {
    context.write(formatJson({ key: plainKey, ...record }));
    return;
  }
  context.write(`${plainKey}\n`);
  context.note(`This is the key '${record.name}'. It is shown this once: only its hash is stored.`);
}

async function list(context: CommandContext, options: ListOptions): Promise<void> {
  const keys = await context.withStore(async ({ database }) => {
    const project = options.project === undefined ? null : await requireProject(database, options.project);
    return listKeys(database, project?.id ?? null);
  });
  context.list(keys, options.json ?? false, ['project', ...KEY_HEADINGS], (key) => ({
    project: key.project,
    ...keyRow(key),
  }));
}

/** A key as a line of a table. */
export function keyRow(key: KeyRecord): TableRow {
  return {
    name: key.name,
    key: `${key.first_characters}…${key.last_characters}`,
    models: key.models?.join(',') ?? 'all',
    limit: key.requests_per_minute === null ? '' : `${key.requests_per_minute}/min`,
    state: stateOf(key),
    created: key.created_at,
    expires: key.expires_at ?? '',
    'last used': key.last_used_at ?? '',
    id: key.id,
  };
}

function stateOf(key: KeyRecord): string {
  if (key.revoked_at !== null) return 'revoked';
  return key.expires_at !== null && Date.parse(key.expires_at) <= Date.now() ? 'expired' : 'active';
}

function limitOf(text: string): number | null {
  return text === 'none' ? null : requestsOf(text);
}

/** Digits alone: `Number` would also take `1e3`, ` 7` and the empty text. Whether they make a limit is the key's to know. */
function requestsOf(text: string): number {
  if (!/^-?\d{1,15}$/.test(text)) throw new InvalidArgumentError('It is no whole number.');
  return Number(text);
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** A day alone is its beginning in UTC. The 31st of a shorter month is no date, though `Date` would take it for the next one's. */
function expiryOf(text: string): Date {
  const date = new Date(text);
  const isDay = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  const exists = !Number.isNaN(isDay.getTime()) && isDay.toISOString().startsWith(text.slice(0, 10));
  if (!ISO_DATE.test(text) || !exists || Number.isNaN(date.getTime())) {
    throw new InvalidArgumentError('It is no ISO 8601 date with a time zone.');
  }
  return date;
}
