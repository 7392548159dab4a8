const stopWords = new Set(
  (
    'a about above after again all also am an and any are as at be because been before being below between both but ' +
    'by can could did do does doing down during each few for from further had has have having he her here hers him ' +
    'his how i if in into is it its itself just me more most my no nor not of off on once only or other our out over ' +
    'own please same she should so some such tell than that the their them then there these they this those through ' +
    'to too under until up very was we were what when where which while who whom why will with would you your ' +
    "i'm it's don't what's who's where's let's give say says said explain describe according text document"
  ).split(' '),
);

/** Returns the content words of a text in lower case, as stems and without common words. */
export function termsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? [];
  return words.filter((word) => !stopWords.has(word.replace('’', "'"))).map(stem);
}

/**
 * Returns a rough stem: the same for `returns`, `returned` and `returning`. A wrong stem is harmless if it is
 * consistent.
 */
export function stem(word: string): string {
  const bare = word.replace(/['’]s?$/u, '');
  if (bare.length < 4 || /\d/u.test(bare)) return bare;
  const singular = bare.replace(/ies$/u, 'y').replace(/([^s])s$/u, '$1');
  const base = singular.length > 5 ? singular.replace(/(?:ing|ed|ly|ment)$/u, '') : singular;
  return base.replace(/e$/u, '').replace(/(.)\1$/u, '$1');
}
