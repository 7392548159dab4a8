import type { Command } from 'commander';
import type { ApplyOptions } from '../apply/apply-file.ts';
import type { ManagementContext } from '../management-context.ts';
import { addExamples } from './examples.ts';

/** `gateway apply` and `gateway export` */
export function addApplyCommands(program: Command, context: ManagementContext): void {
  const command = program
    .command('apply')
    .description(
      'create and change what a file names: organisations, projects, models, budgets, quotas, keys',
    )
    .requiredOption('-f, --file <path>', 'the file, as `gateway export` writes it')
    .option('--plan', 'only show the differences; exits with 2 when there are some')
    .option('--prune', 'also delete projects, revoke keys and reset settings that the file does not name')
    .option('--secrets <path>', 'write new keys to this new file, instead of printing them')
    .option('--reason <text>', 'for the audit log (default: the path of the file)')
    .option('--json', 'print JSON')
    .action(async (options: ApplyOptions) =>
      (await import('../apply/apply-file.ts')).applyFile(context, options),
    );
  addExamples(
    command,
    '--file organisation.yaml --plan',
    '--file organisation.yaml --secrets keys.jsonl --reason "ticket 4711"',
    '--file organisation.yaml --prune --plan',
  );
  const exporting = program
    .command('export')
    .description('print the file of all organisations, projects, models, budgets, quotas and keys')
    .option('--org <name>', 'only this organisation, by name or id')
    .action(async ({ org }: { org?: string }) => {
      const management = await context.management();
      const file = await management.exportOrganisations(org === undefined ? {} : { organisation: org });
      context.write((await import('../apply/file-text.ts')).fileText(file));
    });
  addExamples(exporting, '', '--org acme');
}
