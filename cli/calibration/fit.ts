import type { PlattParameters, TemperatureParameters } from '../../catalogue/calibration.ts';
import { subtractPrior, type Prior } from '../../dialects/decisions/prior.ts';
import { sigmoid, softmax } from '../../dialects/decisions/probability-math.ts';

/** One answered question: the log-probability of each option, and the index of the correct one. */
export interface Observation {
  scores: readonly number[];
  outcome: number;
  /** The scores without an input, if they were requested. Their weight is then fitted too. */
  prior?: Prior;
}

/** Subtracts the priors with the given weight. */
export function withWeight<One extends Observation>(observations: readonly One[], weight: number): One[] {
  if (weight === 0) return [...observations];
  return observations.map((one) => ({
    ...one,
    scores: subtractPrior(one.scores, one.prior ?? one.scores.map(() => 0), weight),
  }));
}

/** Pulls the slope towards 1 and the intercept towards 0 where the data do not determine them, such as when all answers are correct. */
const RIDGE = 0.01;
const MAX_STEPS = 100;
const TOLERANCE = 1e-10;

/** Fits the slope and intercept with the lowest negative log-likelihood (Platt 1999), by Newton's method. */
export function fitPlatt(observations: readonly Observation[]): PlattParameters {
  const points = observations.map(({ scores, outcome }) => ({
    logit: (scores[0] ?? 0) - (scores[1] ?? 0),
    label: outcome === 0 ? 1 : 0,
  }));
  let found: PlattParameters = { slope: 1, intercept: 0 };
  let loss = plattLoss(points, found);
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const [bySlope, byIntercept] = newtonStep(points, found);
    // A full Newton step can overshoot, so it is halved until the loss decreases.
    let next = found;
    let nextLoss = Infinity;
    for (let share = 1; share > 1e-6 && nextLoss > loss; share /= 2) {
      next = { slope: found.slope - share * bySlope, intercept: found.intercept - share * byIntercept };
      nextLoss = plattLoss(points, next);
    }
    if (!(nextLoss < loss - TOLERANCE)) break;
    found = next;
    loss = nextLoss;
  }
  return found;
}

interface Point {
  logit: number;
  label: number;
}

function plattLoss(points: readonly Point[], { slope, intercept }: PlattParameters): number {
  const data = points.reduce((sum, { logit, label }) => {
    const z = slope * logit + intercept;
    // log(1 + e^z) − label·z, without overflow.
    return sum + Math.max(z, 0) + Math.log1p(Math.exp(-Math.abs(z))) - label * z;
  }, 0);
  return data + (RIDGE / 2) * ((slope - 1) ** 2 + intercept ** 2);
}

function newtonStep(points: readonly Point[], { slope, intercept }: PlattParameters): [number, number] {
  let gradientSlope = RIDGE * (slope - 1);
  let gradientIntercept = RIDGE * intercept;
  let slopeSlope = RIDGE;
  let slopeIntercept = 0;
  let interceptIntercept = RIDGE;
  for (const { logit, label } of points) {
    const probability = sigmoid(slope * logit + intercept);
    const weight = probability * (1 - probability);
    gradientSlope += (probability - label) * logit;
    gradientIntercept += probability - label;
    slopeSlope += weight * logit * logit;
    slopeIntercept += weight * logit;
    interceptIntercept += weight;
  }
  const determinant = slopeSlope * interceptIntercept - slopeIntercept ** 2;
  return [
    (interceptIntercept * gradientSlope - slopeIntercept * gradientIntercept) / determinant,
    (slopeSlope * gradientIntercept - slopeIntercept * gradientSlope) / determinant,
  ];
}

const MIN_TEMPERATURE = 0.02;
const MAX_TEMPERATURE = 100;
const GOLDEN = (Math.sqrt(5) - 1) / 2;
const SEARCH_STEPS = 60;

/** Fits the temperature with the lowest negative log-likelihood (Guo et al. 2017), by golden-section search on its logarithm. */
export function fitTemperature(observations: readonly Observation[]): TemperatureParameters {
  const lossAt = (logTemperature: number): number =>
    observations.reduce((sum, { scores, outcome }) => {
      const probability = softmax(scores, Math.exp(logTemperature))[outcome] ?? 0;
      return sum - Math.log(Math.max(probability, Number.MIN_VALUE));
    }, 0);
  let low = Math.log(MIN_TEMPERATURE);
  let high = Math.log(MAX_TEMPERATURE);
  for (let step = 0; step < SEARCH_STEPS; step += 1) {
    const left = high - GOLDEN * (high - low);
    const right = low + GOLDEN * (high - low);
    if (lossAt(left) <= lossAt(right)) high = right;
    else low = left;
  }
  return { temperature: Math.exp((low + high) / 2) };
}
