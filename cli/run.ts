import { Command } from 'commander';
import { endingOf } from './command-failure.ts';
import { addManagementCommands } from './management-commands.ts';
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

/** Creates the tree of commands: those with the first word, or all when that is no command of the management, which takes long. */
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
  if (!(await addManagementCommands(program, context, firstWord))) {
    const { addLocalCommands, isForEveryMachine } = await import('./local-commands.ts');
    const count = program.commands.length;
    addLocalCommands(program, input);
    for (const command of program.commands.slice(count).filter((one) => !isForEveryMachine(one.name())))
      command.hook('preAction', async () => void (await context.onThisMachine(command.name())));
  }
  return program;
}
