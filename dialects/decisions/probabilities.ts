import { invalidResponse } from '../invalid-response.ts';
import { isLoose, looseOf, type Loose } from '../values/json-values.ts';

/** The outcome of one read. `unreadable` means that the response has no token probabilities. */
export type ReadOutcome =
  | { kind: 'probabilities'; logProbabilities: number[]; labelMass: number }
  | { kind: 'refusal' }
  | { kind: 'unreadable' };

/**
 * The lowest log-probability. Servers write -9999 for impossible tokens, and rounding leaves zero for labels outside
 * the window; neither is certain.
 */
const MIN_LOG_PROBABILITY = -20;

/**
 * Reads the probability of each label as the first token of a response, over all its spellings. A label outside the
 * window of the most likely tokens gets the smallest probability of the window, or an equal share of the remaining
 * probability if that is less.
 */
export function readProbabilities(response: Loose.ChatCompletion, labels: readonly string[]): ReadOutcome {
  const [choice] = Array.isArray(response.choices) ? (response.choices as unknown[]) : [];
  if (!isLoose<Loose.ChatCompletionChoice>(choice)) throw invalidResponse('it has no choice');
  if (isRefusal(choice)) return { kind: 'refusal' };
  const window = windowOf(choice.logprobs);
  if (window === null) return { kind: 'unreadable' };
  const masses = labels.map(() => 0);
  let seen = 0;
  let least = 1;
  for (const [token, logProbability] of window) {
    const probability = Math.exp(Math.max(logProbability, MIN_LOG_PROBABILITY));
    seen += probability;
    least = Math.min(least, probability);
    const index = labels.indexOf(spellingOf(token));
    if (index !== -1) masses[index] = (masses[index] ?? 0) + probability;
  }
  const missing = masses.filter((mass) => mass === 0).length;
  const share = missing === 0 ? 0 : Math.min(least, Math.max(0, 1 - seen) / missing);
  return {
    kind: 'probabilities',
    logProbabilities: masses.map((mass) =>
      Math.max(Math.log(mass === 0 ? share : mass), MIN_LOG_PROBABILITY),
    ),
    labelMass: Math.min(
      1,
      masses.reduce((sum, mass) => sum + mass, 0),
    ),
  };
}

function isRefusal(choice: Loose.ChatCompletionChoice): boolean {
  const { message, finish_reason: reason } = choice;
  if (reason === 'content_filter') return true;
  return (
    isLoose<Loose.ChatCompletionMessage>(message) &&
    typeof message.refusal === 'string' &&
    message.refusal !== ''
  );
}

/** Returns the most likely first tokens with their log-probabilities, including the generated one. Null without any. */
function windowOf(logprobs: unknown): Map<string, number> | null {
  const content = looseOf<Loose.ChatLogprobs>(logprobs).content;
  const [first] = Array.isArray(content) ? (content as unknown[]) : [];
  if (!isLoose<Loose.ChatTokenLogprob>(first)) return null;
  const listed = Array.isArray(first.top_logprobs) ? (first.top_logprobs as unknown[]) : [];
  const window = new Map<string, number>();
  for (const entry of [...listed, first]) {
    if (!isLoose<Loose.ChatTopLogprob>(entry)) continue;
    const { token, logprob } = entry;
    if (typeof token === 'string' && typeof logprob === 'number' && !window.has(token))
      window.set(token, Math.min(0, logprob));
  }
  // The generated token alone says nothing about the other options.
  return listed.length === 0 || window.size === 0 ? null : window;
}

/**
 * Removes characters that models write around a label: spaces (also as ▁ and Ġ), asterisks, quotes, brackets, final
 * punctuation.
 */
function spellingOf(token: string): string {
  return token.replace(/^[\s▁ĠĊ*"'`([]+/u, '').replace(/[\s▁ĠĊ*"'`.:,)\]]+$/u, '');
}
