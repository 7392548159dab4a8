const letter = /\p{L}/u;
const latin = /\p{Script=Latin}/u;

/** Returns whether more than half of a text's letters are not Latin; false for a text without letters. */
export function isMostlyOtherThanLatin(text: string): boolean {
  let balance = 0;
  for (const character of text) {
    if (isAsciiLetter(character)) balance -= 1;
    else if (character > '\u007f' && letter.test(character)) balance += latin.test(character) ? -1 : 1;
  }
  return balance > 0;
}

function isAsciiLetter(character: string): boolean {
  return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
}
