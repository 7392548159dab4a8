/** Set for each character that was looked at. */
export const KNOWN = 1;
/** Invisible, or not a character. It must not hide or split words. */
export const HIDDEN = 2;
/** Has another compatibility form (NFKC). */
export const COMPATIBLE = 4;
/** May become one with the character before it, or change places with a mark, when a text is normalised. */
const COMBINES = 8;
/** A mark that changes places with other marks, and does nothing else. */
export const ORDERED = 16;
/** Its case folding is not a simple pair of one upper-case and one lower-case character. */
const FOLDS_OTHERWISE = 32;
/** Belongs to the character before it. */
export const FOLLOWS = HIDDEN | COMBINES | ORDERED;

/**
 * Invisible characters: format and control characters, fillers, lone surrogates, private-use characters, the blank Braille pattern
 * and the null note head. White space is not included.
 */
const HIDDEN_CHARACTER =
  /[[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\u2800\ufffc\ufffd\u{1d159}]--[\t\n\v\f\r]]/v;
const ALL_HIDDEN = new RegExp(HIDDEN_CHARACTER, 'gv');

/** Marks of no particular script: strokes, dots, and accents without a precomposed letter. */
export const LOOSE_MARKS = /[\p{Script=Inherited}&&\p{M}]/gv;
const LOOSE_MARK = new RegExp(LOOSE_MARKS, 'v');
/** The only characters that are no marks and combine with others: parts of Hangul syllables, and vowels of Kirat Rai. */
const COMBINING_LETTER = /[\u1161-\u11ff\u{16d63}-\u{16d6a}]/u;
/** A mark whose script is not `Inherited` combines with characters of its own block only. */
const BLOCK_CHARACTERS = 0x80;

/** The bits of each code point, learnt when it first occurs. Memory is used only for what was learnt. */
const kinds = new Uint8Array(0x110000);

export function kindOf(point: number): number {
  return kinds[point] || learn(point);
}

/** Whether a code unit is a visible character of its own, which no normal form removes or adds to the one before it. */
export function isOwnCharacter(unit: number): boolean {
  return (kindOf(unit) & FOLLOWS) === 0;
}

export function withoutHidden(text: string, replacement: '' | ' '): string {
  return text.replace(ALL_HIDDEN, replacement);
}

/** Folds those characters whose folding is not a simple pair; for the others, searches treat both cases as equal. */
export function foldOtherwise(text: string): string {
  let folded = '';
  for (const character of text)
    folded +=
      (kindOf(character.codePointAt(0) ?? 0) & FOLDS_OTHERWISE) === 0 ? character : foldCase(character);
  return folded;
}

/** Folds case, full foldings (ß to ss) and the final sigma included. The first step is for ẞ, which is its own upper case. */
export function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ');
}

function learn(point: number): number {
  const kind = KNOWN | kindOfCharacter(String.fromCodePoint(point));
  kinds[point] = kind;
  return kind;
}

function kindOfCharacter(character: string): number {
  const compatible = character.normalize('NFKC');
  const [first = ''] = compatible;
  let kind = HIDDEN_CHARACTER.test(character) ? HIDDEN : combinationOf(first);
  if (compatible !== character) kind |= COMPATIBLE | (kind === ORDERED ? COMBINES : 0);
  const folded = foldCase(character);
  const isPair = folded.toUpperCase() === character && folded.length === 1;
  if (folded !== character && !isPair) kind |= FOLDS_OTHERWISE;
  return kind;
}

/** How a character may combine with those before it: `COMBINES`, `ORDERED` or 0. */
function combinationOf(character: string): number {
  if (LOOSE_MARK.test(character) || COMBINING_LETTER.test(character)) return COMBINES;
  if (!/\p{M}/u.test(character)) return 0;
  if (composes(character)) return COMBINES;
  // Two marks of other classes, 220 and 1: a mark of any class but 0 changes places with one of them.
  const changesPlaces = [`\u0323${character}`, `${character}\u0334`].some(
    (two) => two.normalize('NFD') !== two,
  );
  return changesPlaces ? ORDERED : 0;
}

function composes(mark: string): boolean {
  const first = (mark.codePointAt(0) ?? 0) & ~(BLOCK_CHARACTERS - 1);
  for (let point = first; point < first + BLOCK_CHARACTERS; point += 1) {
    const base = String.fromCodePoint(point);
    if (`${base}${mark}`.normalize('NFC').length < base.normalize('NFC').length + mark.length) return true;
  }
  return false;
}
