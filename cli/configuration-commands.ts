import { access } from 'node:fs/promises';
import type { Command } from 'commander';
import { ConfigurationError } from '../catalogue/configuration-error.ts';
import { CommandFailure } from './command-failure.ts';
import type { CommandContext } from './context.ts';
import { formatJson } from './output.ts';

/** `gateway config check` */
export function addConfigurationCommands(program: Command, context: CommandContext): void {
  const noun = program.command('config').description('the configuration, gateway.yaml');
  noun
    .command('check')
    .description('read the configuration as the gateway would, and tell everything that is wrong in it')
    .option('--json', 'answer in JSON')
    .action(({ json = false }: { json?: boolean }) => check(context, json));
}

async function check(context: CommandContext, json: boolean): Promise<void> {
  const { configurationPath } = context.settings();
  try {
    const { models, backends } = await context.catalogue();
    const counts = { file: configurationPath, models: models.size, backends: backends.size };
    if (json) context.write(formatJson({ valid: true, ...counts, problems: [] }));
    else
      context.write(
        `${await sourceOf(configurationPath)}: ${models.size} models, ${backends.size} backends, nothing wrong\n`,
      );
  } catch (error) {
    if (!(error instanceof ConfigurationError) || !json) throw error;
    context.write(formatJson({ valid: false, file: configurationPath, problems: error.problems }));
    throw new CommandFailure(`${configurationPath} has ${error.problems.length} problem(s)`);
  }
}

async function sourceOf(path: string): Promise<string> {
  try {
    await access(path);
    return path;
  } catch {
    return `there is no ${path}, so that the built-in configuration holds`;
  }
}
