import type { Command } from 'commander';
import { addCheckCommand } from './check-command.ts';
import type { CommandHost } from './command-host.ts';
import { addMockCommand } from './mock-command.ts';
import { addRecordCommand } from './record-command.ts';

/** Adds the commands that use only the contract, without a configuration or a database. */
export function addContractCommands(noun: Command, host: CommandHost): void {
  addCheckCommand(noun, host);
  addMockCommand(noun, host);
  addRecordCommand(noun, host);
}
