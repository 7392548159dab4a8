import { Option, type Command } from 'commander';
import type { Project, ProjectDeletion } from '../../packages/sdk/admin.ts';
import { CommandFailure } from '../command-failure.ts';
import type { ManagementContext } from '../management-context.ts';
import { KEY_HEADINGS, keyRow } from '../output/key-output.ts';
import { formatJson, formatTable, type TableRow } from '../output/output.ts';
import { addChangeOptions, reasonOf, type ChangeOptions, type JsonOption } from './changing.ts';
import { addExamples } from './examples.ts';
import { splitModels, warnOfUnknownModels } from './model-arguments.ts';

interface CreateOptions extends ChangeOptions {
  org: string;
  models?: string;
  requiredTags?: string[];
}

interface UpdateOptions extends ChangeOptions {
  name?: string;
  models?: string;
  requiredTags?: string[];
}

/** As in `listProjects`. */
const ORDERS = ['created_at', '-created_at', 'name', '-name'] as const;

interface ListOptions extends JsonOption {
  sort?: (typeof ORDERS)[number];
}

const HEADINGS = ['name', 'organisation', 'models', 'id', 'created'];
export const PROJECT_ARGUMENT = ['<project>', 'name, organisation/name or id'] as const;

const REQUIRED_TAGS = [
  '--required-tags <names>',
  "the tags of gateway.yaml that its calls must have, separated by commas, or 'none'",
] as const;

/** `gateway project create|list|show|update|delete`; returns the noun, so that `project models` can be added to it. */
export function addProjectCommands(program: Command, context: ManagementContext): Command {
  const noun = program.command('project').description('projects, which have keys, files and budgets');
  addCreate(noun, context);
  const list = noun
    .command('list')
    .description('show all projects')
    .addOption(new Option('--sort <order>', 'from the lowest, or with - from the highest').choices(ORDERS))
    .option('--json', 'print JSON')
    .action(async ({ json = false, ...order }: ListOptions) => {
      const management = await context.management();
      const projects = await Array.fromAsync(management.listProjects({ limit: 1_000, ...order }));
      context.list(projects, json, HEADINGS, rowOf);
    });
  addExamples(list, '', '--sort name', '--json');
  const showCommand = noun
    .command('show')
    .description('show one project with its models and keys')
    .argument(...PROJECT_ARGUMENT)
    .option('--json', 'print JSON')
    .action((project: string, { json = false }: JsonOption) => show(context, project, json));
  addExamples(showCommand, 'acme/research');
  const updateCommand = addChangeOptions(noun.command('update'))
    .description('change a project; running gateways apply it within 5 s')
    .argument(...PROJECT_ARGUMENT)
    .option('--name <name>', 'the new name')
    .option('--models <ids>', "the models that it may use, separated by commas, or 'all'")
    .option(...REQUIRED_TAGS, namesOf)
    .action((project: string, options: UpdateOptions) => update(context, project, options));
  addExamples(updateCommand, 'acme/research --name lab', 'acme/research --models acme/chat,acme/embed');
  const remove = addChangeOptions(noun.command('delete'))
    .description('delete a project with its keys, files and stored responses; the ledger keeps its rows')
    .argument(...PROJECT_ARGUMENT)
    .option('--yes', 'delete it; without this option, only show what would be deleted')
    .action((project: string, options: ChangeOptions & { yes?: boolean }) =>
      runDeletion(context, project, options),
    );
  addExamples(remove, 'acme/research', 'acme/research --yes');
  return noun;
}

function addCreate(noun: Command, context: ManagementContext): void {
  const command = addChangeOptions(noun.command('create'))
    .description('create a project')
    .argument('<name>')
    .option('--org <name>', 'the organisation, by name or id', 'default')
    .option(
      '--models <ids>',
      "the models that it may use, separated by commas, or 'all' (default: from gateway.yaml)",
    )
    .option(...REQUIRED_TAGS, namesOf)
    .action((name: string, options: CreateOptions) => create(context, name, options));
  addExamples(command, 'research --org acme', 'web --org acme --models acme/chat,acme/embed');
}

