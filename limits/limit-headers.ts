import { WINDOW_MS, type Counter, type CounterState } from './count.ts';

/** Headers by name in lower case. */
export type LimitHeaders = Readonly<Record<string, string>>;

/**
 * Writes the headers of draft-ietf-httpapi-ratelimit-headers: for each policy, `q` requests in `w` seconds, of which `r` remain for
 * the next `t` seconds.
 */
export function limitHeaders(
  counters: readonly (Counter & { policy: string })[],
  states: readonly CounterState[],
): LimitHeaders {
  const policies = counters.map(({ policy, limit }) => `"${policy}";q=${limit};w=${WINDOW_MS / 1000}`);
  const left = states.map(
    ({ limit, used, leftMs }, index) =>
      `"${counters[index]?.policy}";r=${Math.max(0, limit - used)};t=${seconds(leftMs)}`,
  );
  return { 'ratelimit-policy': policies.join(', '), ratelimit: left.join(', ') };
}

/** Writes when to retry: when the last of the exhausted windows ends. SDKs prefer the header with milliseconds. */
export function retryHeaders(states: readonly CounterState[]): LimitHeaders {
  const leftMs = Math.max(...states.filter(({ used, limit }) => used >= limit).map((state) => state.leftMs));
  return { 'retry-after': String(seconds(leftMs)), 'retry-after-ms': String(Math.max(1, Math.ceil(leftMs))) };
}

function seconds(leftMs: number): number {
  return Math.max(1, Math.ceil(leftMs / 1000));
}
