import { withoutLineEnd, type Environment } from '../catalogue/environment.ts';

/** An invalid setting, which stops the start. The message is for the operator and names the variable. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** The numbers that a setting may have. */
export interface Range {
  min: number;
  max: number;
  unit: string;
}

/** Reads the values of settings. An empty variable counts as unset. Throws a `SettingsError` for an invalid value. */
export class SettingReader<Name extends string> {
  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  text(name: Name, fallback: string): string {
    // A file of a secret often ends with a line end.
    return withoutLineEnd(this.#environment[name] ?? '') || fallback;
  }

  integer(name: Name, fallback: number, { min, max, unit }: Range): number {
    const text = this.text(name, String(fallback));
    const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    throw new SettingsError(
      `${name} must be a whole number from ${min} to ${max} (${unit}), not '${shownValue(text)}'`,
    );
  }

  /** Reads one of a few words, such as `on` and `off`. */
  choice<Choice extends string>(name: Name, choices: readonly Choice[], fallback: Choice): Choice {
    return chosen(name, this.text(name, fallback), choices);
  }
}

/** Returns the choice that a text is. Throws a `SettingsError` for another text. */
export function chosen<Choice extends string>(
  name: string,
  text: string,
  choices: readonly Choice[],
): Choice {
  const found = choices.find((choice) => choice === text);
  if (found !== undefined) return found;
  throw new SettingsError(`${name} must be one of ${choices.join(', ')}, not '${shownValue(text)}'`);
}

export function shownValue(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
