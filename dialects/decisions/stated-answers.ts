import type { DecisionQuestion } from '../../generated/contract.ts';
import { isLoose, isRecord, looseOf, type JsonObject, type Loose } from '../values/json-values.ts';

/**
 * Completes a native response in place: the vendors' answers to choices and scores have no `probability`, which is that
 * of the most likely option, and servers leave out names and the parts of the usage that they do not count.
 */
export function completeStatedDecision(
  response: Loose.DecisionResult,
  questions: readonly DecisionQuestion[],
): void {
  const answers = Array.isArray(response.answers) ? (response.answers as unknown[]) : [];
  for (const [index, answer] of answers.entries())
    if (isLoose<Loose.DecisionAnswer>(answer)) completeAnswer(answer, questions[index]);
  response.usage = completeUsage(response.usage);
}

function completeAnswer(answer: Loose.DecisionAnswer, question: DecisionQuestion | undefined): void {
  if (typeof answer.name !== 'string') answer.name = question?.name ?? null;
  const { type, probabilities, choice } = answer;
  if ((type !== 'choice' && type !== 'score') || !Array.isArray(probabilities)) return;
  const options = (probabilities as unknown[]).filter(
    isLoose<Loose.DecisionChoiceProbability & Loose.DecisionLevelProbability>,
  );
  const chosen = type === 'choice' ? options.find(({ value }) => value === choice) : undefined;
  const highest = Math.max(...options.map(({ probability }) => numberOf(probability)));
  answer.probability ??= chosen?.probability ?? highest;
  answer.confidence ??= answer.probability;
  if (type === 'score' && question?.type === 'score')
    for (const [level, option] of options.entries()) {
      option.value ??= level;
      option.label ??= question.levels[level]?.label;
    }
}

function completeUsage(block: unknown): JsonObject {
  const usage = looseOf<Loose.ResponseUsage & Loose.ChatCompletionUsage>(block);
  const input = numberOf(usage.input_tokens ?? usage.prompt_tokens);
  const output = numberOf(usage.output_tokens ?? usage.completion_tokens);
  const { input_tokens_details: cached, output_tokens_details: reasoning } = usage;
  return {
    ...usage,
    input_tokens: input,
    input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0, ...(isRecord(cached) ? cached : {}) },
    output_tokens: output,
    output_tokens_details: { reasoning_tokens: 0, ...(isRecord(reasoning) ? reasoning : {}) },
    total_tokens: usage.total_tokens ?? input + output,
  };
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
