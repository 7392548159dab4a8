import { WINDOW_MS, type Counter, type CounterState } from './count.ts';

/** Names in lower case. */
export type LimitHeaders = Readonly<Record<string, string>>;

/**
 * What a caller may still send, in the form of draft-ietf-httpapi-ratelimit-headers: lists of quoted policies, `q` requests in
 * `w` seconds, and of them `r` left for the next `t` seconds.
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

/** When to come again: as soon as the last of the windows that are used up ends. SDKs read the milliseconds first. */
export function retryHeaders(states: readonly CounterState[]): LimitHeaders {
  const leftMs = Math.max(...states.filter(({ used, limit }) => used >= limit).map((state) => state.leftMs));
  return { 'retry-after': String(seconds(leftMs)), 'retry-after-ms': String(Math.max(1, Math.ceil(leftMs))) };
}

function seconds(leftMs: number): number {
  return Math.max(1, Math.ceil(leftMs / 1000));
}
