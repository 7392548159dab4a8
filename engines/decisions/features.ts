import { isFeelingWord } from '../text/sentiment.ts';
import { dot } from '../vectors.ts';

/** A text as the head sees it. */
export interface ReadText {
  text: string;
  vector: Float32Array;
  /** How positive it is: 0 is the middle, about ±3 is plain praise or blame. */
  sentiment: number;
}

/** Says nothing, so that a statement has something to be compared with. */
export const neutralText = 'a text';

/** General topics: a text is about a topic when it is nearer to it than to most of these. */
export const backgroundTopics: readonly string[] = (
  'sports,politics,business,money,technology,health,food,travel,science,entertainment,music,education,weather,crime,' +
  'family,work,shopping,delivery,payment,a user account,animals,history,cars,a house,the environment'
).split(',');

/** The wording under which topics are compared with texts: the best of six on the fitted set. */
export function topicPrompt(topic: string): string {
  return `I have a question about ${topic}.`;
}

const aboutness =
  /\b(?:is|are|was) about\s+(.+?)[\s.?!]*$|\b(?:topic|subject|theme) is\s+(.+?)[\s.?!]*$|\b(?:concerns|deals with)\s+(.+?)[\s.?!]*$/iu;

/** The topic of a statement such as "The text is about travel."; undefined for other statements. */
export function topicOf(statement: string): string | undefined {
  const found = aboutness.exec(statement);
  return found?.[1] ?? found?.[2] ?? found?.[3];
}

/** Background topics that mean the same as the topic in question are no contrast to it. */
const sameTopic = 0.85;
const nearestTopics = 3;

/** How sharply the topic competes with all others. */
const competition = 40;

/** Nearness to the topic, nearness to the nearest other topics, and the log-odds against all others. */
export function topicFeatures(
  input: ReadText,
  topic: Float32Array,
  background: readonly Float32Array[],
): number[] {
  const others = background
    .filter((vector) => dot(vector, topic) < sameTopic)
    .map((vector) => dot(vector, input.vector))
    .toSorted((left, right) => right - left);
  const nearest = others.slice(0, nearestTopics);
  const mean = nearest.reduce((sum, similarity) => sum + similarity, 0) / Math.max(1, nearest.length);
  const own = dot(input.vector, topic);
  const total = others.reduce((sum, similarity) => sum + Math.exp(competition * (similarity - own)), 0);
  return [own, mean, -Math.log(Math.max(total, Number.MIN_VALUE)) / 20];
}

const negation =
  /\b(?:not|no|never|nobody|nothing|cannot|without|failed|refused|cancelled|missing)\b|n['’]t\b/iu;

/** Nearness beyond that of a text that says nothing, the same by agreement in sentiment, and whether one alone is negated. */
export function statementFeatures(input: ReadText, statement: ReadText, neutral: Float32Array): number[] {
  const nearness = dot(input.vector, statement.vector) - dot(input.vector, neutral);
  const agreement = polarity(input) * polarity(statement);
  return [
    nearness,
    agreement * Math.max(0, nearness),
    negation.test(input.text) === negation.test(statement.text) ? 0 : 1,
  ];
}

/** From -1 (blame) to 1 (praise). */
export function polarity({ sentiment }: { sentiment: number }): number {
  return Math.tanh(sentiment);
}

/** Options that differ by praise and blame are about feelings; all others are topics. */
export function areAboutFeelings(options: readonly ReadText[]): boolean {
  const sentiments = options.map(({ sentiment }) => sentiment);
  return Math.max(...sentiments) > 1.4 && Math.min(...sentiments) < -0.6;
}

/** Words that say whose feelings they are, or that they are feelings. */
const bearers = new Set(
  (
    'text tone writer author customer user person speaker reviewer review message mail email comment feedback sentiment opinion ' +
    'mood feeling feelings reader client guest post tweet news something anything everything experience attitude emotion sounds ' +
    'sound feel feels seem seems express expresses show shows overall very quite rather really with about it someone somebody'
  ).split(' '),
);
const emptyWords = new Set(
  'a an and any are as at be by has have he i in is its of or she that the their they this to was were'.split(
    ' ',
  ),
);

/** Whether a statement is of feelings alone, such as "The customer is unhappy.", whatever they are about. */
export function isAboutFeelings(statement: ReadText): boolean {
  const words = statement.text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isOpen = (word: string): boolean =>
    !emptyWords.has(word) && !bearers.has(word) && !isFeelingWord(word);
  return Math.abs(polarity(statement)) > 0.3 && !words.some(isOpen);
}
