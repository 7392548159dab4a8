/** The longest value in characters. */
const MAX_CHARACTERS = 64;

/** Letters, digits, punctuation and symbols of all scripts, and spaces: no control characters and no lone surrogates. */
const ALLOWED = new RegExp(`^[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]{1,${MAX_CHARACTERS}}$`, 'u');
/** Letters and marks among them that nobody sees, such as fillers and variation selectors. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

export const VALUE_RULE = `it must have 1 to ${MAX_CHARACTERS} visible characters or spaces`;

/** Returns a value as the ledger has it, so that equal texts are one value; null: it is none. */
export function tagValueOf(text: string): string | null {
  // A bound of the work, beyond which no text is short enough.
  if (text.length > MAX_CHARACTERS * 4) return null;
  const value = text.normalize('NFC').trim();
  if (!ALLOWED.test(value) || INVISIBLE.test(value)) return null;
  return value;
}

/** Splits a tag such as `team:search`. */
export function parseTag(text: string): readonly [name: string, value: string] {
  const end = text.indexOf(':');
  return [text.slice(0, end), text.slice(end + 1)];
}
