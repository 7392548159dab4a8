import type { Command } from 'commander';
import { problemLine } from '../../catalogue/configuration-error.ts';
import type { ReloadResult } from '../../server/configuration/reload-result.ts';
import { requestAdmin } from '../admin-port.ts';
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
    .description('make the running gateway read gateway.yaml again, through its admin port')
    .option('--json', 'print JSON')
    .action(({ json = false }: { json?: boolean }) => reload(context, json));
  addExamples(command, '');
}

async function reload(context: CommandContext, json: boolean): Promise<void> {
  const request = { method: 'POST', path: '/reload', timeoutMs: TIMEOUT_MS } as const;
  // The assertion holds: the admin port responds with this shape at this path.
  const result = (await requestAdmin(context, request)) as ReloadResult;
  if (json) context.write(formatJson(result));
  const { outcome, models, backends, problems } = result;
  switch (outcome) {
    case 'reloaded':
    case 'unchanged':
      if (!json) context.write(`${outcome}: ${models} models, ${backends} backends\n`);
      return;
    case 'rejected':
      throw new CommandFailure(
        [
          ...(json ? [] : problems.map(problemLine)),
          `${problems.length} problem(s): the old configuration stays active`,
        ].join('\n'),
      );
    case 'failed':
      throw new CommandFailure('the reload failed: see the log of the gateway');
  }
}
