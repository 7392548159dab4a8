import words from '../generated/format-words.json' with { type: 'json' };

/**
 * Returns the words of the formats, which clients do not choose: the names of all properties that the contract's schemas declare,
 * and the values that they enumerate, such as roles and the types of parts.
 */
export function formatWords(): ReadonlySet<string> {
  return new Set(words);
}
