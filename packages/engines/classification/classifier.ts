/** The result of a classification engine: the classes of several texts. */
export interface Classification {
  labels: readonly string[];
  /** The probabilities of each text in the order of the labels. They sum to 1. */
  probabilities: number[][];
  tokens: number;
}

/** The classes of one text in the contract's form. */
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

/** Converts log-probabilities to probabilities. A constant added to all of them makes no difference. */
export function softmax(logits: readonly number[]): number[] {
  const highest = Math.max(...logits);
  const weights = logits.map((logit) => Math.exp(logit - highest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}
