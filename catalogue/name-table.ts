/** Names of models besides their ids: aliases, and patterns such as `acme/*`. Created with the catalogue. */
export interface NameTable {
  /** Final target by alias. */
  readonly aliases: ReadonlyMap<string, string>;
  /** Target by prefix of a pattern; null for a model's own pattern. */
  readonly prefixes: ReadonlyMap<string, string | null>;
  /** The different lengths of the prefixes, the longest first. */
  readonly prefixLengths: readonly number[];
}
