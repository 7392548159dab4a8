import type { Command } from 'commander';

export interface JsonOption {
  json?: boolean;
}

/** The options of a command that changes something. */
export interface ChangeOptions extends JsonOption {
  reason?: string;
}

/** Adds the options of a command that changes something. */
export function addChangeOptions(command: Command): Command {
  return command.option('--reason <text>', 'why, for the audit log').option('--json', 'print JSON');
}

/** The parameter of the operation. */
export function reasonOf({ reason }: ChangeOptions): { reason?: string } {
  return reason === undefined ? {} : { reason };
}
