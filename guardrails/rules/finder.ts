import type { Work } from './work.ts';

/** Looks for one kind of thing, where a literal has been found that it cannot be without. */
export interface Finder {
  /** In lower case, with single spaces and none around. */
  readonly literals: readonly string[];
  /** Set when the literals are the digits, and only the first digit of each group matters. */
  readonly ofDigitGroups?: true;
  /** Whether it may be looked for in a text whose case was folded. */
  readonly ignoresCase: boolean;
  /**
   * Whether what is looked for stands at a literal.
   *
   * @param end of the literal in the text
   * @param index of the literal among `literals`
   * @param work is told of what goes beyond a few steps
   */
  findsAt(text: string, end: number, index: number, work: Work): boolean;
}

/** Looks for what has no literal, in the whole of a text, in linear time. */
export interface WholeFinder {
  finds(text: string): boolean;
}
