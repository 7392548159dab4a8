/** Returns a time as whole Unix seconds; now where a server sends none. Some send fractions, and some send 0. */
export function unixSeconds(value: unknown): number {
  const seconds = typeof value === 'number' ? Math.floor(value) : 0;
  return Number.isSafeInteger(seconds) && seconds > 0 ? seconds : Math.floor(Date.now() / 1000);
}
