import { decideLocally, type Decide } from '../../../backends/kinds/embedded/decide-locally.ts';
import { metricsOf, type Forecast } from '../../../cli/calibration/metrics.ts';
import { decide } from '../../../packages/engines/decisions/decide.ts';
import type { EngineHost } from '../../../packages/engines/host.ts';
import type { DecisionAnswer, DecisionRequest } from '../../../generated/contract.ts';
import { answerByWords } from '../answer-by-words.ts';
import { decisionQuestions, type QuestionSet } from '../decision-questions.ts';
import type { LabelledQuestion } from '../labelled-question.ts';
import { never, percent, inMs, type EngineRow, type EngineSource } from '../engine-row.ts';

const model = 'embedded/use-lite';

/** Asks the questions of a set that was not used for fitting and that the head's author did not write. */
export const source: EngineSource = {
  warmUp: (host) =>
    answer(host, {
      input: 'x',
      question: { type: 'predicate', instructions: 'x' },
      kind: 'yes/no',
      answer: true,
    }),
  measure: async (host) => [await measuredRow(host, 'fresh-3', 'decisions, run once')],
};

async function measuredRow(host: EngineHost, set: QuestionSet, name: string): Promise<EngineRow> {
  const questions = decisionQuestions(set);
  const start = performance.now();
  const forecasts: Forecast[] = [];
  for (const question of questions) forecasts.push(forecastOf(await answer(host, question), question));
  const ms = (performance.now() - start) / questions.length;
  const kinds = [...new Set(questions.map(({ kind }) => kind))];
  const shares = kinds.map((kind) => {
    const ofKind = forecasts.filter((_unused, index) => questions[index]?.kind === kind);
    return `${kind} ${percent(shareRight(ofKind))} of ${ofKind.length}`;
  });
  const { ece, nll } = metricsOf(forecasts, false);
  const chance = questions.reduce((sum, question) => sum + 1 / optionCount(question), 0) / questions.length;
  const byWords = questions.filter((question) => answerByWords(question) === question.answer).length;
  return {
    model: `\`embedded/use-lite\` (${name})`,
    quality: `${percent(shareRight(forecasts))} of ${questions.length} right (${shares.join(', ')}); ECE ${ece.toFixed(3)}, NLL ${nll.toFixed(3)}`,
    baseline: `words alone ${percent(byWords / questions.length)}, guessing ${percent(chance)}`,
    speed: `${inMs(ms)} a question`,
    packages: ['@energetic-ai'],
  };
}

async function answer(host: EngineHost, { input, question }: LabelledQuestion): Promise<DecisionAnswer> {
  const engines = {
    inputs: host.rememberingEmbeddings,
    options: host.rememberingEmbeddings,
    sentiment: host.sentiment,
  };
  // The compiler loses the fields because of the contract's index signature.
  const request = { model, input, questions: [question] } as DecisionRequest;
  const decideAll: Decide = (text, questions) => decide(engines, text, questions, never);
  const [only] = (await decideLocally(decideAll, request, model)).answers;
  if (only === undefined) throw new Error('no answer');
  return only;
}

function forecastOf(given: DecisionAnswer, { question, answer: right }: LabelledQuestion): Forecast {
  switch (given.type) {
    case 'predicate':
      return { probabilities: [given.probability, 1 - given.probability], outcome: right === true ? 0 : 1 };
    case 'choice': {
      const values = given.probabilities.map(({ value }) => value);
      return {
        probabilities: given.probabilities.map(({ probability }) => probability),
        outcome: values.indexOf(String(right)),
      };
    }
    case 'score':
      return {
        probabilities: given.probabilities.map(({ probability }) => probability),
        outcome: Number(right),
      };
    default:
      throw new Error(`${question.type} was answered by ${given.type}`);
  }
}

function shareRight(forecasts: readonly Forecast[]): number {
  const right = forecasts.filter(
    ({ probabilities, outcome }) => probabilities.indexOf(Math.max(...probabilities)) === outcome,
  );
  return right.length / forecasts.length;
}

function optionCount({ question }: LabelledQuestion): number {
  if (question.type === 'predicate') return 2;
  return question.type === 'choice' ? question.choices.length : question.levels.length;
}
