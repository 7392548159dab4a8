const backReference =
  /^(?:it|its|he|she|they|them|their|his|her|this|that|these|those|such|however|but|also)\b/iu;
const ending = /[.!?:]["')\]]*$/u;
const fragmentWords = 7;

/** Returns whether a sentence depends on the sentence before it. */
export function refersToPrevious(sentence: string): boolean {
  return backReference.test(sentence);
}

/** Returns whether a sentence is a heading or similar: a few words without a full stop. */
export function isFragment(sentence: string): boolean {
  return !ending.test(sentence) && sentence.split(/\s+/u).length < fragmentWords;
}

/** Returns whether a sentence only introduces the next one: a heading, a question, or a line that ends with a colon. */
export function announcesNext(sentence: string): boolean {
  return isFragment(sentence) || /[?:]$/u.test(sentence);
}
