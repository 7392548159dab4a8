import { UNCALIBRATED, type CalibratedKind, type Calibration } from '../../catalogue/calibration.ts';
import { probabilitiesOf } from '../../dialects/decisions/answers.ts';
import { estimate, type Estimates } from './bootstrap.ts';
import { fitPlatt, fitTemperature, withWeight, type Observation } from './fit.ts';
import type { Forecast } from './metrics.ts';

/** An observation with the names of its options. */
export interface LabelledObservation extends Observation {
  options: readonly string[];
  train: boolean;
}

export interface Assessment {
  kind: CalibratedKind;
  train: number;
  heldOut: number;
  /** The parameters of this kind only. */
  calibration: Calibration;
  before: Estimates;
  after: Estimates;
  /** The metrics of a constant forecast: each option's share among the training answers. */
  baseline: Estimates;
}

/** With fewer items, probabilities cannot be assessed. */
export const MIN_ITEMS = 50;

/** Fits parameters to the training half and measures them on the other. Null when either half is too small. */
export function assess(
  kind: CalibratedKind,
  observations: readonly LabelledObservation[],
): Assessment | null {
  const train = observations.filter((observation) => observation.train);
  const heldOut = observations.filter((observation) => !observation.train);
  if (train.length < MIN_ITEMS || heldOut.length < MIN_ITEMS) return null;
  const calibration = fitWithPrior(kind, train);
  const weight = calibration[kind]?.prior_weight ?? 0;
  const shares = optionShares(train);
  const judged = (forecastOf: (observation: LabelledObservation) => number[], items = heldOut): Estimates =>
    estimate(
      items.map((observation): Forecast => {
        return { probabilities: forecastOf(observation), outcome: observation.outcome };
      }),
      kind === 'predicate',
    );
  const by = (parameters: Calibration) => (observation: Observation) =>
    probabilitiesOf(kind, { ...observation, labelMass: 1 }, parameters);
  return {
    kind,
    train: train.length,
    heldOut: heldOut.length,
    calibration,
    before: judged(by(UNCALIBRATED)),
    after: judged(by(calibration), withWeight(heldOut, weight)),
    baseline: judged(shares),
  };
}

const WEIGHTS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];
/** The gain in log-likelihood that justifies one more parameter (Akaike 1974). */
const MIN_GAIN = 1;

/** Fits with the weight of the prior that explains the training half best, if that justifies a parameter; else without. */
function fitWithPrior(kind: CalibratedKind, train: readonly Observation[]): Calibration {
  const plain = fit(kind, train);
  if (train.some(({ prior }) => prior === undefined)) return plain;
  let best = { calibration: plain, loss: lossOf(kind, train, plain) - MIN_GAIN };
  for (const weight of WEIGHTS) {
    const weighted = withWeight(train, weight);
    const calibration = fit(kind, weighted);
    const loss = lossOf(kind, weighted, calibration);
    if (loss < best.loss) best = { calibration: withPriorWeight(calibration, weight), loss };
  }
  return best.calibration;
}

function withPriorWeight(calibration: Calibration, weight: number): Calibration {
  const entries = Object.entries(calibration).map(([kind, parameters]: [string, object]) => [
    kind,
    { ...parameters, prior_weight: weight },
  ]);
  // The assertion holds: the same kinds with the same parameters, and one more.
  return Object.fromEntries(entries) as Calibration;
}

/** Negative log-likelihood of all answers. */
function lossOf(
  kind: CalibratedKind,
  observations: readonly Observation[],
  calibration: Calibration,
): number {
  return observations.reduce((sum, { scores, outcome }) => {
    const probability = probabilitiesOf(kind, { scores, labelMass: 1 }, calibration)[outcome] ?? 0;
    return sum - Math.log(Math.max(probability, Number.MIN_VALUE));
  }, 0);
}

function fit(kind: CalibratedKind, train: readonly Observation[]): Calibration {
  switch (kind) {
    case 'predicate':
      return { predicate: fitPlatt(train) };
    case 'choice':
      return { choice: fitTemperature(train) };
    case 'score':
      return { score: fitTemperature(train) };
  }
}

/** The share of each option among the correct ones. Each count is one higher, so that no share is 0. */
function optionShares(train: readonly LabelledObservation[]): (observation: LabelledObservation) => number[] {
  const counts = new Map<string, number>();
  for (const { options, outcome } of train) {
    const name = options[outcome] ?? '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return ({ options }) => {
    const weights = options.map((name) => (counts.get(name) ?? 0) + 1);
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.map((weight) => weight / sum);
  };
}
