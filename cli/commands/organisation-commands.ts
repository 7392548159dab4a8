import type { Command } from 'commander';
import type { Organisation } from '../../packages/sdk/admin.ts';
import { CommandFailure } from '../command-failure.ts';
import type { ManagementContext } from '../management-context.ts';
import { formatJson, type TableRow } from '../output/output.ts';
import { addChangeOptions, reasonOf, type ChangeOptions, type JsonOption } from './changing.ts';
import { addExamples } from './examples.ts';

const HEADINGS = ['name', 'id', 'created'];
const REFERENCE = ['<org>', 'name or id'] as const;

/** `gateway org create|list|show|update|delete` */
export function addOrganisationCommands(program: Command, context: ManagementContext): void {
  const noun = program.command('org').description('organisations, which have projects');
  const print = (organisation: Organisation, { json = false }: JsonOption): void =>
    context.list([organisation], json, HEADINGS, rowOf);
  const create = addChangeOptions(noun.command('create'))
    .description('create an organisation')
    .argument('<name>')
    .action(async (name: string, options: ChangeOptions) =>
      print(await (await context.management()).createOrganisation(reasonOf(options), { name }), options),
    );
  addExamples(create, 'acme');
  const list = noun
    .command('list')
    .description('show all organisations')
    .option('--json', 'print JSON')
    .action(async ({ json = false }: JsonOption) =>
      context.list(await listAll(context), json, HEADINGS, rowOf),
    );
  addExamples(list, '', '--json');
  const show = noun
    .command('show')
    .description('show one organisation')
    .argument(...REFERENCE)
    .option('--json', 'print JSON')
    .action(async (reference: string, options: JsonOption) => print(await find(context, reference), options));
  addExamples(show, 'acme');
  const update = addChangeOptions(noun.command('update'))
    .description('change an organisation')
    .argument(...REFERENCE)
    .requiredOption('--name <name>', 'the new name')
    .action(async (organisation: string, { name, ...options }: ChangeOptions & { name: string }) => {
      const management = await context.management();
      print(await management.updateOrganisation({ organisation, ...reasonOf(options) }, { name }), options);
    });
  addExamples(update, 'acme --name acme-labs');
  const remove = addChangeOptions(noun.command('delete'))
    .description('delete an organisation that has no projects')
    .argument(...REFERENCE)
    .action(async (organisation: string, options: ChangeOptions) => {
      const management = await context.management();
      const { id, name } = await management.deleteOrganisation({ organisation, ...reasonOf(options) });
      context.write(
        options.json === true ? formatJson({ organisation: name, organisation_id: id }) : `deleted ${name}\n`,
      );
    });
  addExamples(remove, 'acme');
}

async function listAll(context: ManagementContext): Promise<Organisation[]> {
  return Array.fromAsync((await context.management()).listOrganisations({ limit: 1_000 }));
}

async function find(context: ManagementContext, reference: string): Promise<Organisation> {
  const found = (await listAll(context)).find(({ id, name }) => id === reference || name === reference);
  if (found === undefined) throw new CommandFailure(`there is no organisation '${reference}'`);
  return found;
}

function rowOf(organisation: Organisation): TableRow {
  return { name: organisation.name, id: organisation.id, created: organisation.created_at };
}
