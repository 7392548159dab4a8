import { Option, type Command } from 'commander';
import type { KeyChange } from '../../packages/sdk/admin.ts';
import { CommandFailure } from '../command-failure.ts';
import type { ManagementContext } from '../management-context.ts';
import { KEY_HEADINGS, keyRow } from '../output/key-output.ts';
import { formatJson } from '../output/output.ts';
import { orWord, parseDate, parseDuration, parseWholeNumber } from './argument-values.ts';
import { addChangeOptions, reasonOf, type ChangeOptions, type JsonOption } from './changing.ts';
import { addExamples } from './examples.ts';
import { splitList, splitModels, warnOfUnknownModels } from './model-arguments.ts';

interface CreateOptions extends ChangeOptions {
  project: string;
  name: string;
  models?: string;
  expires?: Date;
  requestsPerMinute?: number;
}

interface UpdateOptions extends ChangeOptions {
  name?: string;
  models?: string;
  expires?: Date | 'never';
  requestsPerMinute?: number | 'none';
}

interface RotateOptions extends ChangeOptions {
  grace: number;
}

interface ListOptions extends JsonOption {
  project?: string;
}

const KEY_ARGUMENT = ['<id>', "the id from 'key list'"] as const;

/** `gateway key create|list|show|update|rotate|revoke` */
export function addKeyCommands(program: Command, context: ManagementContext): void {
  const noun = program.command('key').description('keys, each of one project');
  addCreate(noun, context);
  const list = noun
    .command('list')
    .description('show keys by their first and last characters')
    .option('--project <project>', 'only keys of one project')
    .option('--json', 'print JSON')
    .action((options: ListOptions) => listAll(context, options));
  addExamples(list, '', '--project acme/research');
  const show = noun
    .command('show')
    .description('show one key')
    .argument(...KEY_ARGUMENT)
    .option('--json', 'print JSON')
    .action(async (id: string, { json = false }: JsonOption) =>
      context.list([await (await context.management()).getKey({ key_id: id })], json, KEY_HEADINGS, keyRow),
    );
  addExamples(show, '0199a1c2-7d3e-7000-8000-0123456789ab');
  addUpdate(noun, context);
  addRotate(noun, context);
  const revoke = addChangeOptions(noun.command('revoke'))
    .description('revoke a key permanently; running gateways apply it within 5 s')
    .argument(...KEY_ARGUMENT)
    .action(async (id: string, { json = false, ...options }: ChangeOptions) => {
      const management = await context.management();
      const revoked = await management.revokeKey({ key_id: id, ...reasonOf(options) });
      context.list([revoked], json, KEY_HEADINGS, keyRow);
    });
  addExamples(revoke, '0199a1c2-7d3e-7000-8000-0123456789ab');
}

function addCreate(noun: Command, context: ManagementContext): void {
  const command = addChangeOptions(noun.command('create'))
    .description('create a key and print it; it cannot be shown again')
    .requiredOption('--name <name>', 'a name for the key')
    .option('--project <project>', 'name, organisation/name or id', 'default')
    .option('--models <ids>', "only these of the project's models, separated by commas")
    .option('--expires <date>', 'ISO 8601, such as 2027-01-31 or 2027-01-31T12:00:00Z', parseDate)
    .option(
      '--requests-per-minute <number>',
      'its own limit, instead of the one in gateway.yaml',
      parseWholeNumber,
    )
    .action((options: CreateOptions) => create(context, options));
  addExamples(
    command,
    '--project acme/research --name laptop',
    '--project acme/research --name ci --models acme/chat --expires 2027-01-31 --requests-per-minute 60',
  );
}

function addUpdate(noun: Command, context: ManagementContext): void {
  const command = addChangeOptions(noun.command('update'))
    .description('change a key; running gateways apply it within 5 s')
    .argument(...KEY_ARGUMENT)
    .option('--name <name>', 'a new name for the key')
    .option('--models <ids>', `only these of the project's models, separated by commas, or 'all'`)
    .option('--expires <date>', "ISO 8601, or 'never'", orWord('never', parseDate))
    .option(
      '--requests-per-minute <number>',
      "its own limit, or 'none' for the one in gateway.yaml",
      orWord('none', parseWholeNumber),
    )
    .action((id: string, options: UpdateOptions) => update(context, id, options));
  const id = '0199a1c2-7d3e-7000-8000-0123456789ab';
  addExamples(command, `${id} --requests-per-minute 60`, `${id} --models all --expires never`);
}

