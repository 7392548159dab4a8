/** Look-around, references to groups, and boundaries of words, which the vendor's grammars do not have. */
const BEYOND_GRAMMARS = /\(\?(?!:)|\\[1-9bBk]|\\[pP]\{/;

/** Whether a `pattern` is within what Claude takes: classes, groups, alternatives and quantifiers. */
export function isPlainPattern(pattern: unknown): boolean {
  return typeof pattern === 'string' && !BEYOND_GRAMMARS.test(pattern);
}
