import type { Command } from 'commander';
import { migrateDatabase } from '../../storage/open-database.ts';
import type { CommandContext } from '../context.ts';
import { requireOwnDatabase } from '../database-owner.ts';
import { addExamples } from './examples.ts';
import { formatJson } from '../output/output.ts';

/** `gateway migrate` */
export function addMigrateCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('migrate')
    .description('migrate the database to the schema of this release')
    .option('--json', 'print JSON')
    .action(async ({ json = false }: { json?: boolean }) => {
      const settings = context.settings();
      await requireOwnDatabase(settings);
      const applied = await migrateDatabase(settings.database);
      const lines = applied.length === 0 ? ['the database is up to date'] : applied.map(doneLine);
      context.write(json ? formatJson({ applied }) : lines.map((line) => `${line}\n`).join(''));
    });
  addExamples(command, '');
}

function doneLine(name: string): string {
  return `applied ${name}`;
}
