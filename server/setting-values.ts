import { readFileSync } from 'node:fs';
import { withoutLineEnd, type Environment } from '../catalogue/environment.ts';
import { Secret } from '../catalogue/secret.ts';

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

  /**
   * Reads a secret, or the file that the variable with `_FILE` at its end names. `reveal` reads the file again, so that
   * connections that are opened later use a secret that was rotated. Null when neither is set.
   *
   * @param isValid decides about the text. The message for an invalid one does not show it
   */
  secret(name: Name, isValid: (text: string) => boolean, form: string): Secret | null {
    const text = this.text(name, '');
    const path = withoutLineEnd(this.#environment[`${name}_FILE`] ?? '');
    if (text !== '' && path !== '') throw new SettingsError(`set ${name} or ${name}_FILE, not both`);
    if (text === '' && path === '') return null;
    const secret = path === '' ? new Secret(text) : secretInFile(`${name}_FILE`, path, isValid);
    if (isValid(secret.reveal())) return secret;
    throw new SettingsError(
      path === '' ? `${name} must be ${form}` : `the file of ${name}_FILE must be ${form}`,
    );
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

/** A secret in a file. While the file is missing or invalid, the last valid text stays in use. */
export class SecretInFile extends Secret {
  readonly #path: string;
  readonly #isValid: (text: string) => boolean;
  #last: string;

  constructor(path: string, text: string, isValid: (text: string) => boolean) {
    super('');
    this.#path = path;
    this.#last = text;
    this.#isValid = isValid;
  }

  override reveal(): string {
    try {
      const text = readSecret(this.#path);
      if (this.#isValid(text)) this.#last = text;
    } catch {
      // It is being replaced.
    }
    return this.#last;
  }
}

function secretInFile(variable: string, path: string, isValid: (text: string) => boolean): Secret {
  try {
    return new SecretInFile(path, readSecret(path), isValid);
  } catch {
    throw new SettingsError(`the file of ${variable} cannot be read`);
  }
}

function readSecret(path: string): string {
  return withoutLineEnd(readFileSync(path, 'utf8'));
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
