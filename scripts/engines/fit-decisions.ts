import { softmax } from '../../packages/engines/classification/classifier.ts';
import type { HeadParameters } from '../../packages/engines/decisions/head.ts';
import type { SentimentOfText } from '../../packages/engines/decisions/mood.ts';
import { EngineHost } from '../../packages/engines/host.ts';
import { metricsOf, type Forecast } from '../../cli/calibration/metrics.ts';
import { DEVELOPMENT_SETS, allQuestions, inputsOf } from './decision-questions.ts';
import {
  fitHead,
  hashOf,
  headFor,
  optionsOf,
  rightOption,
  textsToRead,
  type Development,
  type Reader,
} from './fit-head.ts';
import type { LabelledQuestion } from './labelled-question.ts';

/**
 * `node scripts/engines/fit-decisions.ts`: fits the weights of the decision head to the development sets and prints
 * them in the form of `packages/engines/decisions/parameters.json`. With `--cross-validate` it fits heads to four fifths of the
 * inputs and prints their results on the others. It does not read the test sets.
 */
/** The version in `model_version`, so that calibrations of other weights are not applied. */
const VERSION = 4;
const FOLDS = 5;
const TEXTS_AT_ONCE = 512;

async function main(words: readonly string[]): Promise<void> {
  const development: Development = {
    questions: DEVELOPMENT_SETS.flatMap(allQuestions),
    inputs: DEVELOPMENT_SETS.flatMap(inputsOf),
  };
  const read = await reader(textsToRead(development));
  if (words.includes('--cross-validate')) return crossValidate(development, read);
  const sets = DEVELOPMENT_SETS.map((set) => `decisions-${set}.txt`).join(', ');
  const origin = `Fitted by scripts/engines/fit-decisions.ts on ${sets} alone; docs/engines.md has what they are worth.`;
  const model = 'universal-sentence-encoder-lite 0.2.0';
  const fitted = fitHead(development, read);
  process.stdout.write(`${JSON.stringify({ version: VERSION, model, origin, ...fitted })}\n`);
}

async function reader(texts: readonly string[]): Promise<Reader> {
  await using opened = new AsyncDisposableStack();
  const host = opened.adopt(new EngineHost(), (open) => open.close());
  const { signal } = new AbortController();
  const byText = new Map<string, SentimentOfText>();
  for (let start = 0; start < texts.length; start += TEXTS_AT_ONCE) {
    const some = texts.slice(start, start + TEXTS_AT_ONCE);
    for (const reading of await host.sentiment.read(some, host.embeddings, signal))
      byText.set(reading.text, reading);
  }
  return (text) => {
    const reading = byText.get(text);
    if (reading === undefined) throw new Error(`not read: ${text}`);
    return reading;
  };
}

interface Outcome extends Forecast {
  set: string;
  kind: string;
}

function crossValidate(development: Development, read: Reader): void {
  const outcomes: Outcome[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isHeldOut = (text: string): boolean => hashOf(text) % FOLDS === fold;
    const others: Development = {
      questions: development.questions.filter(({ input }) => !isHeldOut(input)),
      inputs: development.inputs.filter(({ text }) => !isHeldOut(text)),
    };
    const parameters = fitHead(others, read);
    for (const set of DEVELOPMENT_SETS)
      for (const question of allQuestions(set).filter(({ input }) => isHeldOut(input)))
        outcomes.push({ set, kind: question.kind, ...forecastOf(question, parameters, read) });
    process.stderr.write(`${fold + 1} of ${FOLDS}\n`);
  }
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))];
  for (const set of [...DEVELOPMENT_SETS, 'all']) {
    const ofSet = outcomes.filter((outcome) => set === 'all' || outcome.set === set);
    const parts = kinds.map((kind) =>
      summary(
        kind,
        ofSet.filter((outcome) => outcome.kind === kind),
      ),
    );
    process.stdout.write(`${set}: ${[...parts, summary('together', ofSet)].join('; ')}\n`);
  }
}

function forecastOf(question: LabelledQuestion, parameters: HeadParameters, read: Reader): Forecast {
  const head = headFor(question.input, parameters, read);
  if (question.question.type === 'predicate') {
    const scores = head.scoresOf({ kind: 'statement', statement: question.question.instructions });
    return { probabilities: softmax(scores), outcome: question.answer === true ? 0 : 1 };
  }
  const scores = head.scoresOf({ kind: 'options', options: optionsOf(question.question) });
  return { probabilities: softmax(scores), outcome: rightOption(question) };
}

function summary(name: string, forecasts: readonly Forecast[]): string {
  const right = forecasts.filter(
    ({ probabilities, outcome }) => probabilities.indexOf(Math.max(...probabilities)) === outcome,
  );
  const share = ((100 * right.length) / forecasts.length).toFixed(1);
  return `${name} ${share} % of ${forecasts.length} (ECE ${metricsOf(forecasts, false).ece.toFixed(3)})`;
}

await main(process.argv.slice(2));
