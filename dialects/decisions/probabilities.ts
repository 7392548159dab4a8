import { invalidResponse } from '../invalid-response.ts';
import { isRecord, type JsonRecord } from '../json-values.ts';

/** What one answer of a chat model says about the labels; `unreadable` when it gives no probabilities of tokens. */
export type ReadOutcome =
  | { kind: 'probabilities'; logProbabilities: number[]; labelMass: number }
  | { kind: 'refusal' }
  | { kind: 'unreadable' };

/** Servers write -9999 for what cannot come, and rounding leaves nothing to labels outside the window: neither is certainty. */
const MIN_LOG_PROBABILITY = -20;

/**
 * The probability of each label as the first token of an answer, over all its spellings. A label outside the window of likeliest
 * tokens gets the window's smallest probability, or its share of what the window leaves where that is less (wire formats §17.2).
 */
export function readProbabilities(answer: JsonRecord, labels: readonly string[]): ReadOutcome {
  const [choice] = Array.isArray(answer['choices']) ? (answer['choices'] as unknown[]) : [];
  if (!isRecord(choice)) throw invalidResponse('it has no choice');
  if (isRefusal(choice)) return { kind: 'refusal' };
  const window = windowOf(choice['logprobs']);
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

function isRefusal(choice: JsonRecord): boolean {
  const { message, finish_reason: reason } = choice;
  if (reason === 'content_filter') return true;
  return isRecord(message) && typeof message['refusal'] === 'string' && message['refusal'] !== '';
}

/** The likeliest first tokens with their log-probabilities; the one that was taken belongs to them. Null without any. */
function windowOf(logprobs: unknown): Map<string, number> | null {
  const content = isRecord(logprobs) ? logprobs['content'] : undefined;
  const [first] = Array.isArray(content) ? (content as unknown[]) : [];
  if (!isRecord(first)) return null;
  const listed = Array.isArray(first['top_logprobs']) ? (first['top_logprobs'] as unknown[]) : [];
  const window = new Map<string, number>();
  for (const entry of [...listed, first]) {
    if (!isRecord(entry)) continue;
    const { token, logprob } = entry;
    if (typeof token === 'string' && typeof logprob === 'number' && !window.has(token))
      window.set(token, Math.min(0, logprob));
  }
  // The taken token alone shows one option and nothing of the others.
  return listed.length === 0 || window.size === 0 ? null : window;
}

/** A token without what models write around a label: spaces (also as ▁ and Ġ), stars, quotes, brackets, final marks. */
function spellingOf(token: string): string {
  return token.replace(/^[\s▁ĠĊ*"'`([]+/u, '').replace(/[\s▁ĠĊ*"'`.:,)\]]+$/u, '');
}
