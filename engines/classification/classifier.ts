/** The classes of texts, as every classification engine gives them. */
export interface Classification {
  labels: readonly string[];
  /** Per text, in the order of the labels; each sums to 1. */
  probabilities: number[][];
  tokens: number;
}

/** The classes of one text, as the contract has them. */
export interface ClassifiedText {
  index: number;
  label: string | null;
  labels: readonly string[];
  probs: number[];
  num_classes: number;
}

export function classifiedTexts({ labels, probabilities }: Classification): ClassifiedText[] {
  return probabilities.map((probs, index) => {
    const likeliest = probs.indexOf(Math.max(...probs));
    return { index, label: labels[likeliest] ?? null, labels, probs, num_classes: labels.length };
  });
}

/** Probabilities from log-probabilities up to a constant. */
export function softmax(logits: readonly number[]): number[] {
  const highest = Math.max(...logits);
  const weights = logits.map((logit) => Math.exp(logit - highest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}
