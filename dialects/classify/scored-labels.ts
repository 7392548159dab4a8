import { invalidResponse } from '../invalid-response.ts';
import { isRecord, type JsonRecord } from '../json-values.ts';

interface ScoredLabel {
  label: string;
  score: number;
}

/** Numbers in names count as numbers: LABEL_2 comes before LABEL_10. */
const byName = new Intl.Collator('en', { numeric: true });

/**
 * The entries of a classification from lists of labels with their scores, one list per input. Servers of this form sort each
 * list by score, so that probabilities would stand in another order for each input: here the labels are sorted by name, the
 * same for all, and come along as `labels`.
 */
export function entriesOf(lists: readonly unknown[]): JsonRecord[] {
  return lists.map((list, index) => {
    if (!Array.isArray(list)) throw invalidResponse('an entry is not a list of labels');
    const scored = list.map(readScoredLabel);
    const [first] = scored;
    if (first === undefined) throw invalidResponse('an input has no labels');
    const best = scored.reduce((left, right) => (right.score > left.score ? right : left), first);
    scored.sort((left, right) => byName.compare(left.label, right.label));
    return {
      index,
      label: best.label,
      labels: scored.map(({ label }) => label),
      probs: scored.map(({ score }) => score),
    };
  });
}

function readScoredLabel(entry: unknown): ScoredLabel {
  if (isRecord(entry)) {
    const { label, score } = entry;
    if (typeof label === 'string' && typeof score === 'number') return { label, score };
  }
  throw invalidResponse('a class has no label or no score');
}
