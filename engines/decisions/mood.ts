import { questionPolarity, wordPolarity } from './polarity.ts';

/** The probabilities that a text blames, does neither, and praises. */
export type Mood = readonly [negative: number, neutral: number, positive: number];

/** Where blame, neither and praise stand on the scale of `questionPolarity`. */
const positions = [-1, 0, 1] as const;

export interface MoodParameters {
  /** Of `moodFeatures`, the last one the intercept; positive for texts that praise or blame. */
  feeling: readonly number[];
  /** The same for praise against blame. */
  praise: readonly number[];
  /** How much likelier the nearer of two options is. */
  sharpness: number;
}

/** A text with the encoder's vector and sentiment of it. */
export interface SentimentOfText {
  text: string;
  vector: Float32Array;
  sentiment: number;
}

/** Keeps the vector's numbers as large as the other features. */
const vectorScale = 5;

/**
 * What tells whether a text praises or blames, and which: its sentiment, its words, exclamations, a person who speaks, a
 * request, and all of its meaning.
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

/** Praise less blame, as if the text did the one or the other: -1 to 1. */
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

const contrast = /\b(?:but|yet|though|although|however|until|shame|pity)\b/iu;
const mixedWords = /\b(?:mixed|ambivalent|lukewarm|divided|both|so-so)\b/iu;
/** How surely praise before blame makes a text mixed. */
const contrastShare = 0.9;
const leastPraise = 0.1;

/** How much a text praises first and blames then, 0 to 1, by the moods of its clauses; blame before praise is forgiven. */
export function contrastOf(text: string, clauses: readonly Mood[]): number {
  const [first, ...later] = clauses.map(([negative, , positive]) => positive - negative);
  if (first === undefined || first < leastPraise || !contrast.test(text)) return 0;
  return contrastShare * Math.min(1, Math.max(0, 2 * (first - Math.min(...later)) - leastPraise));
}

/** The mood where an option says that praise and blame are mixed. */
export function withContrast(mood: Mood, share: number, options: readonly string[]): Mood {
  const [negative, neutral, positive] = mood;
  if (share <= neutral || !options.some((option) => mixedWords.test(option))) return mood;
  const rest = (1 - share) / Math.max(negative + positive, Number.MIN_VALUE);
  return [negative * rest, share, positive * rest];
}
