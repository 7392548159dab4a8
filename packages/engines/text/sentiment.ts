import { dot } from '../vectors.ts';
import weights from './sentiment-weights.json' with { type: 'json' };

/** The version of the weights. It changes whenever a text may get another probability. */
export const sentimentVersion = weights.version;

export const sentimentLabels = ['negative', 'neutral', 'positive'] as const;

const negation =
  /^(?:not|no|never|nothing|nobody|none|neither|nor|without|hardly|barely|cannot|\p{L}+n['’]t)$/u;
/** The number of words after a negation that it negates. */
const negatedWords = 3;
const weightOf = new Map<string, number>(Object.entries(weights.words));

/** Returns the distinct words of a text in lower case. Negated words begin with a mark. */
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

/** Returns the sentiment of the words alone, scaled by their number: above 0 for positive, below 0 for negative. */
export function wordSentiment(text: string): number {
  const words = sentimentWords(text);
  const sum = words.reduce((total, word) => total + (weightOf.get(word) ?? 0), 0);
  return sum / Math.sqrt(Math.max(4, words.length));
}

/** Returns the sentiment of a text from its words and its vector. 0 is neutral. */
export function sentimentLogit(vector: ArrayLike<number>, words: number): number {
  return weights.intercept + dot(weights.vector, vector) + words;
}

/**
 * Returns the probabilities in the order of `sentimentLabels`. They follow the ratings of people in the development
 * set.
 */
export function sentimentProbabilities(logit: number): number[] {
  const positive = logistic(weights.slope * logit - weights.positive);
  const negative = logistic(-weights.slope * logit - weights.negative);
  return [negative, 1 - positive - negative, positive];
}

function logistic(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
