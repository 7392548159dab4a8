export type Environment = Readonly<Record<string, string | undefined>>;

export interface Expansion {
  text: string;
  /** Whether a part of the text came from the environment, which must not be shown. */
  fromEnvironment: boolean;
  /** Variables that have no value and no default. */
  unset: string[];
  /** Whether a `${` is not followed by a name. */
  malformed: boolean;
}

const PLACEHOLDER = /\$\$\{|\$\{(?:([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?\})?/g;

/**
 * Replaces `${NAME}` and `${NAME:-default}` in a text; `$${` is a literal `${`. Inserted values are not
 * expanded again, and lose the line end with which the file of a secret often ends. As in a shell, the default also replaces an empty variable; without a default an empty
 * variable counts as unset.
 */
export function expandEnvironment(text: string, environment: Environment): Expansion {
  const expansion: Expansion = { text, fromEnvironment: false, unset: [], malformed: false };
  expansion.text = text.replace(PLACEHOLDER, (whole: string, name?: string, fallback?: string) => {
    if (whole === '$${') return '${';
    if (name === undefined) {
      expansion.malformed = true;
      return whole;
    }
    expansion.fromEnvironment = true;
    const value = environment[name];
    if (value !== undefined && withoutLineEnd(value) !== '') return withoutLineEnd(value);
    if (fallback === undefined) expansion.unset.push(name);
    return fallback ?? '';
  });
  return expansion;
}

/** Removes the line ends at the end of a text, as a shell does with the output of a command. */
export function withoutLineEnd(text: string): string {
  return text.replace(/[\r\n]+$/, '');
}
