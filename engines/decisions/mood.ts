import { questionPolarity, wordPolarity } from './polarity.ts';

/** The probabilities that a text blames, does neither, and praises. */
export type Mood = readonly [negative: number, neutral: number, positive: number];

/** Where blame, neither and praise stand on the scale of `questionPolarity`. */
const positions = [-1, 0, 1] as const;

export interface MoodParameters {
  /** Of `moodFeatures`, the last one the intercept; positive for texts that praise or blame. */
  feeling: readonly number[];
  /** Of the sentiment and of the words' polarity, for praise against blame. */
  praise: readonly [sentiment: number, words: number, intercept: number];
  /** How much likelier the nearer of two options is. */
  sharpness: number;
}

/** What tells whether a text praises or blames at all: how strongly it does, exclamations, a person who speaks, a request. */
export function moodFeatures(text: string, sentiment: number): number[] {
  const read = Math.tanh(sentiment);
  const words = Math.tanh(wordPolarity(text) / 2);
  const isRequest = /\?\s*$|^(?:please|how|can|could|where|when|do|does|is|are|which|what)\b/iu.test(text);
  return [
    read,
    Math.abs(read),
    words,
    Math.abs(words),
    text.includes('!') ? 1 : 0,
    /\b(?:i|my|me|we|our|us)\b/iu.test(text) ? 1 : 0,
    isRequest ? 1 : 0,
  ];
}

export function moodOf(text: string, sentiment: number, { feeling, praise }: MoodParameters): Mood {
  const features = moodFeatures(text, sentiment);
  const strength = features.reduce(
    (sum, value, index) => sum + value * (feeling[index] ?? 0),
    feeling.at(-1) ?? 0,
  );
  const felt = 1 / (1 + Math.exp(-strength));
  const side = praise[0] * sentiment + praise[1] * Math.tanh(wordPolarity(text) / 2) + praise[2];
  const positive = 1 / (1 + Math.exp(-side));
  return [felt * (1 - positive), 1 - felt, felt * positive];
}

/** The probability of each option: for each mood the options compete by how near to it their words stand. */
export function moodShares(mood: Mood, options: readonly string[], sharpness: number): number[] {
  const places = options.map(questionPolarity);
  const shares = options.map(() => 0);
  mood.forEach((probability, index) => {
    const weights = places.map((place) => Math.exp(-sharpness * (place - (positions[index] ?? 0)) ** 2));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    weights.forEach((weight, option) => {
      shares[option] = (shares[option] ?? 0) + (probability * weight) / total;
    });
  });
  return shares;
}

/** How much of what is neither praise nor blame counts for the side that it leans to: reports of bad news are sober. */
const leaningShare = 0.35;

/** The log-odds that a statement such as `The customer is unhappy.` is true. */
export function moodLogit([negative, neutral, positive]: Mood, statement: string): number {
  const place = questionPolarity(statement);
  const leaning = (leaningShare * neutral) / Math.max(negative + positive, Number.MIN_VALUE);
  const asked = place > 0 ? positive : negative;
  const probability = Math.abs(place) < 0.2 ? neutral : asked * (1 + leaning);
  const bounded = Math.min(0.98, Math.max(0.02, probability));
  return Math.log(bounded / (1 - bounded));
}
