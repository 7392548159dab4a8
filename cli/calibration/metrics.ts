/** The forecast probabilities of a question's options, and the index of the correct one. */
export interface Forecast {
  probabilities: readonly number[];
  outcome: number;
}

export interface Metrics {
  /** Mean negative log-likelihood of the correct option, in nats. */
  nll: number;
  /** Mean squared error of the probabilities; for two options half of the sum over both. */
  brier: number;
  /** Expected calibration error over bins of equal mass. */
  ece: number;
}

export const metricNames = ['nll', 'brier', 'ece'] as const satisfies readonly (keyof Metrics)[];

const BINS = 10;
/** A lower bound, since a correct option of probability 0 would make the mean infinite. Responses have six decimal places. */
const MIN_PROBABILITY = 1e-6;

/** @param binary whether the first option's probability is the forecast, as with a predicate, or the likeliest one's */
export function metricsOf(forecasts: readonly Forecast[], binary: boolean): Metrics {
  const mean = (valueOf: (forecast: Forecast) => number): number =>
    forecasts.reduce((sum, forecast) => sum + valueOf(forecast), 0) / forecasts.length;
  return {
    nll: mean(
      ({ probabilities, outcome }) => -Math.log(Math.max(probabilities[outcome] ?? 0, MIN_PROBABILITY)),
    ),
    brier: mean(({ probabilities, outcome }) => squares(probabilities, outcome) / (binary ? 2 : 1)),
    ece: calibrationError(forecasts.map((forecast) => (binary ? binaryPoint(forecast) : topPoint(forecast)))),
  };
}

interface Point {
  probability: number;
  occurred: number;
}

function squares(probabilities: readonly number[], outcome: number): number {
  return probabilities.reduce((sum, value, index) => sum + (value - (index === outcome ? 1 : 0)) ** 2, 0);
}

function binaryPoint({ probabilities, outcome }: Forecast): Point {
  return { probability: probabilities[0] ?? 0, occurred: outcome === 0 ? 1 : 0 };
}

function topPoint({ probabilities, outcome }: Forecast): Point {
  const top = Math.max(...probabilities);
  return { probability: top, occurred: probabilities.indexOf(top) === outcome ? 1 : 0 };
}

/** Expected calibration error over bins of equal mass. Equal forecasts stay in one bin, so that their order does not matter. */
function calibrationError(points: readonly Point[]): number {
  const sorted = points.toSorted((a, b) => a.probability - b.probability);
  let error = 0;
  let start = 0;
  for (let bin = 1; bin <= BINS; bin += 1) {
    let end = Math.round((bin * sorted.length) / BINS);
    while (end < sorted.length && sorted[end]?.probability === sorted[end - 1]?.probability) end += 1;
    if (end <= start) continue;
    const held = sorted.slice(start, end);
    error += Math.abs(held.reduce((sum, { probability, occurred }) => sum + probability - occurred, 0));
    start = end;
  }
  return error / sorted.length;
}
