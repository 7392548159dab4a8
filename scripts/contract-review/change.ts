/** What a change does to those who use the contract. */
export type Rating = 'breaking' | 'additive' | 'wording';

export const ratings: readonly Rating[] = ['breaking', 'additive', 'wording'];

/** A line of one of the two documents. */
export interface Place {
  file: string;
  line: number;
}

/** One difference between two versions of the contract. */
export interface Change {
  rating: Rating;
  /** The rule that rated it: a diff rule of Redocly or one of this folder's. */
  rule: string;
  message: string;
  /** JSON pointer to what changed: in the revision, or in the base where it was removed. */
  pointer: string;
  /** Where a reviewer finds it: in the revision; for a removal the nearest place that is left. */
  place: Place;
  /** Where it stood before; null for an addition. */
  basePlace: Place | null;
  before: unknown;
  after: unknown;
}

/** What a change reaches in this repository and its SDK. */
export interface Effects {
  /** Operations and the part of each: `createRerank (request)`. */
  operations: string[];
  handlers: string[];
  validators: string[];
  sdk: string[];
  /** Rows of `errors/catalogue.ts`. */
  errorRows: string[];
  /** Other sources that name what changed. */
  sources: string[];
  tests: string[];
  docs: string[];
}

/** A change with what follows from it. Only breaking changes have a fingerprint. */
export interface ReviewedChange extends Change {
  effects: Effects;
  fingerprint: string | null;
  approvedBy: string | null;
}

/** The comparison itself failed, so nothing is known about the changes. */
export class ComparisonError extends Error {
  override readonly name = 'ComparisonError';
}
