#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import { addContractCommands } from './commands/contract-commands.ts';

/** Runs the commands of `gateway contract` without the gateway. Entry point of the package. */
class CheckFailure extends Error {}

const program = new Command('gateway-contract')
  .description('check, record and mock servers of the inference contract')
  .showHelpAfterError('(see --help)')
  .exitOverride();
addContractCommands(program, {
  environment: process.env,
  writeOut: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
  failure: (message) => new CheckFailure(message),
});
try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else {
    process.stderr.write(`error: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
