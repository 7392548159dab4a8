const backReference =
  /^(?:it|its|he|she|they|them|their|his|her|this|that|these|those|such|however|but|also)\b/iu;
const ending = /[.!?:]["')\]]*$/u;
const fragmentWords = 7;

/** Whether a sentence needs the one before it to be understood. */
export function leansBack(sentence: string): boolean {
  return backReference.test(sentence);
}

/** Whether it is a heading or the like: a few words without an end. */
export function isFragment(sentence: string): boolean {
  return !ending.test(sentence) && sentence.split(/\s+/u).length < fragmentWords;
}

/** Whether it only introduces the next one: a heading, a question, a line that ends in a colon. */
export function isLead(sentence: string): boolean {
  return isFragment(sentence) || /[?:]$/u.test(sentence);
}
