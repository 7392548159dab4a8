import type { Command } from 'commander';
import { problemLine, type ConfigurationProblem } from '../../catalogue/configuration-error.ts';
import type { DetailError, Reload } from '../../generated/admin/contract.ts';
import { postToManagement } from '../management-port.ts';
import { CommandFailure } from '../command-failure.ts';
import type { CommandContext } from '../context.ts';
import { addExamples } from './examples.ts';
import { formatJson } from '../output/output.ts';

/** Longer than a reload takes while a worker is starting. */
const TIMEOUT_MS = 90_000;

/** `gateway reload` */
export function addReloadCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('reload')
    .description('make the running gateway read gateway.yaml again, through its management')
    .option('--json', 'print JSON')
    .action(({ json = false }: { json?: boolean }) => reload(context, json));
  addExamples(command, '');
}

async function reload(context: CommandContext, json: boolean): Promise<void> {
  const { status, body } = await postToManagement(context, '/admin/configuration/reload', TIMEOUT_MS);
  if (status === 200) {
    // The management responds with this shape.
    const { outcome, models, backends } = body as Reload;
    context.write(json ? formatJson(body) : `${outcome}: ${models} models, ${backends} backends\n`);
    return;
  }
  const problems = problemsIn(body as DetailError);
  if (status !== 422 || problems === null)
    throw new CommandFailure('the reload failed: see the log of the gateway');
  if (json) context.write(formatJson({ outcome: 'rejected', problems }));
  throw new CommandFailure(
    [
      ...(json ? [] : problems.map(problemLine)),
      `${problems.length} problem(s): the old configuration stays active`,
    ].join('\n'),
  );
}

/** Of a rejected configuration; null for other errors. */
function problemsIn({ detail }: DetailError): ConfigurationProblem[] | null {
  const { problems } = (detail.details ?? {}) as { problems?: ConfigurationProblem[] };
  return problems ?? null;
}
