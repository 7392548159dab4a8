/** The used part of a node of Babel's syntax tree. */
interface SyntaxNode {
  type: string;
  /** The flags of a regular expression. */
  flags?: string;
}

/** Ignores mutants of regular expressions with the flag `v`, which Stryker does not support. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'unicode-sets', value: { shouldIgnore } }];

function shouldIgnore({ node }: { node: SyntaxNode }): string | undefined {
  if (node.type !== 'RegExpLiteral' || node.flags?.includes('v') !== true) return undefined;
  return 'the mutant would be no regular expression';
}
