import type { Effects, Rating, ReviewedChange } from './change.ts';

export const ratingNames: Readonly<Record<Rating, string>> = {
  breaking: 'Breaking',
  additive: 'Additive',
  wording: 'Wording',
};

const MOST_ITEMS = 12;

const groupNames: Readonly<Record<keyof Effects, string>> = {
  operations: 'operations',
  handlers: 'handlers',
  validators: 'validators',
  sdk: 'SDK',
  errorRows: 'error rows',
  sources: 'sources',
  tests: 'tests',
  docs: 'docs',
};

/** The effects that there are, by the name of their kind. */
export function effectGroups(effects: Effects): [string, string[]][] {
  // The table has exactly the keys of `Effects`.
  const keys = Object.keys(groupNames) as (keyof Effects)[];
  return keys.filter((key) => effects[key].length > 0).map((key) => [groupNames[key], effects[key]]);
}

/** A list of at most a line or two; the JSON report has all of it. */
export function shortened(items: readonly string[]): string {
  const rest = items.length - MOST_ITEMS;
  return items.slice(0, MOST_ITEMS).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** The fingerprint of a breaking change and who approved it. */
export function statusOf({ fingerprint, approvedBy }: ReviewedChange): string {
  if (fingerprint === null) return '';
  return `, ${fingerprint}, ${approvedBy === null ? 'not approved' : `approved by ${approvedBy}`}`;
}
