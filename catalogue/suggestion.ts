import { closest, distance } from 'fastest-levenshtein';

const MAX_LENGTH = 200;

/** `did you mean 'base_url'?` when one of the candidates is near enough to what was written to be what was meant. */
export function didYouMean(written: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0 || written.length > MAX_LENGTH) return undefined;
  const spelled = normalised(written);
  const byName = new Map(candidates.map((candidate) => [normalised(candidate), candidate]));
  const nearest = closest(spelled, [...byName.keys()]);
  const tolerance = Math.max(2, Math.floor(spelled.length / 3));
  if (distance(spelled, nearest) > tolerance) return undefined;
  return `did you mean '${byName.get(nearest)}'?`;
}

/** Case and the kind of separator are the commonest slips, and no slip at all to a reader. */
function normalised(name: string): string {
  return name.toLowerCase().replaceAll('-', '_');
}
