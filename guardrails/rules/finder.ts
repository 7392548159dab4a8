import type { Work } from './work.ts';

/** Finds one kind of text that always contains one of a few literals. Called where a literal was found. */
export interface Finder {
  /** In lower case, trimmed, with single spaces. */
  readonly literals: readonly string[];
  /**
   * Set if the literals are the digits, and only the first digit of each group matters. The number of digits that a chain of groups must
   * have from there on; a place where it has fewer may be left out.
   */
  readonly leastDigits?: number;
  /**
   * The most characters of a match with white space, without its longest part that has none; 0 if no match has white space. A run of white
   * space is one character.
   */
  readonly reach: number;
  /** Whether a text with folded case may be searched. */
  readonly ignoresCase: boolean;
  /**
   * Whether the text at a literal matches.
   *
   * @param end the end of the literal in the text
   * @param index the index of the literal in `literals`
   * @param work counts the steps, if there are more than a few
   */
  findsAt(text: string, end: number, index: number, work: Work): boolean;
  /**
   * What every match has from the start of its literal on, in a flat text (`flat-text.ts`): that has all characters of the match in their
   * order, but may lack white space, and may have others before and after. Absent where nothing is known, and for digits.
   */
  readonly loose?: RegExp;
  /** The same for digits: whether a match may have one of the group at a place. Looks at no more than some hundred characters. */
  mayFindAt?(text: string, at: number, work: Work): boolean;
}

/** Finds a kind of text without literals, by a search of the complete text in linear time. */
export interface WholeFinder {
  finds(text: string): boolean;
}
