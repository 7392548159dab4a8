/** What a code unit may need before a text can be searched; a set of bits. */
const KNOWN = 1;
/** Cannot be seen, or is no character: it must neither hide nor split words. */
export const HIDDEN = 2;
/** Has, or may get from what stands beside it, another compatibility form (NFKC). */
export const COMPATIBLE = 4;
/** A mark above, through or below what comes before. */
export const MARK = 8;
/** Its case folding is not a pair of one upper and one lower case. */
export const FOLDS_OTHERWISE = 16;

/**
 * Nothing that a reader sees: format and control characters, fillers, lone surrogates, private characters, the blank Braille pattern
 * and the null note. White space is no such character.
 */
const HIDDEN_CHARACTER =
  /[[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\u2800\ufffc\ufffd\u{1d159}]--[\t\n\v\f\r]]/v;
const ALL_HIDDEN = new RegExp(HIDDEN_CHARACTER, 'gv');

const kinds = new Uint8Array(0x10000);

/** The bits of all characters of a range. Linear: one look into a table for each character that was seen before. */
export function kindsOf(text: string, from: number, to: number): number {
  let all = 0;
  for (let at = from; at < to; at += 1) {
    const unit = text.charCodeAt(at);
    const kind = kinds[unit] ?? 0;
    all |= kind === 0 ? learn(unit) : kind;
  }
  return all;
}

/** Whether a text can be cut before a place so that both parts have the forms that they have together. */
export function canCutBefore(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit < 0x300 || (!isSurrogate(unit) && (kindsOf(text, at, at + 1) & (MARK | COMPATIBLE)) === 0);
}

export function withoutHidden(text: string, replacement: '' | ' '): string {
  return text.replace(ALL_HIDDEN, replacement);
}

/** Upper and lower case as one, full foldings (ß, ss) and the final sigma included. */
export function foldCase(text: string): string {
  return text.toUpperCase().toLowerCase().replaceAll('ς', 'σ');
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}

function learn(unit: number): number {
  let kind = KNOWN;
  // The first half of a pair stands for all characters that begin with it; a half alone is found by `isWellFormed`.
  if (unit >= 0xd800 && unit <= 0xdbff)
    for (let low = 0xdc00; low <= 0xdfff; low += 1) kind |= kindOf(String.fromCharCode(unit, low));
  else if (!isSurrogate(unit)) kind |= kindOf(String.fromCharCode(unit));
  kinds[unit] = kind;
  return kind;
}

function kindOf(character: string): number {
  let kind = 0;
  if (HIDDEN_CHARACTER.test(character)) kind |= HIDDEN;
  if (/\p{M}/u.test(character)) kind |= MARK | COMPATIBLE;
  // Jamo join into syllables.
  if (/[\u1100-\u11ff]/.test(character) || character.normalize('NFKC') !== character) kind |= COMPATIBLE;
  const folded = foldCase(character);
  const isPair = folded.toUpperCase() === character && folded.length === 1;
  if (folded !== character && !isPair) kind |= FOLDS_OTHERWISE;
  return kind;
}
