import type { ChatTokenLogprob } from '../generated/contract.ts';
import { isRecord } from './json-values.ts';

/**
 * Reads a backend's list of log probabilities and skips invalid entries. Chat completions and responses have the same
 * form.
 */
export function readTokenLogprobs(value: unknown): ChatTokenLogprob[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).flatMap(({ token, logprob, bytes, top_logprobs: top }) => {
    if (typeof token !== 'string' || typeof logprob !== 'number') return [];
    const others = Array.isArray(top) ? (top as unknown[]).filter(isTokenLogprob) : [];
    return [{ token, logprob, bytes: Array.isArray(bytes) ? bytes : [], top_logprobs: others }];
  });
}

function isTokenLogprob(value: unknown): value is { token: string; logprob: number } {
  return isRecord(value) && typeof value['token'] === 'string' && typeof value['logprob'] === 'number';
}
