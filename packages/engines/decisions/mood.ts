import { questionPolarity, wordPolarity } from './polarity.ts';

/** The probabilities that a text is negative, neutral and positive. */
export type Mood = readonly [negative: number, neutral: number, positive: number];

/** The positions of negative, neutral and positive on the scale of `questionPolarity`. */
const positions = [-1, 0, 1] as const;

export interface MoodParameters {
  /** The weights of `moodFeatures`, the intercept last. The sum is positive for texts with a sentiment. */
  feeling: readonly number[];
  /** The weights of `moodFeatures` for positive against negative. */
  praise: readonly number[];
  /** The factor on the difference between two options. */
  sharpness: number;
}

/** A text with its vector and its sentiment. */
export interface SentimentOfText {
  text: string;
  vector: Float32Array;
  sentiment: number;
}

/** The factor that scales the vector to the size of the other features. */
const vectorScale = 5;

/**
 * Returns the features that show whether a text is positive or negative: its sentiment, its words, exclamations, the
 * first person, requests, and its vector.
 */
export function moodFeatures({ text, vector, sentiment }: SentimentOfText): number[] {
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
    ...Array.from(vector, (value) => vectorScale * value),
  ];
}

export function moodOf(read: SentimentOfText, { feeling, praise }: Omit<MoodParameters, 'sharpness'>): Mood {
  const features = moodFeatures(read);
  const felt = share(features, feeling);
  const positive = share(features, praise);
  return [felt * (1 - positive), 1 - felt, felt * positive];
}

/** Returns how positive rather than negative a text is if it is not neutral: -1 to 1. */
export function sideOf([negative, , positive]: Mood): number {
  return (positive - negative) / Math.max(positive + negative, Number.MIN_VALUE);
}

function share(features: readonly number[], weights: readonly number[]): number {
  const strength = features.reduce(
    (sum, value, index) => sum + value * (weights[index] ?? 0),
    weights.at(-1) ?? 0,
  );
  return 1 / (1 + Math.exp(-strength));
}

/** Returns the probability of each option. For each mood, the options compete by the polarity of their words. */
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

const contrast = /\b(?:but|yet|though|although|however|until|shame|pity)\b/iu;
const mixedWords = /\b(?:mixed|ambivalent|lukewarm|divided|both|so-so)\b/iu;
/** The weight of praise followed by criticism in the probability that a text is mixed. */
const contrastShare = 0.9;
const leastPraise = 0.1;

/**
 * Returns how much a text praises first and criticises later, 0 to 1, by the moods of its clauses. The other order does
 * not count.
 */
export function contrastOf(text: string, clauses: readonly Mood[]): number {
  const [first, ...later] = clauses.map(([negative, , positive]) => positive - negative);
  if (first === undefined || first < leastPraise || !contrast.test(text)) return 0;
  return contrastShare * Math.min(1, Math.max(0, 2 * (first - Math.min(...later)) - leastPraise));
}

/** Returns the mood adjusted for mixed sentiment if one of the options names mixed sentiment. */
export function withContrast(mood: Mood, share: number, options: readonly string[]): Mood {
  const [negative, neutral, positive] = mood;
  if (share <= neutral || !options.some((option) => mixedWords.test(option))) return mood;
  const rest = (1 - share) / Math.max(negative + positive, Number.MIN_VALUE);
  return [negative * rest, share, positive * rest];
}
