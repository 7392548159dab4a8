import { Option, type Command } from 'commander';
import { rotateKey } from '../../projects/key-rotation.ts';
import { createKey, listKeys, readKey, revokeKey, updateKey, type KeyChange } from '../../projects/keys.ts';
import { requireProject } from '../../projects/projects.ts';
import { orWord, parseDate, parseDuration, parseWholeNumber } from './argument-values.ts';
import { CommandFailure } from '../command-failure.ts';
import type { CommandContext } from '../context.ts';
import { addExamples } from './examples.ts';
import { KEY_HEADINGS, keyRow } from '../output/key-output.ts';
import { splitList, warnOfUnknownModels } from './model-arguments.ts';
import { formatJson } from '../output/output.ts';

interface CreateOptions {
  project: string;
  name: string;
  models?: string;
  expires?: Date;
  requestsPerMinute?: number;
  json?: boolean;
}

interface UpdateOptions {
  name?: string;
  models?: string;
  expires?: Date | 'never';
  requestsPerMinute?: number | 'none';
  json?: boolean;
}

interface ListOptions {
  project?: string;
  json?: boolean;
}

const ALL = 'all';

/** `gateway key create|list|show|update|rotate|revoke` */
export function addKeyCommands(program: Command, context: CommandContext): void {
  const noun = program.command('key').description('keys, each of one project');
  addCreate(noun, context);
  const list = noun
    .command('list')
    .description('show keys by their first and last characters')
    .option('--project <project>', 'only keys of one project')
    .option('--json', 'print JSON')
    .action((options: ListOptions) => listAll(context, options));
  addExamples(list, '', '--project acme/research');
  const show = keyCommand(noun, 'show')
    .description('show one key')
    .action((id: string, { json = false }: ListOptions) =>
      context.withStore(async ({ database }) =>
        context.list([await readKey(database, id)], json, KEY_HEADINGS, keyRow),
      ),
    );
  addExamples(show, '0199a1c2-7d3e-7000-8000-0123456789ab');
  addUpdate(noun, context);
  addRotate(noun, context);
  const revoke = keyCommand(noun, 'revoke')
    .description('revoke a key permanently; running gateways apply it within 5 s')
    .action(async (id: string, { json = false }: ListOptions) => {
      const revoked = await context.withStore((store) => revokeKey(store, id));
      context.list([revoked], json, KEY_HEADINGS, keyRow);
    });
  addExamples(revoke, '0199a1c2-7d3e-7000-8000-0123456789ab');
}

/** A command about one key. */
function keyCommand(noun: Command, verb: string): Command {
  return noun.command(verb).argument('<id>', "the id from 'key list'").option('--json', 'print JSON');
}

function addCreate(noun: Command, context: CommandContext): void {
  const command = noun
    .command('create')
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
    .option('--json', 'print JSON')
    .action((options: CreateOptions) => create(context, options));
  addExamples(
    command,
    '--project acme/research --name laptop',
    '--project acme/research --name ci --models acme/chat --expires 2027-01-31 --requests-per-minute 60',
  );
}

function addUpdate(noun: Command, context: CommandContext): void {
  const command = keyCommand(noun, 'update')
    .description('change a key; running gateways apply it within 5 s')
    .option('--name <name>', 'a new name for the key')
    .option('--models <ids>', `only these of the project's models, separated by commas, or '${ALL}'`)
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

function addRotate(noun: Command, context: CommandContext): void {
  const command = keyCommand(noun, 'rotate')
    .description('replace a key by a new one; the old one still works for a grace period')
    .addOption(
      new Option('--grace <duration>', 'how long the old key still works: 30m, 24h, 7d; 0 revokes it at once')
        .argParser(parseDuration)
        .default(parseDuration('24h'), '24h'),
    )
    .action((id: string, options: { grace: number; json?: boolean }) => rotate(context, id, options));
  const id = '0199a1c2-7d3e-7000-8000-0123456789ab';
  addExamples(command, id, `${id} --grace 7d`, `${id} --grace 0`);
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
  context.note(`This is the key '${record.name}'. Save it now: only its hash is stored.`);
}

async function update(context: CommandContext, id: string, options: UpdateOptions): Promise<void> {
  const { name, expires, requestsPerMinute, json = false } = options;
  const models =
    options.models === undefined || options.models === ALL ? null : splitList('--models', options.models);
  if (models !== null) await warnOfUnknownModels(context, models);
  const change: KeyChange = {
    ...(name === undefined ? {} : { name }),
    ...(options.models === undefined ? {} : { models }),
    ...(expires === undefined ? {} : { expiresAt: expires === 'never' ? null : expires }),
    ...(requestsPerMinute === undefined
      ? {}
      : { requestsPerMinute: requestsPerMinute === 'none' ? null : requestsPerMinute }),
  };
  if (Object.keys(change).length === 0)
    throw new CommandFailure('give --name, --models, --expires or --requests-per-minute');
  const updated = await context.withStore((store) => updateKey(store, id, change));
  context.list([updated], json, KEY_HEADINGS, keyRow);
}

async function rotate(
  context: CommandContext,
  id: string,
  { grace, json = false }: { grace: number; json?: boolean },
): Promise<void> {
  const { plainKey, record, previous } = await context.withStore((store) => rotateKey(store, id, grace));
  if (json) return context.write(formatJson({ key: plainKey, ...record, previous }));
  context.write(`${plainKey}\n`);
  context.note(`This is the key '${record.name}' (${record.id}). Save it now: only its hash is stored.`);
  context.note(
    previous.revoked_at === null
      ? `The old key ${previous.id} works until ${previous.expires_at}.`
      : `The old key ${previous.id} is revoked; running gateways apply it within 5 s.`,
  );
}

async function listAll(context: CommandContext, options: ListOptions): Promise<void> {
  const keys = await context.withStore(async ({ database }) => {
    const project = options.project === undefined ? null : await requireProject(database, options.project);
    return listKeys(database, project?.id ?? null);
  });
  context.list(keys, options.json ?? false, ['project', ...KEY_HEADINGS], (key) => ({
    project: key.project,
    ...keyRow(key),
  }));
}
