/** What recognition makes of the space between two groups of four digits, and the end of a line there. */
const BETWEEN_GROUPS = /(?<=\d{4})(?:[.,:;'’]|\s*\n\s*)(?=\d{4})/g;

/** A text that was recognised, and the same with numbers in groups as they were likely written, where that differs. */
export function likelyTexts(text: string): string[] {
  const mended = text.replace(BETWEEN_GROUPS, ' ');
  return mended === text ? [text] : [text, mended];
}
