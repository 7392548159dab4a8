import type { Command } from 'commander';
import { listKeys } from '../projects/keys.ts';
import {
  createProject,
  listProjectModels,
  listProjects,
  requireProject,
  type Project,
} from '../projects/projects.ts';
import type { CommandContext } from './context.ts';
import { keyRow, KEY_HEADINGS } from './key-commands.ts';
import { splitList, warnOfUnknownModels } from './model-arguments.ts';
import { formatJson, formatTable, type TableRow } from './output.ts';

interface CreateOptions {
  org: string;
  models?: string;
  json?: boolean;
}

interface JsonOption {
  json?: boolean;
}

const HEADINGS = ['name', 'organisation', 'models', 'id', 'created'];

/** `gateway project create|list|show`; returns the noun, so that `project models` can be added to it. */
export function addProjectCommands(program: Command, context: CommandContext): Command {
  const noun = program.command('project').description('projects, which keys, files and budgets belong to');
  noun
    .command('create')
    .description('make a project')
    .argument('<name>')
    .option('--org <name>', 'the organisation, by name or id', 'default')
    .option(
      '--models <ids>',
      "the models that it may use, with commas, or 'all' (gateway.yaml has the default)",
    )
    .option('--json', 'answer in JSON')
    .action((name: string, options: CreateOptions) => create(context, name, options));
  noun
    .command('list')
    .description('show all projects')
    .option('--json', 'answer in JSON')
    .action(async ({ json = false }: JsonOption) => {
      const projects = await context.withStore((store) => listProjects(store.database));
      context.list(projects, json, HEADINGS, rowOf);
    });
  noun
    .command('show')
    .description('show one project with its models and keys')
    .argument('<project>', 'name, organisation/name or id')
    .option('--json', 'answer in JSON')
    .action((project: string, { json = false }: JsonOption) => show(context, project, json));
  return noun;
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
