import { Command } from 'commander';
import { addContractCommands } from '../packages/contract-tools/index.ts';
import { endingOf } from './command-failure.ts';
import { addApplyCommands } from './commands/apply-commands.ts';
import { addAlertCommand } from './commands/alert-command.ts';
import { addBackupCommand } from './commands/backup-command.ts';
import { addBudgetCommands } from './commands/budget-commands.ts';
import { addCallCommands } from './commands/call-commands.ts';
import { addCalibrateCommand } from './commands/calibrate.ts';
import { addCompletionCommand } from './commands/completion-command.ts';
import { addConfigurationCommands } from './commands/configuration-commands.ts';
import { CommandContext, type CommandInput } from './context.ts';
import { addDoctorCommand } from './commands/doctor-command.ts';
import { addKeyCommands } from './commands/key-commands.ts';
import { addMigrateCommand } from './commands/migrate-command.ts';
import { addModelCommands } from './commands/model-commands.ts';
import { addOrganisationCommands } from './commands/organisation-commands.ts';
import { addPriceCommands } from './commands/price-commands.ts';
import { addProjectCommands } from './commands/project-commands.ts';
import { addProjectModelCommands } from './commands/project-model-commands.ts';
import { addProjectQuotaCommands } from './commands/project-quota-commands.ts';
import { addReloadCommand } from './commands/reload-command.ts';
import { addRoutingCommands } from './commands/routing-commands.ts';
import { addTokenCommands } from './commands/token-commands.ts';
import { addUsageCommand } from './commands/usage-command.ts';

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
  addAlertCommand(program, context);
  addCallCommands(program, context);
  addTokenCommands(program, context);
  addApplyCommands(program, context);
  addModelCommands(program, context);
  addPriceCommands(program, context);
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
