/** What the plugin reads of a node of Babel's syntax tree. */
interface SyntaxNode {
  type: string;
  /** Of a regular expression. */
  flags?: string;
}

/** Leaves out mutants of regular expressions with the flag `v`: Stryker does not know it, and writes invalid ones. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'unicode-sets', value: { shouldIgnore } }];

function shouldIgnore({ node }: { node: SyntaxNode }): string | undefined {
  if (node.type !== 'RegExpLiteral' || node.flags?.includes('v') !== true) return undefined;
  return 'the mutant would be no regular expression';
}
