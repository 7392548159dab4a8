import type { Command } from 'commander';

/** Adds examples to a command's help, one per line. Each is given without `gateway <command>`. */
export function addExamples(command: Command, ...endings: readonly string[]): Command {
  return command.addHelpText('after', () => {
    const words = pathOf(command);
    const lines = endings.map((ending) => `  ${[...words, ending].join(' ').trim()}`);
    return `\n${lines.length === 1 ? 'Example' : 'Examples'}:\n${lines.join('\n')}`;
  });
}

/** `gateway`, the nouns and the verb. */
function pathOf(command: Command): string[] {
  return command.parent === null ? [command.name()] : [...pathOf(command.parent), command.name()];
}
