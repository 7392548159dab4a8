/** Names of models beside their ids: aliases, and what is below a model such as `acme/*`. Made once, with the catalogue. */
export interface NameTable {
  /** Alias → the name that it stands for, which is none of an alias itself. */
  readonly aliases: ReadonlyMap<string, string>;
  /** What stands before the `*` of a pattern → the name that an alias stands for, or null for a model's own pattern. */
  readonly prefixes: ReadonlyMap<string, string | null>;
  /** Of the prefixes, each once, the longest first. */
  readonly prefixLengths: readonly number[];
}
