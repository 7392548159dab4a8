/** Causes for which another model may take over. */
export const fallbackCauses = [
  'overloaded',
  'failed',
  'timeout',
  'context_length',
  'content_policy',
  'budget',
] as const;

export type FallbackCause = (typeof fallbackCauses)[number];

/** Names of models by cause, in order. */
export type Fallbacks = Readonly<Partial<Record<FallbackCause, readonly string[]>>>;

/** Fallbacks as written in `gateway.yaml`. */
export type FallbacksInFile = Fallbacks & { readonly unavailable?: readonly string[] };

/** Causes that `unavailable` covers where they have no list of their own. */
const UNAVAILABLE: readonly FallbackCause[] = ['overloaded', 'failed', 'timeout'];

/** Returns the key of the list for a cause: the cause itself, or `unavailable`; null without a list. */
export function keyOfCause(written: object, cause: FallbackCause): FallbackCause | 'unavailable' | null {
  if (cause in written) return cause;
  return 'unavailable' in written && UNAVAILABLE.includes(cause) ? 'unavailable' : null;
}

export function fallbacksOf(written: FallbacksInFile = {}): Fallbacks {
  const lists: Partial<Record<FallbackCause, readonly string[]>> = {};
  for (const cause of fallbackCauses) {
    const key = keyOfCause(written, cause);
    const names = key === null ? undefined : written[key];
    if (names !== undefined) lists[cause] = names;
  }
  return lists;
}

export function hasFallbacks(fallbacks: Fallbacks): boolean {
  for (const _cause in fallbacks) return true;
  return false;
}
