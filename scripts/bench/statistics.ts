/** Returns a quantile (nearest rank). NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Returns the time of the machine's monotonic clock, which all processes share. */
export function nowMicroseconds(): number {
  return Number(process.hrtime.bigint() / 1_000n);
}
