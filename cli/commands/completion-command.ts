import { Argument, type Command } from 'commander';
import { bashScript, fishScript, zshScript } from '../completion/scripts.ts';
import { placesOf } from '../completion/places.ts';
import type { CommandContext } from '../context.ts';
import { addExamples } from './examples.ts';

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript };
const SHELLS = ['bash', 'zsh', 'fish'] as const satisfies readonly (keyof typeof SCRIPTS)[];

/** `gateway completion bash|zsh|fish` */
export function addCompletionCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('completion')
    .description('print the completion script for a shell')
    .addArgument(new Argument('<shell>').choices(SHELLS))
    .action((shell: (typeof SHELLS)[number]) => context.write(SCRIPTS[shell](placesOf(program))));
  addExamples(
    command,
    'bash > ~/.local/share/bash-completion/completions/gateway',
    'zsh > ~/.zsh/completions/_gateway',
    'fish > ~/.config/fish/completions/gateway.fish',
  );
}
