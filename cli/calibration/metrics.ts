/** The probabilities that were given to the options of a question, and the place of the right one. */
export interface Forecast {
  probabilities: readonly number[];
  outcome: number;
}

export interface Metrics {
  /** Mean negative log-likelihood of the right option, in nats. */
  nll: number;
  /** Mean square of the distances from what came; for two options half of the sum over both. */
  brier: number;
  /** Expected calibration error over bins of equal mass. */
  ece: number;
}

export const metricNames = ['nll', 'brier', 'ece'] as const satisfies readonly (keyof Metrics)[];

const BINS = 10;
/** A right option of probability 0 would make every mean infinite; answers show six places. */
const LEAST_PROBABILITY = 1e-6;

/** @param binary whether the first option's probability is the forecast, as with a predicate, or the likeliest one's */
export function metricsOf(forecasts: readonly Forecast[], binary: boolean): Metrics {
  const mean = (valueOf: (forecast: Forecast) => number): number =>
    forecasts.reduce((sum, forecast) => sum + valueOf(forecast), 0) / forecasts.length;
  return {
    nll: mean(
      ({ probabilities, outcome }) => -Math.log(Math.max(probabilities[outcome] ?? 0, LEAST_PROBABILITY)),
    ),
    brier: mean(({ probabilities, outcome }) => squares(probabilities, outcome) / (binary ? 2 : 1)),
    ece: calibrationError(forecasts.map((forecast) => (binary ? binaryPoint(forecast) : topPoint(forecast)))),
  };
}

interface Point {
  probability: number;
  came: number;
}

function squares(probabilities: readonly number[], outcome: number): number {
  return probabilities.reduce((sum, value, index) => sum + (value - (index === outcome ? 1 : 0)) ** 2, 0);
}

function binaryPoint({ probabilities, outcome }: Forecast): Point {
  return { probability: probabilities[0] ?? 0, came: outcome === 0 ? 1 : 0 };
}

function topPoint({ probabilities, outcome }: Forecast): Point {
  const top = Math.max(...probabilities);
  return { probability: top, came: probabilities.indexOf(top) === outcome ? 1 : 0 };
}

/** Bins of equal mass; equal forecasts are never parted, since their order would decide what the bins hold. */
function calibrationError(points: readonly Point[]): number {
  const sorted = points.toSorted((a, b) => a.probability - b.probability);
  let error = 0;
  let start = 0;
  for (let bin = 1; bin <= BINS; bin += 1) {
    let end = Math.round((bin * sorted.length) / BINS);
    while (end < sorted.length && sorted[end]?.probability === sorted[end - 1]?.probability) end += 1;
    if (end <= start) continue;
    const held = sorted.slice(start, end);
    error += Math.abs(held.reduce((sum, { probability, came }) => sum + probability - came, 0));
    start = end;
  }
  return error / sorted.length;
}
