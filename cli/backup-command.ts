import type { Command } from 'commander';
import { resolve } from 'node:path';
import { backupFile, fileExists } from '../storage/sqlite/backup.ts';
import { CommandFailure } from './command-failure.ts';
import type { CommandContext } from './context.ts';
import { formatJson } from './output.ts';

/** `gateway backup` */
export function addBackupCommand(program: Command, context: CommandContext): void {
  program
    .command('backup')
    .description('copy the embedded database to a new file, also while the gateway runs')
    .argument('<file>', 'the file to create')
    .option('--json', 'answer in JSON')
    .action(async (file: string, { json = false }: { json?: boolean }) => {
      const { database } = context.settings();
      if ('url' in database)
        throw new CommandFailure('GATEWAY_DATABASE_URL is set: back PostgreSQL up with its own tools');
      const destination = resolve(file);
      if (!(await fileExists(database.path)))
        throw new CommandFailure(`there is no database at ${database.path}`);
      if (await fileExists(destination)) throw new CommandFailure(`${destination} exists already`);
      await backupFile(database.path, destination).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : 'unknown error';
        throw new CommandFailure(`the database could not be copied to ${destination}: ${reason}`);
      });
      context.write(json ? formatJson({ file: destination }) : `${destination}\n`);
    });
}
