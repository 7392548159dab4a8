export interface Example {
  /** Without the constant 1 of the intercept. */
  features: readonly number[];
  isTrue: boolean;
  weight?: number;
}

const steps = 20_000;

/** Logistic regression by gradient descent with a small pull to 0. The last weight is the intercept. */
export function fitLogistic(examples: readonly Example[], pull = 0.0003): number[] {
  const width = (examples[0]?.features.length ?? 0) + 1;
  const weights = Array.from({ length: width }, () => 0);
  for (let step = 0; step < steps; step += 1) {
    const slope = weights.map((weight, index) => (index === width - 1 ? 0 : pull * weight));
    for (const { features, isTrue, weight = 1 } of examples) {
      const error = (weight * (probability(weights, features) - (isTrue ? 1 : 0))) / examples.length;
      features.forEach((feature, index) => (slope[index] = (slope[index] ?? 0) + error * feature));
      slope[width - 1] = (slope[width - 1] ?? 0) + error;
    }
    slope.forEach((value, index) => (weights[index] = (weights[index] ?? 0) - value));
  }
  return weights;
}

function probability(weights: readonly number[], features: readonly number[]): number {
  const logit = features.reduce(
    (sum, feature, index) => sum + feature * (weights[index] ?? 0),
    weights.at(-1) ?? 0,
  );
  return 1 / (1 + Math.exp(-logit));
}

/** The candidate with the least loss. */
export function leastLoss(
  candidates: readonly number[],
  lossOf: (candidate: number) => number,
): number | undefined {
  return candidates.toSorted((left, right) => lossOf(left) - lossOf(right))[0];
}
