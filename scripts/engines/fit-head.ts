import { clausesOf } from '../../packages/engines/decisions/clauses.ts';
import {
  backgroundTopics,
  neutralText,
  topicFeatures,
  topicOf,
  topicPrompt,
} from '../../packages/engines/decisions/features.ts';
import { DecisionHead, type HeadParameters } from '../../packages/engines/decisions/head.ts';
import {
  moodFeatures,
  moodOf,
  moodShares,
  type MoodParameters,
  type SentimentOfText,
} from '../../packages/engines/decisions/mood.ts';
import { areAboutFeelings } from '../../packages/engines/decisions/polarity.ts';
import { dot } from '../../packages/engines/vectors.ts';
import type { DecisionQuestion } from '../../generated/contract.ts';
import { fitLogistic, fitScaled, leastLoss, type Example } from './fit-logistic.ts';
import type { LabelledInput, LabelledQuestion } from './labelled-question.ts';

/** The questions and inputs on which the head is fitted. */
export interface Development {
  questions: readonly LabelledQuestion[];
  inputs: readonly LabelledInput[];
}

/** Returns the encoder's reading of a text of the development sets. */
export type Reader = (text: string) => SentimentOfText;

/** The sharpnesses to try, at most 40 for similarities and 4 for feelings. The sets are too small for larger ones. */
const SHARPNESSES = [0.5, 1, 1.5, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25, 30, 40];
const MAX_FEELING_SHARPNESS = 4;
/** The regularisation of the mood weights. A vector has 512 numbers, and there are about 800 inputs. */
const MOOD_PULL = 0.0125;
const STATEMENT_PULL = 0.0085;
/** The weights of a statement's truth as evidence of its own mood: larger for statements about sentiment. */
const SENTIMENT_WEIGHT = 0.5;
const STATEMENT_WEIGHT = 0.3;
/**
 * The number of parts. Statements of a part use moods fitted on the other parts, because moods fitted on the same part
 * are too accurate.
 */
const PARTS = 3;
/** One in this many statements is also compared with another input. */
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

/** The mood features by text. */
const moodFeaturesOf = new Map<string, number[]>();

/** Returns the cached mood features of a text. They do not change while parts of the sets are left out. */
function knownMoodFeatures(text: string, read: Reader): number[] {
  const features = moodFeaturesOf.get(text) ?? moodFeatures(read(text));
  moodFeaturesOf.set(text, features);
  return features;
}

/** Returns all texts that fitting and answering encode. */
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

/** Returns the head for an input. */
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

/** Returns a number that is arbitrary but fixed for each text. */
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

/** Returns examples of statements compared with another input, which are false. The sets contain none. */
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

/** Weights true and false statements equally, whatever their numbers. */
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

/** Fits the mood weights. Mixed inputs count as neutral. */
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
