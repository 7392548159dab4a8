const ASCII = /^[\0-\x7f]*$/;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/**
 * The forms in which a text is checked: as it is; in compatibility form (NFKC), so that full-width or styled letters are the plain
 * ones; and that without whatever cannot be seen, so that it hides nothing inside of words. In the second form what cannot be
 * seen still parts words, as it does for a model.
 */
export function formsOf(text: string): string[] {
  if (ASCII.test(text)) return [text];
  return [...new Set([text, text.normalize('NFKC'), text.replace(INVISIBLE, '').normalize('NFKC')])];
}

/** Upper and lower case as one, full foldings (ß, ss) and the final sigma included. */
export function foldCase(text: string): string {
  return text.toUpperCase().toLowerCase().replaceAll('ς', 'σ');
}
