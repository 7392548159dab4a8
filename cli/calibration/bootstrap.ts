import { metricNames, metricsOf, type Forecast, type Metrics } from './metrics.ts';

/** A value with the interval that contains 95 % of its resamples. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

export type Estimates = Record<keyof Metrics, Estimate>;

const RESAMPLES = 1_000;
const SEED = 20_260_701;

/** Computes the metrics with percentile bootstrap intervals. The result is deterministic. */
export function estimate(forecasts: readonly Forecast[], binary: boolean): Estimates {
  const random = randomNumbers(SEED);
  const resamples = Array.from({ length: RESAMPLES }, () => metricsOf(resample(forecasts, random), binary));
  const measured = metricsOf(forecasts, binary);
  const estimates = metricNames.map((name) => {
    const values = resamples.map((metrics) => metrics[name]).sort((a, b) => a - b);
    return [
      name,
      { value: measured[name], low: quantile(values, 0.025), high: quantile(values, 0.975) },
    ] as const;
  });
  // The assertion holds: the names are all metrics.
  return Object.fromEntries(estimates) as Estimates;
}

function resample<Item>(items: readonly Item[], random: () => number): Item[] {
  return items.map((item) => items[Math.floor(random() * items.length)] ?? item);
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** A seeded generator of numbers from 0 to below 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