async function update(context: ManagementContext, project: string, options: UpdateOptions): Promise<void> {
  const { name, json = false } = options;
  const models = await modelsOf(context, options.models);
  const change = { ...models, ...tagsOf(options), ...(name === undefined ? {} : { name }) };
  if (Object.keys(change).length === 0)
    throw new CommandFailure('give --name, --models, --required-tags or several of them');
  const management = await context.management();
  const updated = await management.updateProject({ project, ...reasonOf(options) }, change);
  context.list([updated], json, HEADINGS, rowOf);
}

async function create(context: ManagementContext, name: string, options: CreateOptions): Promise<void> {
  const models = await modelsOf(context, options.models);
  const wanted = { name, organisation: options.org, ...models, ...tagsOf(options) };
  const created = await (await context.management()).createProject(reasonOf(options), wanted);
  context.list([created], options.json ?? false, HEADINGS, rowOf);
}

function tagsOf({ requiredTags }: Pick<UpdateOptions, 'requiredTags'>): { required_tags?: string[] } {
  return requiredTags === undefined ? {} : { required_tags: requiredTags };
}

function namesOf(text: string): string[] {
  return text === 'none' ? [] : [...new Set(text.split(',').map((name) => name.trim()))];
}

async function modelsOf(
  context: ManagementContext,
  option: string | undefined,
): Promise<{ models?: 'all' | string[] }> {
  if (option === undefined) return {};
  const models = splitModels('--models', option);
  if (models !== 'all') await warnOfUnknownModels(context, models);
  return { models };
}

async function show(context: ManagementContext, reference: string, json: boolean): Promise<void> {
  const management = await context.management();
  const project = await management.getProject({ project: reference });
  const keys = await Array.fromAsync(management.listKeys({ project: project.id, limit: 1_000 }));
  if (json) return context.write(formatJson({ ...project, keys }));
  context.write(formatTable(HEADINGS, [rowOf(project)]));
  const enabled = project.models === 'all' ? [] : project.models;
  const rows = [
    ...enabled.map((model) => ({ model, state: 'enabled' })),
    ...project.disabled_models.map((model) => ({ model, state: 'disabled' })),
  ];
  const { required_tags: tags } = project;
  if (tags.length > 0) context.write(`\nrequired tags: ${tags.join(', ')}\n`);
  if (rows.length > 0) context.write(`\n${formatTable(['model', 'state'], rows)}`);
  if (keys.length > 0) context.write(`\n${formatTable(KEY_HEADINGS, keys.map(keyRow))}`);
}

function rowOf(project: Project): TableRow {
  return {
    name: project.name,
    organisation: project.organisation,
    models: project.models === 'all' ? 'all' : 'listed',
    id: project.id,
    created: project.created_at,
  };
}

/** `gateway project delete`: shows what would be deleted, and deletes the project with `--yes`. */
async function runDeletion(
  context: ManagementContext,
  reference: string,
  { yes = false, json = false, ...options }: ChangeOptions & { yes?: boolean },
): Promise<void> {
  const management = await context.management();
  const deletion = await management.deleteProject({
    project: reference,
    dry_run: !yes,
    ...reasonOf(options),
  });
  const { organisation, name } = deletion.project;
  if (!yes)
    throw new CommandFailure(
      `${organisation}/${name} has ${contentsOf(deletion)}: to delete all of it, add --yes`,
    );
  if (json) context.write(formatJson(deletion));
  else context.write(`deleted ${organisation}/${name} with ${contentsOf(deletion)}\n`);
}

function contentsOf({ keys, stored_objects: count, stored_bytes: bytes }: ProjectDeletion): string {
  return `${keys} active key(s) and ${count} file(s) and stored response(s) of ${bytes} bytes`;
}
