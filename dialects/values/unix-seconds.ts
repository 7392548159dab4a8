/**
 * Returns a time as whole Unix seconds. Some servers send fractions, some send 0 or nothing.
 *
 * @param fallback now, unless given
 */
export function unixSeconds(value: unknown, fallback?: number): number {
  const seconds = typeof value === 'number' ? Math.floor(value) : 0;
  return Number.isSafeInteger(seconds) && seconds > 0 ? seconds : (fallback ?? Math.floor(Date.now() / 1000));
}
