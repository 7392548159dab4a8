import { UNCALIBRATED, type CalibratedKind, type Calibration } from '../../catalogue/calibration.ts';
import { probabilitiesOf } from '../../dialects/decisions/answers.ts';
import { estimate, type Estimates } from './bootstrap.ts';
import { fitPlatt, fitTemperature, type Observation } from './fit.ts';
import type { Forecast } from './metrics.ts';

/** An observation of one kind of question, with what its options are called. */
export interface LabelledObservation extends Observation {
  options: readonly string[];
  train: boolean;
}

export interface Assessment {
  kind: CalibratedKind;
  train: number;
  heldOut: number;
  /** With this kind's parameters alone. */
  calibration: Calibration;
  before: Estimates;
  after: Estimates;
  /** What each option's share among the train answers would be worth, whatever the input. */
  baseline: Estimates;
}

/** Fewer say nothing about probabilities. */
export const LEAST_ITEMS = 50;

/** Fits parameters to the train half and judges them by the other. Null when either half is too small. */
export function assess(
  kind: CalibratedKind,
  observations: readonly LabelledObservation[],
): Assessment | null {
  const train = observations.filter((observation) => observation.train);
  const heldOut = observations.filter((observation) => !observation.train);
  if (train.length < LEAST_ITEMS || heldOut.length < LEAST_ITEMS) return null;
  const calibration = fit(kind, train);
  const shares = optionShares(train);
  const judged = (forecastOf: (observation: LabelledObservation) => number[]): Estimates =>
    estimate(
      heldOut.map((observation): Forecast => {
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
    after: judged(by(calibration)),
    baseline: judged(shares),
  };
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

/** The share of each option among the right ones; one more of each, so that none is impossible. */
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
