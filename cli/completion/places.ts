import type { Command } from 'commander';

/** A command or noun, with the words that can follow it. */
export interface Place {
  /** The words after `gateway`: empty, `key`, `key create`. */
  path: string;
  /** Subcommands, and the values of an argument with choices. */
  words: readonly string[];
  options: readonly PlaceOption[];
}

export interface PlaceOption {
  /** `--name` */
  flag: string;
  takesValue: boolean;
}

/** Lists all places of a tree of commands, the root first. */
export function placesOf(command: Command, path = ''): Place[] {
  const subcommands = command.commands.filter((one) => one.name() !== 'help');
  const choices = command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []);
  const options = command.createHelp().visibleOptions(command);
  const place: Place = {
    path,
    words: [...subcommands.map((one) => one.name()), ...choices],
    options: options.flatMap(({ long, required, optional }) =>
      long === undefined || long === null ? [] : [{ flag: long, takesValue: required || optional }],
    ),
  };
  return [place, ...subcommands.flatMap((one) => placesOf(one, `${path} ${one.name()}`.trim()))];
}
