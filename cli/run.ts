import { Command } from 'commander';
import { endingOf } from './command-failure.ts';
import { addAlertCommand } from './commands/alert-command.ts';
import { addApplyCommands } from './commands/apply-commands.ts';
import { addAuditCommands } from './commands/audit-commands.ts';
import { addBudgetCommands } from './commands/budget-commands.ts';
import { addCallCommands } from './commands/call-commands.ts';
import { addConfigurationCommands } from './commands/configuration-commands.ts';
import { addKeyCommands } from './commands/key-commands.ts';
import { addOrganisationCommands } from './commands/organisation-commands.ts';
import { addProjectCommands } from './commands/project-commands.ts';
import { addProjectModelCommands } from './commands/project-model-commands.ts';
import { addProjectQuotaCommands } from './commands/project-quota-commands.ts';
import { addReloadCommand } from './commands/reload-command.ts';
import { addRoutingCommands } from './commands/routing-commands.ts';
import { addTokenCommands } from './commands/token-commands.ts';
import { addUsageCommand } from './commands/usage-command.ts';
import { addWatchCommand } from './commands/watch-command.ts';
import { ManagementContext } from './management-context.ts';
import type { CommandInput } from './output/command-output.ts';

/**
 * Runs one command of `gateway` and returns its exit code: 0, 1 for a failure, 2 for a usage error. Never throws, and writes no
 * stack.
 */
export async function runGateway(commandArguments: readonly string[], input: CommandInput): Promise<number> {
  const context = new ManagementContext(input);
  try {
    const program = await createProgram(input, context, commandArguments[0]);
    await program.parseAsync(commandArguments, { from: 'user' });
    return 0;
  } catch (error) {
    const { exitCode, message } = endingOf(error);
    if (message !== '') input.writeError(`${message}\n`);
    return exitCode;
  } finally {
    await context.close();
  }
}

/**
 * Creates the tree of commands. Those that only work on a machine of the gateway load much of it, and are left out when the first word
 * is another command.
 */
export async function createProgram(
  input: CommandInput,
  context: ManagementContext,
  firstWord?: string,
): Promise<Command> {
  const program = new Command('gateway')
    .description('projects, keys and models of the inference gateway')
    .configureOutput({ writeOut: input.writeOut, writeErr: input.writeError })
    .configureHelp({ sortSubcommands: false })
    .showHelpAfterError('(see --help)')
    .exitOverride()
    .addHelpText(
      'after',
      '\nThe database is in GATEWAY_DATA_DIR (default ./data) or at GATEWAY_DATABASE_URL, the configuration in GATEWAY_CONFIG\n' +
        '(default ./gateway.yaml). With GATEWAY_URL and GATEWAY_TOKEN commands use the management at this address instead.',
    );
  addManagementCommands(program, context);
  if (firstWord === undefined || !program.commands.some((one) => one.name() === firstWord)) {
    const { addLocalCommands, isForEveryMachine } = await import('./local-commands.ts');
    const count = program.commands.length;
    addLocalCommands(program, input);
    for (const command of program.commands.slice(count).filter((one) => !isForEveryMachine(one.name())))
      command.hook('preAction', async () => void (await context.onThisMachine(command.name())));
  }
  return program;
}

function addManagementCommands(program: Command, context: ManagementContext): void {
  addOrganisationCommands(program, context);
  const projectNoun = addProjectCommands(program, context);
  addProjectModelCommands(projectNoun, context);
  addProjectQuotaCommands(projectNoun, context);
  addKeyCommands(program, context);
  addBudgetCommands(program, context);
  addApplyCommands(program, context);
  addUsageCommand(program, context);
  addAlertCommand(program, context);
  addCallCommands(program, context);
  addWatchCommand(program, context);
  addTokenCommands(program, context);
  addAuditCommands(program, context);
  addConfigurationCommands(program, context);
  addReloadCommand(program, context);
  addRoutingCommands(program, context);
}
