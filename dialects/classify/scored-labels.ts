import { invalidResponse } from '../invalid-response.ts';
import { isLoose, type Fields, type JsonObject } from '../values/json-values.ts';

interface ScoredLabel {
  label: string;
  score: number;
}

/** Compares numbers in names as numbers: LABEL_2 comes before LABEL_10. */
const byName = new Intl.Collator('en', { numeric: true });

/**
 * Creates the entries of a classification from lists of scored labels, one list per input. Servers of this format sort
 * each list by score, so the order differs between inputs. Here the labels are sorted by name, the same for all inputs,
 * and returned as `labels`.
 */
export function entriesOf(lists: readonly unknown[]): JsonObject[] {
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
  if (isLoose<Fields<'label' | 'score'>>(entry)) {
    const { label, score } = entry;
    if (typeof label === 'string' && typeof score === 'number') return { label, score };
  }
  throw invalidResponse('a class has no label or no score');
}
