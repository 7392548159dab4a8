import {
  backgroundTopics,
  areAboutFeelings,
  isAboutFeelings,
  neutralText,
  polarity,
  statementFeatures,
  topicFeatures,
  topicOf,
  topicPrompt,
  type ReadText,
} from '../../engines/decisions/features.ts';
import { EngineHost } from '../../engines/host.ts';
import { dot } from '../../engines/vectors.ts';
import type { DecisionQuestion } from '../../generated/contract.ts';
import { allPredicates, decisionQuestions, type LabelledQuestion } from './decision-questions.ts';
import { fitLogistic, leastLoss, type Example } from './fit-logistic.ts';

/**
 * Fits `engines/decisions/parameters.json` to the questions of `data/decisions-fit.txt` and prints it. The test questions are
 * not read.
 */
/** Nothing sharper than 40 for similarities and than 4 for feelings: the set is too small to tell. */
const SHARPNESSES = [0.5, 1, 1.5, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25, 30, 40];
const MAX_FEELING_SHARPNESS = 4;

const host = new EngineHost();
const readings = new Map<string, ReadText>();

async function main(): Promise<void> {
  const predicates = allPredicates('fit');
  const questions = [...decisionQuestions('fit'), ...predicates];
  await read(questions);
  const topics = predicates.filter(({ question }) => topicOf(question.instructions) !== undefined);
  const others = predicates.filter(({ question }) => topicOf(question.instructions) === undefined);
  const isFeeling = ({ question }: LabelledQuestion): boolean =>
    isAboutFeelings(readingOf(question.instructions));
  const feelings = questions.filter((one) => one.question.type === 'predicate' && isFeeling(one));
  const statements = others.filter((one) => !isFeeling(one));
  process.stderr.write(`${topics.length} topics, ${feelings.length} feelings, ${statements.length} others\n`);
  const fitted = {
    topic: fitLogistic(topics.map(topicExample)).map(rounded),
    statement: fitLogistic(balanced([...statements.map(statementExample), ...unrelated(statements)])).map(
      rounded,
    ),
    agreement: agreementOf(feelings),
    topicSharpness: sharpnessOf(questions, false),
    feelingSharpness: sharpnessOf(questions, true),
  };
  process.stdout.write(`${JSON.stringify(fitted, null, 2)}\n`);
  await host.close();
}

async function read(questions: readonly LabelledQuestion[]): Promise<void> {
  const texts = new Set([neutralText, ...backgroundTopics.map(topicPrompt)]);
  for (const { input, question } of questions) {
    texts.add(input).add(question.instructions);
    for (const option of optionsOf(question)) texts.add(option).add(topicPrompt(option));
    const topic = topicOf(question.instructions);
    if (topic !== undefined) texts.add(topicPrompt(topic));
  }
  const { signal } = new AbortController();
  for (const reading of await host.sentiment.read([...texts], host.embeddings, signal))
    readings.set(reading.text, reading);
}

function readingOf(text: string): ReadText {
  const reading = readings.get(text);
  if (reading === undefined) throw new Error(`not read: ${text}`);
  return reading;
}

function topicExample({ input, question, answer }: LabelledQuestion): Example {
  const topic = readingOf(topicPrompt(topicOf(question.instructions) ?? '')).vector;
  const background = backgroundTopics.map((text) => readingOf(topicPrompt(text)).vector);
  return { features: topicFeatures(readingOf(input), topic, background), isTrue: answer === true };
}

function statementExample({ input, question, answer }: LabelledQuestion): Example {
  const neutral = readingOf(neutralText).vector;
  const features = statementFeatures(readingOf(input), readingOf(question.instructions), neutral);
  return { features, isTrue: answer === true };
}

/** Statements about other inputs are false, too; together they weigh a third of the true ones. */
function unrelated(statements: readonly LabelledQuestion[]): Example[] {
  const claims = statements.filter(({ kind }) => kind === 'yes/no');
  return claims.map((claim, index) => {
    const other = claims[(index + Math.floor(claims.length / 2)) % claims.length] ?? claim;
    return { ...statementExample({ ...claim, question: other.question, answer: false }), weight: 1 / 3 };
  });
}

/** As much weight for what is true as for what is false. */
function balanced(examples: readonly Example[]): Example[] {
  const weightOf = (isTrue: boolean): number =>
    examples.filter((one) => one.isTrue === isTrue).reduce((sum, { weight = 1 }) => sum + weight, 0);
  const factor = weightOf(false) / weightOf(true);
  return examples.map((one) => (one.isTrue ? { ...one, weight: factor } : one));
}

function optionsOf(question: DecisionQuestion): string[] {
  if (question.type === 'choice') return question.choices.map(({ value }) => String(value));
  return question.type === 'score' ? question.levels.map(({ label }) => label) : [];
}

function agreementOf(feelings: readonly LabelledQuestion[]): number | undefined {
  const agreements = feelings.map(({ input, question, answer }) => {
    const agreement = polarity(readingOf(input)) * polarity(readingOf(question.instructions));
    return answer === true ? agreement : -agreement;
  });
  return leastLoss(SHARPNESSES, (factor) =>
    agreements.reduce((sum, agreement) => sum + Math.log1p(Math.exp(-factor * agreement)), 0),
  );
}

function sharpnessOf(questions: readonly LabelledQuestion[], isFeeling: boolean): number | undefined {
  const cases = questions
    .filter(({ question }) => question.type !== 'predicate')
    .map(({ input, question, answer }) => {
      const options = optionsOf(question);
      const right = typeof answer === 'number' ? answer : options.indexOf(String(answer));
      return { input: readingOf(input), options: options.map(readingOf), right };
    })
    .filter(({ options }) => areAboutFeelings(options) === isFeeling)
    .map(({ input, options, right }) => ({
      right,
      nearness: options.map((option) =>
        isFeeling
          ? -((polarity(input) - polarity(option)) ** 2)
          : dot(input.vector, readingOf(topicPrompt(option.text)).vector),
      ),
    }));
  const lossOf = (sharpness: number): number =>
    cases.reduce((sum, { nearness, right }) => sum + loss(nearness, right, sharpness), 0);
  const candidates = SHARPNESSES.filter((sharpness) => !isFeeling || sharpness <= MAX_FEELING_SHARPNESS);
  return leastLoss(candidates, lossOf);
}

function loss(nearness: readonly number[], right: number, sharpness: number): number {
  const total = nearness.reduce((sum, value) => sum + Math.exp(sharpness * value), 0);
  return Math.log(total) - sharpness * (nearness[right] ?? 0);
}

function rounded(weight: number): number {
  return Math.round(weight * 100) / 100;
}

await main();