function addRotate(noun: Command, context: ManagementContext): void {
  const command = addChangeOptions(noun.command('rotate'))
    .description('replace a key by a new one; the old one still works for a grace period')
    .argument(...KEY_ARGUMENT)
    .addOption(
      new Option('--grace <duration>', 'how long the old key still works: 30m, 24h, 7d; 0 revokes it at once')
        .argParser(parseDuration)
        .default(parseDuration('24h'), '24h'),
    )
    .action((id: string, options: RotateOptions) => rotate(context, id, options));
  const id = '0199a1c2-7d3e-7000-8000-0123456789ab';
  addExamples(command, id, `${id} --grace 7d`, `${id} --grace 0`);
}

async function create(context: ManagementContext, options: CreateOptions): Promise<void> {
  const { project, name, expires, requestsPerMinute } = options;
  const models = options.models === undefined ? null : splitList('--models', options.models);
  if (models !== null) await warnOfUnknownModels(context, models);
  const management = await context.management();
  const { key, record } = await management.createKey(
    { project, ...reasonOf(options) },
    {
      name,
      models,
      expires_at: expires?.toISOString() ?? null,
      requests_per_minute: requestsPerMinute ?? null,
    },
  );
  if (options.json === true) return context.write(formatJson({ key, ...record }));
  printKey(context, key, record.id);
  context.note(`This is the key '${record.name}'. Save it now: only its hash is stored.`);
}

/** Throws when the response to the request was lost, and that to its repetition has no key. */
function printKey(context: ManagementContext, key: string | null, id: string): void {
  if (key === null)
    throw new CommandFailure(`the key ${id} was created, but the response with it was lost: rotate it`);
  context.write(`${key}\n`);
}

async function update(context: ManagementContext, id: string, options: UpdateOptions): Promise<void> {
  const { name, expires, requestsPerMinute, json = false } = options;
  const models = options.models === undefined ? undefined : splitModels('--models', options.models);
  if (Array.isArray(models)) await warnOfUnknownModels(context, models);
  const change: KeyChange = {
    ...(name === undefined ? {} : { name }),
    ...(models === undefined ? {} : { models: models === 'all' ? null : models }),
    ...(expires === undefined ? {} : { expires_at: expires === 'never' ? null : expires.toISOString() }),
    ...(requestsPerMinute === undefined
      ? {}
      : { requests_per_minute: requestsPerMinute === 'none' ? null : requestsPerMinute }),
  };
  if (Object.keys(change).length === 0)
    throw new CommandFailure('give --name, --models, --expires or --requests-per-minute');
  const management = await context.management();
  const updated = await management.updateKey({ key_id: id, ...reasonOf(options) }, change);
  context.list([updated], json, KEY_HEADINGS, keyRow);
}

async function rotate(context: ManagementContext, id: string, options: RotateOptions): Promise<void> {
  const management = await context.management();
  const { key, record, previous } = await management.rotateKey(
    { key_id: id, ...reasonOf(options) },
    { grace_seconds: options.grace / 1_000 },
  );
  if (options.json === true) return context.write(formatJson({ key, ...record, previous }));
  printKey(context, key, record.id);
  context.note(`This is the key '${record.name}' (${record.id}). Save it now: only its hash is stored.`);
  context.note(
    previous.revoked_at === null
      ? `The old key ${previous.id} works until ${previous.expires_at}.`
      : `The old key ${previous.id} is revoked; running gateways apply it within 5 s.`,
  );
}

async function listAll(context: ManagementContext, { project, json = false }: ListOptions): Promise<void> {
  const management = await context.management();
  const query = { limit: 1_000, ...(project === undefined ? {} : { project }) };
  const keys = await Array.fromAsync(management.listKeys(query));
  context.list(keys, json, ['project', ...KEY_HEADINGS], (key) => ({ project: key.project, ...keyRow(key) }));
}
