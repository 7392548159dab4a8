import type { Effects, Rating, ReviewedChange } from './change.ts';

export const ratingNames: Readonly<Record<Rating, string>> = {
  breaking: 'Breaking',
  additive: 'Additive',
  wording: 'Wording',
};

const MAX_ITEMS = 12;

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

/** Returns the effects by the name of their kind, without empty kinds. */
export function effectGroups(effects: Effects): [string, string[]][] {
  // The table has exactly the keys of `Effects`.
  const keys = Object.keys(groupNames) as (keyof Effects)[];
  return keys.filter((key) => effects[key].length > 0).map((key) => [groupNames[key], effects[key]]);
}

/** Shortens a list. The JSON report has the complete list. */
export function shortened(items: readonly string[]): string {
  const rest = items.length - MAX_ITEMS;
  return items.slice(0, MAX_ITEMS).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** Returns the fingerprint of a breaking change and its approval. */
export function statusOf({ fingerprint, approvedBy }: ReviewedChange): string {
  if (fingerprint === null) return '';
  return `, ${fingerprint}, ${approvedBy === null ? 'not approved' : `approved by ${approvedBy}`}`;
}
