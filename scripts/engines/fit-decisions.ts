import { EngineHost } from '../../engines/host.ts';
import { readInput } from '../../engines/decisions/decide.ts';
import {
  backgroundTopics,
  neutralText,
  topicFeatures,
  topicOf,
  topicPrompt,
} from '../../engines/decisions/features.ts';
import {
  moodFeatures,
  moodOf,
  moodShares,
  type Mood,
  type MoodParameters,
} from '../../engines/decisions/mood.ts';
import { areAboutFeelings, isAboutFeelings, wordPolarity } from '../../engines/decisions/polarity.ts';
import { statementFeatures } from '../../engines/decisions/statement.ts';
import type { SentimentReading } from '../../engines/text/sentiment-engine.ts';
import { dot } from '../../engines/vectors.ts';
import type { DecisionQuestion } from '../../generated/contract.ts';
import { allPredicates, decisionQuestions, sentimentsOf, type QuestionSet } from './decision-questions.ts';
import type { LabelledQuestion } from './labelled-question.ts';
import { fitLogistic, leastLoss, type Example } from './fit-logistic.ts';

/**
 * `node scripts/engines/fit-decisions.ts`: fits the weights of the decision head to the development sets and prints them, as
 * `engines/decisions/parameters.json` has them. The sets that were run once are not read.
 */
/** Goes into `model_version`, so that calibrations of other weights are not applied. */
const VERSION = 3;
const SETS: readonly QuestionSet[] = ['fit', 'fit-more', 'test'];
/** Nothing sharper than 40 for similarities and than 4 for feelings: the sets are too small to tell. */
const SHARPNESSES = [0.5, 1, 1.5, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25, 30, 40];
const MAX_FEELING_SHARPNESS = 4;
/** Stronger than elsewhere: no neutral input of the sets has an exclamation mark, but others do. */
const MOOD_PULL = 0.003;

const host = new EngineHost();
const readings = new Map<string, SentimentReading>();

async function main(): Promise<void> {
  const predicates = SETS.flatMap(allPredicates);
  const questions = [...SETS.flatMap(decisionQuestions), ...predicates];
  await read(questions);
  const topics = predicates.filter(({ question }) => topicOf(question.instructions) !== undefined);
  const statements = predicates.filter(
    ({ question: { instructions } }) => topicOf(instructions) === undefined && !isAboutFeelings(instructions),
  );
  process.stderr.write(`${topics.length} topics, ${statements.length} statements\n`);
  const mood = moodParameters(questions);
  const fitted = {
    topic: fitLogistic(topics.map(topicExample)).map(rounded),
    statement: fitLogistic(statements.map((one) => statementExample(one, mood))).map(rounded),
    mood,
    topicSharpness: topicSharpness(questions),
  };
  const origin = `Fitted by scripts/engines/fit-decisions.ts on decisions-${SETS.join('.txt, -')}.txt alone; docs/engines.md has what they are worth.`;
  const model = 'universal-sentence-encoder-lite 0.2.0';
  process.stdout.write(`${JSON.stringify({ version: VERSION, model, origin, ...fitted }, null, 2)}\n`);
  await host.close();
}

async function read(questions: readonly LabelledQuestion[]): Promise<void> {
  const texts = new Set([neutralText, ...backgroundTopics.map(topicPrompt)]);
  for (const { input, question } of questions) {
    texts.add(input).add(question.instructions);
    for (const option of optionsOf(question)) texts.add(topicPrompt(option));
    const topic = topicOf(question.instructions);
    if (topic !== undefined) texts.add(topicPrompt(topic));
  }
  const { signal } = new AbortController();
  for (const reading of await host.sentiment.read([...texts], host.embeddings, signal))
    readings.set(reading.text, reading);
}

function readingOf(text: string): SentimentReading {
  const reading = readings.get(text);
  if (reading === undefined) throw new Error(`not read: ${text}`);
  return reading;
}

function moodParameters(questions: readonly LabelledQuestion[]): MoodParameters {
  const inputs = SETS.flatMap(sentimentsOf);
  const feeling = fitLogistic(
    inputs.map(({ text, sentiment }) => ({
      features: moodFeatures(text, readingOf(text).sentiment),
      isTrue: sentiment !== '0',
    })),
    MOOD_PULL,
  ).map(rounded);
  const [sentiment = 0, words = 0, intercept = 0] = fitLogistic(
    inputs
      .filter((input) => input.sentiment !== '0')
      .map(({ text, ...input }) => ({
        features: [readingOf(text).sentiment, Math.tanh(wordPolarity(text) / 2)],
        isTrue: input.sentiment === '+',
      })),
  ).map(rounded);
  const unsharpened: MoodParameters = { feeling, praise: [sentiment, words, intercept], sharpness: 1 };
  const cases = questions.filter(({ question }) => areAboutFeelings(optionsOf(question)));
  const lossOf = (sharpness: number): number =>
    cases.reduce((sum, { input, question, answer }) => {
      const shares = moodShares(moodIn(input, unsharpened), optionsOf(question), sharpness);
      return sum - Math.log(shares[rightOption(question, answer)] ?? 1);
    }, 0);
  const candidates = SHARPNESSES.filter((sharpness) => sharpness <= MAX_FEELING_SHARPNESS);
  return { ...unsharpened, sharpness: leastLoss(candidates, lossOf) ?? 1 };
}

function moodIn(text: string, parameters: MoodParameters): Mood {
  return moodOf(text, readingOf(text).sentiment, parameters);
}

function topicExample({ input, question, answer }: LabelledQuestion): Example {
  const topic = readingOf(topicPrompt(topicOf(question.instructions) ?? '')).vector;
  const background = backgroundTopics.map((text) => readingOf(topicPrompt(text)).vector);
  return { features: topicFeatures(readingOf(input), topic, background), isTrue: answer === true };
}

function statementExample(
  { input, question, answer }: LabelledQuestion,
  parameters: MoodParameters,
): Example {
  const readText = readInput(input, readingOf(input).vector, moodIn(input, parameters));
  const neutral = readingOf(neutralText).vector;
  return {
    features: statementFeatures(readText, readingOf(question.instructions), neutral),
    isTrue: answer === true,
  };
}

function optionsOf(question: DecisionQuestion): string[] {
  if (question.type === 'choice') return question.choices.map(({ value }) => String(value));
  return question.type === 'score' ? question.levels.map(({ label }) => label) : [];
}

function rightOption(question: DecisionQuestion, answer: LabelledQuestion['answer']): number {
  return typeof answer === 'number' ? answer : optionsOf(question).indexOf(String(answer));
}

function topicSharpness(questions: readonly LabelledQuestion[]): number | undefined {
  const cases = questions
    .filter(({ question }) => question.type !== 'predicate' && !areAboutFeelings(optionsOf(question)))
    .map(({ input, question, answer }) => ({
      right: rightOption(question, answer),
      nearness: optionsOf(question).map((option) =>
        dot(readingOf(input).vector, readingOf(topicPrompt(option)).vector),
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
  return Math.round(weight * 100) / 100;
}

await main();
