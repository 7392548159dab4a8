import type { Command } from 'commander';
import { resolve } from 'node:path';
import { backupFile, fileExists } from '../../storage/sqlite/backup.ts';
import { CommandFailure } from '../command-failure.ts';
import type { CommandContext } from '../context.ts';
import { addExamples } from './examples.ts';
import { formatJson } from '../output/output.ts';

/** `gateway backup` */
export function addBackupCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('backup')
    .description('copy the embedded database to a new file, also while the gateway runs')
    .argument('<file>', 'the file to create')
    .option('--json', 'print JSON')
    .action(async (file: string, { json = false }: { json?: boolean }) => {
      const { database } = context.settings();
      if ('url' in database)
        throw new CommandFailure('GATEWAY_DATABASE_URL is set: back up PostgreSQL with its own tools');
      const destination = resolve(file);
      if (!(await fileExists(database.path)))
        throw new CommandFailure(`there is no database at ${database.path}`);
      if (await fileExists(destination)) throw new CommandFailure(`${destination} already exists`);
      await copy(context, database.path, destination);
      context.write(json ? formatJson({ file: destination }) : `${destination}\n`);
    });
  addExamples(command, '/backups/gateway-2026-11-22.sqlite');
}

async function copy(context: CommandContext, source: string, destination: string): Promise<void> {
  const progress = context.progress('copied', 100);
  try {
    await backupFile(source, destination, (done, total) =>
      progress.update((100 * done) / Math.max(1, total)),
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown error';
    throw new CommandFailure(`the database could not be copied to ${destination}: ${reason}`);
  } finally {
    progress.end();
  }
}
