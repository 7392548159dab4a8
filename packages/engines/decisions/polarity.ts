import valences from './valences.json' with { type: 'json' };

const valenceOf = new Map<string, number>(Object.entries(valences.words));
const negation =
  /^(?:not|no|never|nothing|nobody|none|neither|nor|without|hardly|barely|cannot|\p{L}+n['’]t)$/u;
/** The number of words after a negation whose polarity is reversed, and the factor on their weight. */
const negatedWords = 4;
const negatedShare = -0.75;
const endings: readonly (readonly [ending: string, replacements: readonly string[]])[] = [
  ['ies', ['y']],
  ['es', ['', 'e']],
  ['s', ['']],
  ['ied', ['y']],
  ['ed', ['', 'e']],
  ['ing', ['', 'e']],
  ['ly', ['']],
];

/** Returns how pleasant a word is by itself, from -4 to 4; 0 for a neutral word. */
function valence(word: string): number {
  const exact = valenceOf.get(word);
  if (exact !== undefined) return exact;
  for (const [ending, replacements] of endings) {
    if (!word.endsWith(ending) || word.length < ending.length + 3) continue;
    const start = word.slice(0, -ending.length);
    for (const replacement of replacements) {
      const found = valenceOf.get(start + replacement);
      if (found !== undefined) return found;
    }
  }
  return 0;
}

/** Idioms: `It could not be better` is positive, and the `like` in `sounds like` is neutral. */
const idioms: readonly (readonly [idiom: RegExp, meaning: string])[] = [
  [
    /\bcould(?: not|n['’]t) (?:have been|be|have asked for|ask for|wish for)(?: any)? (?=more|better|\p{L}+er\b)/gu,
    'is ',
  ],
  [/\bnever\b(?=[^.,;:!?]{0,40}\bbetter\b)/gu, 'always'],
  [/\b(sound|look|seem|feel|taste|smell)(s|ed|ing)? like\b/gu, '$1'],
];

/** Returns the sum of the valences of a text's words, with negations. It is above 0 for pleasant words. */
export function wordPolarity(text: string): number {
  let negated = 0;
  let sum = 0;
  const plain = idioms.reduce(
    (changed, [idiom, meaning]) => changed.replace(idiom, meaning),
    text.toLowerCase(),
  );
  for (const [token] of plain.matchAll(/\p{L}+(?:['’]\p{L}+)?|[.,;:!?]/gu)) {
    if (/^[.,;:!?]/u.test(token)) negated = 0;
    else if (negation.test(token)) negated = negatedWords;
    else {
      sum += (negated > 0 ? negatedShare : 1) * valence(token);
      negated -= 1;
    }
  }
  return sum;
}

/** Returns the polarity of a question's words: -1 (negative) to 1 (positive). */
export function questionPolarity(text: string): number {
  return Math.tanh(0.7 * wordPolarity(text));
}

const neutralWords = new Set(
  (
    'neutral mixed average middling medium indifferent ok okay so-so balanced ambivalent factual matter-of-fact objective ' +
    'undecided unclear neither lukewarm moderate unemotional unchanged same ordinary decent fair standard normal usual ' +
    'plain routine adequate tolerable middle both divided fine'
  ).split(' '),
);
/** Words for people with feelings, and words for feelings. */
const bearers = new Set(
  (
    'text tone writer author customer user person speaker reviewer review message mail email comment feedback sentiment opinion ' +
    'mood feeling feelings reader client guest post tweet news something anything everything experience attitude emotion sounds ' +
    'sound like feel feels feeling seem seems express expresses expressing show shows overall very quite rather really with about it ' +
    'someone somebody buyer passenger patient sender caller people think thinks view verdict rating towards toward contain ' +
    'contains describe describes statement sentence passage remark response reply words judgement evaluation impression ' +
    'extremely somewhat slightly mostly generally strongly clearly do does did would could'
  ).split(' '),
);
const emptyWords = new Set(
  'a an and any are as at be by has have he i in is its of or she that the their they this to was were not no never'.split(
    ' ',
  ),
);
const feelingValence = 0.9;

/** Returns whether a text names only feelings or a verdict, such as `The customer is unhappy.`, about any subject. */
export function isAboutFeelings(text: string): boolean {
  const words = wordsOf(text);
  const isFeeling = (word: string): boolean =>
    neutralWords.has(word) || Math.abs(valence(word)) >= feelingValence;
  const isOpen = (word: string): boolean =>
    !emptyWords.has(word) && !bearers.has(word) && !isFeeling(word) && !/n['’]t$/u.test(word);
  return words.some(isFeeling) && !words.some(isOpen);
}

/** Returns whether some of the options are positive or negative and none names anything else. */
export function areAboutFeelings(options: readonly string[]): boolean {
  const polarities = options.map(questionPolarity);
  const shared = sharedWords(options);
  const named = options.map((option) => withoutWords(option, shared));
  return named.every(isAboutFeelings) && Math.max(...polarities) - Math.min(...polarities) > 0.5;
}

/**
 * Returns the words that all options contain, as in `bad for tenants` and `good for tenants`. They do not distinguish
 * options.
 */
function sharedWords(options: readonly string[]): Set<string> {
  const [first = [], ...others] = options.map(wordsOf);
  const known = others.map((words) => new Set(words));
  return new Set(others.length === 0 ? [] : first.filter((word) => known.every((words) => words.has(word))));
}

function withoutWords(text: string, dropped: ReadonlySet<string>): string {
  return dropped.size === 0
    ? text
    : wordsOf(text)
        .filter((word) => !dropped.has(word))
        .join(' ');
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+(?:['’-]\p{L}+){0,20}/gu) ?? [];
}
