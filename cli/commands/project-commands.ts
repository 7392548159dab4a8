import type { Command } from 'commander';
import { listKeys } from '../../projects/keys.ts';
import {
  createProject,
  listProjectModels,
  listProjects,
  requireProject,
  updateProject,
  type Project,
} from '../../projects/projects.ts';
import { CommandFailure } from '../command-failure.ts';
import type { CommandContext } from '../context.ts';
import { addExamples } from './examples.ts';
import { KEY_HEADINGS, keyRow } from '../output/key-output.ts';
import { splitList, warnOfUnknownModels } from './model-arguments.ts';
import { formatJson, formatTable, type TableRow } from '../output/output.ts';
import { runDeletion } from './project-deletion.ts';

interface CreateOptions {
  org: string;
  models?: string;
  json?: boolean;
}

interface UpdateOptions {
  name?: string;
  models?: string;
  json?: boolean;
}

interface JsonOption {
  json?: boolean;
}

const HEADINGS = ['name', 'organisation', 'models', 'id', 'created'];

/** `gateway project create|list|show|update|delete`; returns the noun, so that `project models` can be added to it. */
export function addProjectCommands(program: Command, context: CommandContext): Command {
  const noun = program.command('project').description('projects, which have keys, files and budgets');
  addCreate(noun, context);
  const list = noun
    .command('list')
    .description('show all projects')
    .option('--json', 'print JSON')
    .action(async ({ json = false }: JsonOption) => {
      const projects = await context.withStore((store) => listProjects(store.database));
      context.list(projects, json, HEADINGS, rowOf);
    });
  addExamples(list, '', '--json');
  const showCommand = projectCommand(noun, 'show')
    .description('show one project with its models and keys')
    .action((project: string, { json = false }: JsonOption) => show(context, project, json));
  addExamples(showCommand, 'acme/research');
  const updateCommand = projectCommand(noun, 'update')
    .description('change a project; running gateways apply it within 5 s')
    .option('--name <name>', 'the new name')
    .option('--models <ids>', "the models that it may use, separated by commas, or 'all'")
    .action((project: string, options: UpdateOptions) => update(context, project, options));
  addExamples(updateCommand, 'acme/research --name lab', 'acme/research --models acme/chat,acme/embed');
  const remove = projectCommand(noun, 'delete')
    .description('delete a project with its keys, files and stored responses; the ledger keeps its rows')
    .option('--yes', 'delete it; without this option, only show what would be deleted')
    .action((project: string, options: JsonOption & { yes?: boolean }) =>
      runDeletion(context, project, options),
    );
  addExamples(remove, 'acme/research', 'acme/research --yes');
  return noun;
}

/** A command about one project. */
function projectCommand(noun: Command, verb: string): Command {
  return noun
    .command(verb)
    .argument('<project>', 'name, organisation/name or id')
    .option('--json', 'print JSON');
}

function addCreate(noun: Command, context: CommandContext): void {
  const command = noun
    .command('create')
    .description('create a project')
    .argument('<name>')
    .option('--org <name>', 'the organisation, by name or id', 'default')
    .option(
      '--models <ids>',
      "the models that it may use, separated by commas, or 'all' (default: from gateway.yaml)",
    )
    .option('--json', 'print JSON')
    .action((name: string, options: CreateOptions) => create(context, name, options));
  addExamples(command, 'research --org acme', 'web --org acme --models acme/chat,acme/embed');
}

async function update(
  context: CommandContext,
  reference: string,
  { name, models: ids, json = false }: UpdateOptions,
): Promise<void> {
  if (name === undefined && ids === undefined) throw new CommandFailure('give --name, --models or both');
  const models = ids === undefined ? {} : { models: await modelsOf(context, ids) };
  if (Array.isArray(models.models)) await warnOfUnknownModels(context, models.models);
  const updated = await context.withStore(async (store) => {
    const { id } = await requireProject(store.database, reference);
    await updateProject(store, id, { ...models, ...(name === undefined ? {} : { name }) });
    return requireProject(store.database, id);
  });
  context.list([updated], json, HEADINGS, rowOf);
}

async function create(context: CommandContext, name: string, options: CreateOptions): Promise<void> {
  const models = await modelsOf(context, options.models);
  if (models !== 'all') await warnOfUnknownModels(context, models);
  const created = await context.withStore((store) =>
    createProject(store.database, { organisation: options.org, name, models }),
  );
  context.list([created], options.json ?? false, HEADINGS, rowOf);
}

async function modelsOf(
  context: CommandContext,
  option: string | undefined,
): Promise<'all' | readonly string[]> {
  if (option === 'all') return 'all';
  if (option !== undefined) return splitList('--models', option);
  return (await context.catalogue()).projectDefaults.models;
}

async function show(context: CommandContext, reference: string, json: boolean): Promise<void> {
  const { project, models, keys } = await context.withStore(async ({ database }) => {
    const found = await requireProject(database, reference);
    return {
      project: found,
      models: await listProjectModels(database, found.id),
      keys: await listKeys(database, found.id),
    };
  });
  if (json) {
    const listed = models.map(({ modelId, enabled }) => ({ model_id: modelId, enabled }));
    context.write(formatJson({ ...project, models: listed, keys }));
    return;
  }
  context.write(formatTable(HEADINGS, [rowOf(project)]));
  const modelRows = models.map(({ modelId, enabled }) => ({
    model: modelId,
    state: enabled ? 'enabled' : 'disabled',
  }));
  if (modelRows.length > 0) context.write(`\n${formatTable(['model', 'state'], modelRows)}`);
  if (keys.length > 0) context.write(`\n${formatTable(KEY_HEADINGS, keys.map(keyRow))}`);
}

function rowOf(project: Project): TableRow {
  return {
    name: project.name,
    organisation: project.organisation_name,
    models: project.model_access,
    id: project.id,
    created: project.created_at,
  };
}
