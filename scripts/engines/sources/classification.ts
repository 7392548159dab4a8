import { readFileSync } from 'node:fs';
import { sentimentLogit, wordSentiment } from '../../../packages/engines/text/sentiment.ts';
import type { EngineHost } from '../../../packages/engines/host.ts';
import { decisionQuestions } from '../decision-questions.ts';
import { inMs, meanMs, never, percent, type EngineRow, type EngineSource } from '../engine-row.ts';

/**
 * Measures the classification engines with the topics and plain sentences of the decisions' test set, and with separate
 * prompts.
 */
export const source: EngineSource = {
  warmUp: (host) => host.zeroShot.classify(['x'], ['y', 'z'], never),
  measure: async (host) => [await zeroShotRow(host), await sentimentRow(host), await injectionRow(host)],
};

async function zeroShotRow(host: EngineHost): Promise<EngineRow> {
  const questions = decisionQuestions('test').filter(({ kind }) => kind === 'topic choice');
  let right = 0;
  const ms = await meanMs(questions.length, async (index) => {
    const { input = '', question, answer } = questions[index] ?? {};
    const labels = question?.type === 'choice' ? question.choices.map(({ value }) => String(value)) : [];
    const { probabilities } = await host.zeroShot.classify([input], labels, never);
    if (labels[indexOfHighest(probabilities[0] ?? [])] === answer) right += 1;
  });
  return {
    model: '`embedded/zero-shot`',
    quality: `${percent(right / questions.length)} of ${questions.length} topics right, 4 or 5 classes`,
    baseline: 'guessing 21 %',
    speed: `${inMs(ms)} a text`,
    packages: ['@energetic-ai'],
  };
}

async function sentimentRow(host: EngineHost): Promise<EngineRow> {
  const questions = decisionQuestions('test').filter(
    ({ kind, question }) => kind === 'sentiment' && question.type !== 'predicate',
  );
  const isPositive = questions.map(
    ({ answer }) => answer === 2 || answer === 'positive' || answer === 'happy',
  );
  let right = 0;
  const ms = await meanMs(questions.length, async (index) => {
    const { probabilities } = await host.sentimentClassifier.classify([questions[index]?.input ?? ''], never);
    const [negative = 0, , positive = 0] = probabilities[0] ?? [];
    if (positive > negative === isPositive[index]) right += 1;
  });
  const nothing = new Float32Array();
  const byWords = questions.filter(
    ({ input }, index) => sentimentLogit(nothing, wordSentiment(input)) > 0 === isPositive[index],
  );
  return {
    model: '`embedded/sentiment`',
    quality: `${percent(right / questions.length)} of ${questions.length} positive and negative texts classified correctly`,
    baseline: `words alone ${percent(byWords.length / questions.length)}`,
    speed: `${inMs(ms)} a text`,
    packages: ['@energetic-ai'],
  };
}

async function injectionRow(host: EngineHost): Promise<EngineRow> {
  const lines = readFileSync(new URL('../data/injection.txt', import.meta.url), 'utf8').split('\n');
  const attacks = lines.filter((line) => line.startsWith('+ ')).map((line) => line.slice(2));
  const harmless = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
  const texts = [...attacks, ...harmless];
  const start = performance.now();
  const { probabilities } = await host.promptInjection.classify(texts, never);
  const ms = (performance.now() - start) / texts.length;
  const scores = probabilities.map(([, score = 0]) => score);
  const shown = (threshold: number): string => {
    const isBlocked = scores.map((score) => score >= threshold);
    const found = isBlocked.slice(0, attacks.length).filter(Boolean).length;
    const wrong = isBlocked.slice(attacks.length).filter(Boolean).length;
    return `at ${threshold}: ${found} of ${attacks.length} attacks found, ${wrong} of ${harmless.length} harmless prompts blocked`;
  };
  const words = /\b(?:ignore|disregard|forget|override|bypass)\b/iu;
  const byWords = (some: readonly string[]): string => `${some.filter((text) => words.test(text)).length}`;
  return {
    model: '`embedded/prompt-injection`',
    quality: `${shown(0.5)}; ${shown(0.8)}`,
    baseline: `five words: ${byWords(attacks)} found, ${byWords(harmless)} blocked`,
    speed: `${inMs(ms)} a text`,
    packages: ['llm_guardrail'],
  };
}

function indexOfHighest(values: readonly number[]): number {
  return values.indexOf(Math.max(...values));
}
