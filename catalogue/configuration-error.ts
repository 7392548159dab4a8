export interface ConfigurationProblem {
  /** The path as the operator gave it. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  message: string;
  suggestion?: string;
}

/** All problems of a configuration file. No message contains a value from the environment. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  readonly problems: readonly ConfigurationProblem[];

  constructor(problems: readonly ConfigurationProblem[]) {
    const ordered = inOrder(problems);
    super(ordered.map(problemLine).join('\n'));
    this.problems = ordered;
  }
}

/** Formats a problem: `gateway.yaml:12:5 unknown key 'base_ur'; did you mean 'base_url'?` */
export function problemLine({ file, line, column, message, suggestion }: ConfigurationProblem): string {
  const hint = suggestion === undefined ? '' : `; ${suggestion}`;
  return `${file}:${line}:${column} ${message}${hint}`;
}

/** Sorts problems by their position in the file. */
export function inOrder(problems: readonly ConfigurationProblem[]): ConfigurationProblem[] {
  return problems.toSorted((a, b) => a.line - b.line || a.column - b.column);
}
