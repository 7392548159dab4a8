import type { Command } from 'commander';
import { addContractCommands } from '../packages/contract-tools/index.ts';
import { addBackupCommand } from './commands/backup-command.ts';
import { addCalibrateCommand } from './commands/calibrate.ts';
import { addCompletionCommand } from './commands/completion-command.ts';
import { addDoctorCommand } from './commands/doctor-command.ts';
import { addMigrateCommand } from './commands/migrate-command.ts';
import { addModelCommands } from './commands/model-commands.ts';
import { addPriceCommands } from './commands/price-commands.ts';
import { CommandContext } from './context.ts';
import type { CommandInput } from './output/command-output.ts';

/** Adds the commands that use no operation of the management. */
export function addLocalCommands(program: Command, input: CommandInput): void {
  const context = new CommandContext(input);
  addModelCommands(program, context);
  addPriceCommands(program, context);
  addCalibrateCommand(program, context);
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
}

/** Whether a command uses neither the database nor the configuration. */
export function isForEveryMachine(name: string): boolean {
  return name === 'completion' || name === 'contract';
}
