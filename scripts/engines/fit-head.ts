import { clausesOf } from '../../engines/decisions/clauses.ts';
import {
  backgroundTopics,
  neutralText,
  topicFeatures,
  topicOf,
  topicPrompt,
} from '../../engines/decisions/features.ts';
import { DecisionHead, type HeadParameters } from '../../engines/decisions/head.ts';
import {
  moodFeatures,
  moodOf,
  moodShares,
  type MoodParameters,
  type SentimentOfText,
} from '../../engines/decisions/mood.ts';
import { areAboutFeelings } from '../../engines/decisions/polarity.ts';
import { dot } from '../../engines/vectors.ts';
import type { DecisionQuestion } from '../../generated/contract.ts';
import { fitLogistic, fitScaled, leastLoss, type Example } from './fit-logistic.ts';
import type { LabelledInput, LabelledQuestion } from './labelled-question.ts';

/** What the head is fitted on. */
export interface Development {
  questions: readonly LabelledQuestion[];
  inputs: readonly LabelledInput[];
}

/** The encoder's reading of every text of the development sets. */
export type Reader = (text: string) => SentimentOfText;

/** Nothing sharper than 40 for similarities and than 4 for feelings: the sets are too small to tell. */
const SHARPNESSES = [0.5, 1, 1.5, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25, 30, 40];
const MAX_FEELING_SHARPNESS = 4;
/** The vectors have 512 numbers each, and the inputs are some 800. */
const MOOD_PULL = 0.0125;
const STATEMENT_PULL = 0.0085;
/** What a statement's truth says of its own mood: much of one about sentiment, less of others. */
const SENTIMENT_WEIGHT = 0.5;
const STATEMENT_WEIGHT = 0.3;
/** Statements are weighed by the moods that are fitted on the other parts, since those that are fitted on themselves are too good. */
const PARTS = 3;
/** Every so many statements one is held against another input. */
const STRANGER_STEP = 4;
const STRANGER_WEIGHT = 0.4;

/** Fits all weights of the head. */
export function fitHead(development: Development, read: Reader): HeadParameters {
  const mood = fitMood(development, read);
  const statements = development.questions.filter(isPlainStatement);
  const examples = Array.from({ length: PARTS }, (_unused, part) => {
    const isIn = (text: string): boolean => partOf(text) === part;
    const others: Development = {
      questions: development.questions.filter(({ input }) => !isIn(input)),
      inputs: development.inputs.filter(({ text }) => !isIn(text)),
    };
    const parameters = { topic: [], statement: [], topicSharpness: 1, mood: fitMood(others, read) };
    const own = statements.filter(({ input }) => isIn(input));
    return [
      ...own.map((one) => statementExample(one, parameters, read)),
      ...strangers(own, parameters, read),
    ];
  }).flat();
  const topics = development.questions.filter(
    ({ question }) => question.type === 'predicate' && topicOf(question.instructions) !== undefined,
  );
  return {
    topic: fitLogistic(topics.map((one) => topicExample(one, read))).map(rounded),
    statement: fitScaled(balanced(examples), STATEMENT_PULL).map(rounded),
    mood,
    topicSharpness: topicSharpness(development.questions, read) ?? 1,
  };
}

/** By text. */
const moodFeaturesOf = new Map<string, number[]>();

/** The features of a text, which stay the same while parts of the sets are left out. */
function knownMoodFeatures(text: string, read: Reader): number[] {
  const features = moodFeaturesOf.get(text) ?? moodFeatures(read(text));
  moodFeaturesOf.set(text, features);
  return features;
}

/** All texts that fitting and answering read. */
export function textsToRead({ questions, inputs }: Development): string[] {
  const texts = new Set([neutralText, ...backgroundTopics.map(topicPrompt)]);
  for (const { text } of inputs) texts.add(text);
  for (const { input, question } of questions) {
    const topic = topicOf(question.instructions);
    const prompts = [...optionsOf(question), ...(topic === undefined ? [] : [topic])].map(topicPrompt);
    for (const text of [input, question.instructions, ...clausesOf(input), ...prompts]) texts.add(text);
  }
  return [...texts];
}

/** The head with the texts of an input and all that it may be asked. */
export function headFor(input: string, parameters: HeadParameters, read: Reader): DecisionHead {
  const texts = {
    input: read(input),
    clauses: clausesOf(input).map(read),
    optionOf: read,
    neutral: read(neutralText).vector,
    background: backgroundTopics.map((topic) => read(topicPrompt(topic)).vector),
  };
  return new DecisionHead(texts, parameters);
}

export function optionsOf(question: DecisionQuestion): string[] {
  if (question.type === 'choice') return question.choices.map(({ value }) => String(value));
  return question.type === 'score' ? question.levels.map(({ label }) => label) : [];
}

export function rightOption({ question, answer }: LabelledQuestion): number {
  return typeof answer === 'number' ? answer : optionsOf(question).indexOf(String(answer));
}

