import { dot } from '../vectors.ts';
import weights from './sentiment-weights.json' with { type: 'json' };

/** Changes whenever the same text may get another probability. */
export const sentimentVersion = weights.version;

export const sentimentLabels = ['negative', 'neutral', 'positive'] as const;

const negation =
  /^(?:not|no|never|nothing|nobody|none|neither|nor|without|hardly|barely|cannot|\p{L}+n['’]t)$/u;
/** Words after a negation that it turns around. */
const negatedWords = 3;
const weightOf = new Map<string, number>(Object.entries(weights.words));

/** The different words of a text in lower case, those after a negation with a mark before them. */
export function sentimentWords(text: string): string[] {
  const seen = new Set<string>();
  let negated = 0;
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+(?:['’]\p{L}+)?/gu)) {
    if (negation.test(word)) {
      negated = negatedWords;
      seen.add('not');
      continue;
    }
    seen.add(negated > 0 ? `!${word}` : word);
    negated -= 1;
  }
  return [...seen];
}

/** What the words of a text say by themselves: above 0 for praise, below for blame, scaled by the number of words. */
export function wordSentiment(text: string): number {
  const words = sentimentWords(text);
  const sum = words.reduce((total, word) => total + (weightOf.get(word) ?? 0), 0);
  return sum / Math.sqrt(Math.max(4, words.length));
}

/** How positive a text is: the words' part and the sentence's vector together; 0 is the middle. */
export function sentimentLogit(vector: ArrayLike<number>, words: number): number {
  return weights.intercept + dot(weights.vector, vector) + words;
}

/** Probabilities in the order of `sentimentLabels`, as people rated the texts of the fit. */
export function sentimentProbabilities(logit: number): number[] {
  const positive = logistic(weights.slope * logit - weights.positive);
  const negative = logistic(-weights.slope * logit - weights.negative);
  return [negative, 1 - positive - negative, positive];
}

function logistic(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
