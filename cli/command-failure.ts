import { CommanderError } from 'commander';
import { ConfigurationError } from '../catalogue/configuration-error.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { OperatorError } from '../projects/operator-error.ts';
import { SettingsError } from '../server/setting-values.ts';
import { SchemaError } from '../storage/migrate.ts';

export const EXIT_FAILURE = 1;
export const EXIT_USAGE = 2;
/** A command that compares has found differences. */
export const EXIT_DIFFERENT = 2;

/** A failure of a command, with a message for the operator; empty: it has written all of it. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
  readonly exitCode: number;

  constructor(message: string, exitCode = EXIT_FAILURE) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The exit code and the message for a thrown error. The message has no stack, and is empty if it was already written. */
export function endingOf(error: unknown): { exitCode: number; message: string } {
  if (error instanceof CommanderError)
    return { exitCode: error.exitCode === 0 ? 0 : EXIT_USAGE, message: usageMessage(error) };
  const exitCode = error instanceof CommandFailure ? error.exitCode : EXIT_FAILURE;
  return { exitCode, message: messageOf(error) };
}

/** Commander has already written its own messages, but not those of errors that an action throws. */
function usageMessage(error: CommanderError): string {
  return error.code === 'commander.invalidArgument' && !error.message.startsWith('error:')
    ? `error: ${error.message}`
    : '';
}

function messageOf(error: unknown): string {
  if (error instanceof ConfigurationError) return error.message;
  if (error instanceof CommandFailure && error.message === '') return '';
  if (isForOperators(error)) return `error: ${error.message}`;
  if (error instanceof GatewayError) return `error: ${error.publicMessage} (${error.message})`;
  return `error: the command failed: ${error instanceof Error ? error.message : String(error)}`;
}

/** Whether the message of the error is meant for the operator. */
function isForOperators(error: unknown): error is Error {
  return [OperatorError, SettingsError, SchemaError, CommandFailure].some((kind) => error instanceof kind);
}