/** A number that texts have by chance and keep. */
export function hashOf(text: string): number {
  let hash = 0;
  for (const character of text) hash = (31 * hash + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return hash;
}

function partOf(text: string): number {
  return Math.floor(hashOf(text) / 10) % PARTS;
}

function isPlainStatement({ question: { type, instructions } }: LabelledQuestion): boolean {
  return type === 'predicate' && topicOf(instructions) === undefined;
}

function statementExample(
  { input, question, answer }: LabelledQuestion,
  parameters: HeadParameters,
  read: Reader,
): Example {
  const head = headFor(input, parameters, read);
  return { features: head.featuresOf(question.instructions), isTrue: answer === true };
}

/** Statements about other inputs, which the sets have none of, are false. */
function strangers(
  statements: readonly LabelledQuestion[],
  parameters: HeadParameters,
  read: Reader,
): Example[] {
  return statements
    .filter((_unused, index) => index % STRANGER_STEP === 0)
    .flatMap((one, index) => {
      const other =
        statements[(index * STRANGER_STEP + Math.floor(statements.length / 2)) % statements.length];
      if (other === undefined) return [];
      const moved = { ...one, question: other.question, answer: false };
      return [{ ...statementExample(moved, parameters, read), weight: STRANGER_WEIGHT }];
    });
}

/** True and false statements count the same, however many there are of each. */
function balanced(examples: readonly Example[]): Example[] {
  const weightOf = (some: readonly Example[]): number =>
    some.reduce((sum, { weight = 1 }) => sum + weight, 0);
  const share = weightOf(examples.filter(({ isTrue }) => isTrue)) / weightOf(examples);
  return examples.map((example) => ({
    ...example,
    weight: ((example.weight ?? 1) * 0.5) / (example.isTrue ? share : 1 - share),
  }));
}

function topicExample({ input, question, answer }: LabelledQuestion, read: Reader): Example {
  const topic = read(topicPrompt(topicOf(question.instructions) ?? '')).vector;
  const background = backgroundTopics.map((text) => read(topicPrompt(text)).vector);
  return { features: topicFeatures(read(input), topic, background), isTrue: answer === true };
}

/** Mixed inputs count as neither. */
function fitMood({ questions, inputs }: Development, read: Reader): MoodParameters {
  const isFelt = (sentiment: string): boolean => sentiment === '+' || sentiment === '-';
  const feeling = inputs.map(({ text, sentiment }): Example => ({
    features: knownMoodFeatures(text, read),
    isTrue: isFelt(sentiment),
  }));
  const praise = inputs
    .filter(({ sentiment }) => isFelt(sentiment))
    .map(({ text, sentiment }): Example => ({
      features: knownMoodFeatures(text, read),
      isTrue: sentiment === '+',
    }));
  const sentimentOf = new Map(inputs.map(({ text, sentiment }) => [text, sentiment]));
  const statements = questions
    .filter((question) => isPlainStatement(question) && isFelt(sentimentOf.get(question.input) ?? ''))
    .map(({ input, kind, question, answer }): Example => ({
      features: knownMoodFeatures(question.instructions, read),
      isTrue: (sentimentOf.get(input) === '+') === answer,
      weight: kind === 'sentiment' ? SENTIMENT_WEIGHT : STATEMENT_WEIGHT,
    }));
  const unsharpened: MoodParameters = {
    feeling: fitLogistic(feeling, MOOD_PULL).map(rounded),
    praise: fitLogistic([...praise, ...statements], MOOD_PULL).map(rounded),
    sharpness: 1,
  };
  return { ...unsharpened, sharpness: moodSharpness(questions, unsharpened, read) };
}

function moodSharpness(
  questions: readonly LabelledQuestion[],
  parameters: MoodParameters,
  read: Reader,
): number {
  const cases = questions
    .filter(({ question }) => question.type !== 'predicate' && areAboutFeelings(optionsOf(question)))
    .map((one) => ({
      mood: moodOf(read(one.input), parameters),
      options: optionsOf(one.question),
      right: rightOption(one),
    }));
  const lossOf = (sharpness: number): number =>
    cases.reduce((sum, { mood, options, right }) => {
      const share = moodShares(mood, options, sharpness)[right] ?? 1;
      return sum - Math.log(Math.max(share, Number.MIN_VALUE));
    }, 0);
  const candidates = SHARPNESSES.filter((sharpness) => sharpness <= MAX_FEELING_SHARPNESS);
  return leastLoss(candidates, lossOf) ?? 1;
}

function topicSharpness(questions: readonly LabelledQuestion[], read: Reader): number | undefined {
  const cases = questions
    .filter(({ question }) => question.type !== 'predicate' && !areAboutFeelings(optionsOf(question)))
    .map((one) => ({
      right: rightOption(one),
      nearness: optionsOf(one.question).map((option) =>
        dot(read(one.input).vector, read(topicPrompt(option)).vector),
      ),
    }));
  return leastLoss(SHARPNESSES, (sharpness) =>
    cases.reduce((sum, { nearness, right }) => sum + loss(nearness, right, sharpness), 0),
  );
}

function loss(nearness: readonly number[], right: number, sharpness: number): number {
  const total = nearness.reduce((sum, value) => sum + Math.exp(sharpness * value), 0);
  return Math.log(total) - sharpness * (nearness[right] ?? 0);
}

function rounded(weight: number): number {
  return Math.round(weight * 1000) / 1000;
}
