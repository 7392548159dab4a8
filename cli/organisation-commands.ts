import type { Command } from 'commander';
import { createOrganisation, listOrganisations, type Organisation } from '../projects/organisations.ts';
import type { CommandContext } from './context.ts';
import type { TableRow } from './output.ts';

interface JsonOption {
  json?: boolean;
}

const HEADINGS = ['name', 'id', 'created'];

/** `gateway org create|list` */
export function addOrganisationCommands(program: Command, context: CommandContext): void {
  const noun = program.command('org').description('organisations, which projects belong to');
  noun
    .command('create')
    .description('make an organisation')
    .argument('<name>')
    .option('--json', 'answer in JSON')
    .action(async (name: string, { json = false }: JsonOption) => {
      const created = await context.withStore((store) => createOrganisation(store.database, name));
      context.list([created], json, HEADINGS, rowOf);
    });
  noun
    .command('list')
    .description('show all organisations')
    .option('--json', 'answer in JSON')
    .action(async ({ json = false }: JsonOption) => {
      const organisations = await context.withStore((store) => listOrganisations(store.database));
      context.list(organisations, json, HEADINGS, rowOf);
    });
}

function rowOf(organisation: Organisation): TableRow {
  return { name: organisation.name, id: organisation.id, created: organisation.created_at };
}
