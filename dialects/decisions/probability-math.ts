/** Probabilities are rounded to millionths. */
const UNITS = 1_000_000;

export function sigmoid(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

/** Converts log-probabilities to probabilities, after dividing them by the temperature. */
export function softmax(scores: readonly number[], temperature = 1): number[] {
  const most = Math.max(...scores);
  const weights = scores.map((score) => Math.exp((score - most) / temperature));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

export function roundToMillionths(value: number): number {
  return Math.round(value * UNITS) / UNITS;
}

export function roundProbability(probability: number): number {
  return roundToMillionths(Math.min(1, Math.max(0, probability)));
}

/**
 * Rounds probabilities to six decimals so that they still sum to one: all are rounded down, and the remaining units go
 * to those that lost the most.
 */
export function roundToSumOne(probabilities: readonly number[]): number[] {
  const exact = probabilities.map((probability) => probability * UNITS);
  const units = exact.map(Math.floor);
  const remaining = UNITS - units.reduce((sum, unit) => sum + unit, 0);
  const byLoss = exact
    .map((value, index) => ({ index, loss: value - Math.floor(value) }))
    .sort((a, b) => b.loss - a.loss || a.index - b.index);
  for (const { index } of byLoss.slice(0, remaining)) units[index] = (units[index] ?? 0) + 1;
  return units.map((unit) => unit / UNITS);
}
