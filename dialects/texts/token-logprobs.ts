import type { ChatTokenLogprob } from '../../generated/contract.ts';
import { isLoose, type Loose } from '../values/json-values.ts';

/**
 * Reads a backend's list of log probabilities and skips invalid entries. Chat completions and responses have the same
 * form. Bytes that a server leaves out, as OpenAI's events of a responses stream do, are empty.
 */
export function readTokenLogprobs(value: unknown): ChatTokenLogprob[] {
  return validEntries(value).map(({ token, logprob, bytes, top_logprobs: top }) => {
    const others = validEntries(top).map((entry) => ({ ...entry, bytes: bytesOf(entry.bytes) }));
    return { token, logprob, bytes: bytesOf(bytes), top_logprobs: others };
  });
}

interface TokenLogprob {
  token: string;
  logprob: number;
  bytes?: unknown;
  top_logprobs?: unknown;
}

function validEntries(value: unknown): TokenLogprob[] {
  return Array.isArray(value) ? (value as unknown[]).filter(isTokenLogprob) : [];
}

function isTokenLogprob(value: unknown): value is TokenLogprob {
  return (
    isLoose<Loose.ChatTokenLogprob>(value) &&
    typeof value.token === 'string' &&
    typeof value.logprob === 'number'
  );
}

function bytesOf(value: unknown): number[] {
  // Numbers of a server are passed on unread.
  return Array.isArray(value) ? (value as number[]) : [];
}
