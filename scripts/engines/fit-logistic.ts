export interface Example {
  /** The features without the constant 1 of the intercept. */
  features: readonly number[];
  isTrue: boolean;
  weight?: number;
}

const steps = 300;

/**
 * Fits a logistic regression with L2 regularisation, by gradient descent with momentum (Nesterov), because the
 * encoder's vectors are wide. The last weight is the intercept.
 */
export function fitLogistic(examples: readonly Example[], pull = 0.0003): number[] {
  const width = (examples[0]?.features.length ?? 0) + 1;
  const rows = examples.map(({ features }) => Float64Array.from([...features, 1]));
  const total = examples.reduce((sum, { weight = 1 }) => sum + weight, 0);
  // The mean square of the rows bounds the curvature in every direction.
  const square = rows.reduce(
    (sum, row, index) =>
      sum + (examples[index]?.weight ?? 1) * row.reduce((size, value) => size + value ** 2, 0),
    0,
  );
  const step = 1 / (square / total / 4 + pull);
  let weights = new Float64Array(width);
  let ahead = weights;
  for (let round = 1; round <= steps; round += 1) {
    const slope = ahead.map((weight, index) => (index === width - 1 ? 0 : pull * weight));
    rows.forEach((row, index) => {
      const { isTrue = false, weight = 1 } = examples[index] ?? {};
      const error = (weight * (probability(ahead, row) - (isTrue ? 1 : 0))) / total;
      for (let column = 0; column < width; column += 1)
        slope[column] = (slope[column] ?? 0) + error * (row[column] ?? 0);
    });
    const next = ahead.map((weight, index) => weight - step * (slope[index] ?? 0));
    const momentum = round / (round + 3);
    const previous = weights;
    ahead = next.map((weight, index) => weight + momentum * (weight - (previous[index] ?? 0)));
    weights = next;
  }
  return [...weights];
}

/** Fits with features on one scale, so that the regularisation treats them equally. */
export function fitScaled(examples: readonly Example[], pull: number): number[] {
  const columns = (examples[0]?.features ?? []).map((_unused, column) => {
    const values = examples.map(({ features }) => features[column] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    return { mean, scale: Math.sqrt(variance) || 1 };
  });
  const scaled = examples.map((example) => ({
    ...example,
    features: example.features.map((value, column) => {
      const { mean = 0, scale = 1 } = columns[column] ?? {};
      return (value - mean) / scale;
    }),
  }));
  const weights = fitLogistic(scaled, pull);
  const slopes = columns.map(({ scale }, column) => (weights[column] ?? 0) / scale);
  const shift = columns.reduce((sum, { mean }, column) => sum + mean * (slopes[column] ?? 0), 0);
  return [...slopes, (weights.at(-1) ?? 0) - shift];
}

function probability(weights: Float64Array, row: Float64Array): number {
  let logit = 0;
  for (let column = 0; column < row.length; column += 1) logit += (row[column] ?? 0) * (weights[column] ?? 0);
  return 1 / (1 + Math.exp(-logit));
}

/** Returns the candidate with the least loss. */
export function leastLoss(
  candidates: readonly number[],
  lossOf: (candidate: number) => number,
): number | undefined {
  return candidates.toSorted((left, right) => lossOf(left) - lossOf(right))[0];
}
