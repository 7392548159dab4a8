import { WINDOW_MS, type Counter, type CounterState } from './count.ts';

/** Headers by name in lower case. */
export type LimitHeaders = Readonly<Record<string, string>>;

export type NamedCounter = Counter & { policy: string };

/**
 * Writes the policies in the format of draft-ietf-httpapi-ratelimit-headers: `q` requests in `w` seconds. They are the same for every
 * request that counts with these counters.
 */
export function policyHeader(counters: readonly NamedCounter[]): string {
  return counters.map(({ policy, limit }) => `"${policy}";q=${limit};w=${WINDOW_MS / 1000}`).join(', ');
}

/** Writes both headers of the draft. Of each policy, `r` requests remain for the next `t` seconds. */
export function limitHeaders(
  policies: string,
  counters: readonly NamedCounter[],
  states: readonly CounterState[],
): LimitHeaders {
  let left = '';
  for (const [index, { limit, used, leftMs }] of states.entries()) {
    if (index > 0) left += ', ';
    const seconds = Math.max(1, Math.ceil(leftMs / 1000));
    left += `"${counters[index]?.policy}";r=${Math.max(0, limit - used)};t=${seconds}`;
  }
  return { 'ratelimit-policy': policies, ratelimit: left };
}

/** Writes when to retry: when the last of the exhausted windows ends. SDKs prefer the header with milliseconds. */
export function retryHeaders(states: readonly CounterState[]): LimitHeaders {
  const leftMs = Math.max(...states.filter(({ used, limit }) => used >= limit).map((state) => state.leftMs));
  return {
    'retry-after': String(Math.max(1, Math.ceil(leftMs / 1000))),
    'retry-after-ms': String(Math.max(1, Math.ceil(leftMs))),
  };
}
