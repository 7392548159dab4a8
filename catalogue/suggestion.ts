import { closest, distance } from 'fastest-levenshtein';

const MAX_LENGTH = 200;

/**
 * Returns a suggestion such as `did you mean 'base_url'?` when one of the candidates is similar; undefined
 * otherwise.
 */
export function didYouMean(written: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0 || written.length > MAX_LENGTH) return undefined;
  const spelled = normalised(written);
  const byName = new Map(candidates.map((candidate) => [normalised(candidate), candidate]));
  const nearest = closest(spelled, [...byName.keys()]);
  const tolerance = Math.max(2, Math.floor(spelled.length / 3));
  if (distance(spelled, nearest) > tolerance) return undefined;
  return `did you mean '${byName.get(nearest)}'?`;
}

/** Ignores case and the kind of separator. */
function normalised(name: string): string {
  return name.toLowerCase().replaceAll('-', '_');
}
