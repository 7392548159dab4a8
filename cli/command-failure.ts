import { CommanderError } from 'commander';
import { AuthenticationError, ConnectionError, ResponseError } from '../packages/sdk/admin.ts';

const EXIT_FAILURE = 1;
const EXIT_USAGE = 2;
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

/** The errors whose messages are for the operator, by their names, so that a command does not load their modules. */
const FOR_OPERATORS = new Set(['OperatorError', 'SettingsError', 'SchemaError', 'CommandFailure']);

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return `error: the command failed: ${String(error)}`;
  if (error.name === 'ConfigurationError') return error.message;
  if (error instanceof CommandFailure && error.message === '') return '';
  if (FOR_OPERATORS.has(error.name)) return `error: ${error.message}`;
  if (error instanceof AuthenticationError)
    return 'error: GATEWAY_TOKEN is not a token of this gateway, or it is revoked or expired';
  if (error instanceof ResponseError) return `error: ${textOf(error)}`;
  if (error instanceof ConnectionError) return connectionMessage(error);
  const text = 'publicMessage' in error ? `${String(error.publicMessage)} (${error.message})` : null;
  return `error: ${text ?? `the command failed: ${error.message}`}`;
}

function textOf({ body, message, status }: ResponseError): string {
  // The errors of the management are JSON.
  if (typeof body === 'string') return `what responds at GATEWAY_URL is no management (status ${status})`;
  return 'detail' in body ? body.detail.message : message;
}

/** Without `GATEWAY_URL` operations run in this process, and the cause is the error that one of them threw. */
function connectionMessage({ cause, message }: ConnectionError): string {
  if (cause === undefined) return `error: ${message}`;
  const reason = cause instanceof TypeError ? cause.cause : undefined;
  if (!(reason instanceof Error)) return messageOf(cause);
  const code = 'code' in reason ? String(reason.code) : reason.message;
  return `error: no management responds at GATEWAY_URL (${code})`;
}
