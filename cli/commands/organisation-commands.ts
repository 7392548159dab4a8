import type { Command } from 'commander';
import {
  createOrganisation,
  deleteOrganisation,
  listOrganisations,
  renameOrganisation,
  requireOrganisation,
  type Organisation,
} from '../../projects/organisations.ts';
import type { CommandContext } from '../context.ts';
import { addExamples } from './examples.ts';
import { formatJson, type TableRow } from '../output/output.ts';

interface JsonOption {
  json?: boolean;
}

const HEADINGS = ['name', 'id', 'created'];

/** `gateway org create|list|show|update|delete` */
export function addOrganisationCommands(program: Command, context: CommandContext): void {
  const noun = program.command('org').description('organisations, which have projects');
  const print = (organisation: Organisation, { json = false }: JsonOption): void =>
    context.list([organisation], json, HEADINGS, rowOf);
  const create = noun
    .command('create')
    .description('create an organisation')
    .argument('<name>')
    .option('--json', 'print JSON')
    .action(async (name: string, options: JsonOption) =>
      print(await context.withStore(({ database }) => createOrganisation(database, name)), options),
    );
  addExamples(create, 'acme');
  const list = noun
    .command('list')
    .description('show all organisations')
    .option('--json', 'print JSON')
    .action(async ({ json = false }: JsonOption) => {
      const organisations = await context.withStore((store) => listOrganisations(store.database));
      context.list(organisations, json, HEADINGS, rowOf);
    });
  addExamples(list, '', '--json');
  const show = organisationCommand(noun, 'show')
    .description('show one organisation')
    .action(async (name: string, options: JsonOption) =>
      print(await context.withStore(({ database }) => requireOrganisation(database, name)), options),
    );
  addExamples(show, 'acme');
  const update = organisationCommand(noun, 'update')
    .description('change an organisation')
    .requiredOption('--name <name>', 'the new name')
    .action(async (reference: string, options: JsonOption & { name: string }) =>
      print(await context.withStore((store) => renameOrganisation(store, reference, options.name)), options),
    );
  addExamples(update, 'acme --name acme-labs');
  const remove = organisationCommand(noun, 'delete')
    .description('delete an organisation that has no projects')
    .action(async (reference: string, { json = false }: JsonOption) => {
      const { id, name } = await context.withStore((store) => deleteOrganisation(store, reference));
      context.write(json ? formatJson({ organisation: name, organisation_id: id }) : `deleted ${name}\n`);
    });
  addExamples(remove, 'acme');
}

/** A command about one organisation. */
function organisationCommand(noun: Command, verb: string): Command {
  return noun.command(verb).argument('<org>', 'name or id').option('--json', 'print JSON');
}

function rowOf(organisation: Organisation): TableRow {
  return { name: organisation.name, id: organisation.id, created: organisation.created_at };
}
