import type { Command } from 'commander';
import { problemLine } from '../../catalogue/configuration-error.ts';
import { isErrorOf, type ConfigurationProblem } from '../../packages/sdk/admin.ts';
import { CommandFailure } from '../command-failure.ts';
import type { ManagementContext } from '../management-context.ts';
import { formatJson } from '../output/output.ts';
import { addChangeOptions, reasonOf, type ChangeOptions } from './changing.ts';
import { addExamples } from './examples.ts';

/** `gateway reload` */
export function addReloadCommand(program: Command, context: ManagementContext): void {
  const command = addChangeOptions(program.command('reload'))
    .description('make the running gateway read gateway.yaml again, through its management')
    .action((options: ChangeOptions) => reload(context, options));
  addExamples(command, '');
}

async function reload(context: ManagementContext, options: ChangeOptions): Promise<void> {
  const { json = false } = options;
  const management = await context.management();
  try {
    const reloaded = await management.reloadConfiguration(reasonOf(options));
    const { outcome, models, backends } = reloaded;
    context.write(json ? formatJson(reloaded) : `${outcome}: ${models} models, ${backends} backends\n`);
  } catch (error) {
    const problems = problemsIn(error);
    if (problems === null) throw error;
    if (json) context.write(formatJson({ outcome: 'rejected', problems }));
    const lines = json ? [] : problems.map(problemLine);
    throw new CommandFailure(
      [...lines, `${problems.length} problem(s): the old configuration stays active`].join('\n'),
    );
  }
}

/** Of a rejected configuration; null for other errors. */
function problemsIn(error: unknown): ConfigurationProblem[] | null {
  if (!isErrorOf('reloadConfiguration', error) || error.status !== 422) return null;
  const { problems } = (error.body.detail.details ?? {}) as { problems?: ConfigurationProblem[] };
  return problems ?? null;
}
