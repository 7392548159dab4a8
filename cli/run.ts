import { Command } from 'commander';
import { addContractCommands } from '../contract-checks/commands/contract-commands.ts';
import { endingOf } from './command-failure.ts';
import { addBackupCommand } from './backup-command.ts';
import { addBudgetCommands } from './budget-commands.ts';
import { addCalibrateCommand } from './calibrate.ts';
import { addCompletionCommand } from './completion-command.ts';
import { addConfigurationCommands } from './configuration-commands.ts';
import { CommandContext, type CommandInput } from './context.ts';
import { addDoctorCommand } from './doctor-command.ts';
import { addKeyCommands } from './key-commands.ts';
import { addMigrateCommand } from './migrate-command.ts';
import { addModelCommands } from './model-commands.ts';
import { addOrganisationCommands } from './organisation-commands.ts';
import { addProjectCommands } from './project-commands.ts';
import { addProjectModelCommands } from './project-model-commands.ts';
import { addProjectQuotaCommands } from './project-quota-commands.ts';
import { addReloadCommand } from './reload-command.ts';
import { addRoutingCommands } from './routing-commands.ts';
import { addUsageCommand } from './usage-command.ts';

/**
 * Runs one command of `gateway` and returns its exit code: 0, 1 for a failure, 2 for a usage error. Never throws, and writes no
 * stack.
 */
export async function runGateway(commandArguments: readonly string[], input: CommandInput): Promise<number> {
  try {
    await createProgram(input).parseAsync(commandArguments, { from: 'user' });
    return 0;
  } catch (error) {
    const { exitCode, message } = endingOf(error);
    if (message !== '') input.writeError(`${message}\n`);
    return exitCode;
  }
}

/** Creates the tree of commands. */
export function createProgram(input: CommandInput): Command {
  const context = new CommandContext(input);
  const program = new Command('gateway')
    .description('projects, keys and models of the inference gateway')
    .configureOutput({ writeOut: input.writeOut, writeErr: input.writeError })
    .configureHelp({ sortSubcommands: false })
    .showHelpAfterError('(see --help)')
    .exitOverride()
    .addHelpText(
      'after',
      '\nThe database is in GATEWAY_DATA_DIR (default ./data) or at GATEWAY_DATABASE_URL, the configuration in GATEWAY_CONFIG\n' +
        '(default ./gateway.yaml).',
    );
  addOrganisationCommands(program, context);
  const projectNoun = addProjectCommands(program, context);
  addProjectModelCommands(projectNoun, context);
  addProjectQuotaCommands(projectNoun, context);
  addKeyCommands(program, context);
  addBudgetCommands(program, context);
  addUsageCommand(program, context);
  addModelCommands(program, context);
  addCalibrateCommand(program, context);
  addConfigurationCommands(program, context);
  addReloadCommand(program, context);
  addRoutingCommands(program, context);
  addDoctorCommand(program, context);
  addMigrateCommand(program, context);
  addBackupCommand(program, context);
  addCompletionCommand(program, context);
  addContractCommands(
    program
      .command('contract')
      .description('the contract: check a server against it, record exchanges, or serve its examples'),
    context.host(),
  );
  return program;
}
