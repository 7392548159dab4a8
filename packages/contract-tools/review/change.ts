/** The effect of a change on clients. */
export type Rating = 'breaking' | 'additive' | 'wording';

export const ratings: readonly Rating[] = ['breaking', 'additive', 'wording'];

/** A line in one of the two documents. */
export interface Place {
  file: string;
  line: number;
}

/** A difference between two versions of the contract. */
export interface Change {
  rating: Rating;
  /** The rule that rated the change, of Redocly or of this folder. */
  rule: string;
  message: string;
  /** JSON pointer to the change: in the revision, or in the base for a removal. */
  pointer: string;
  /** Place of the change in the revision. For a removal, the nearest remaining place. */
  place: Place;
  /** Place in the base. Null for an addition. */
  basePlace: Place | null;
  before: unknown;
  after: unknown;
}

/** The parts of this repository and its SDK that a change affects. */
export interface Effects {
  /** Operations and the part of each: `createRerank (request)`. */
  operations: string[];
  handlers: string[];
  validators: string[];
  sdk: string[];
  /** Rows of `errors/catalogue.ts`. */
  errorRows: string[];
  /** Other sources that mention the change. */
  sources: string[];
  tests: string[];
  docs: string[];
}

/** A change with its effects. Only breaking changes have a fingerprint. */
export interface ReviewedChange extends Change {
  effects: Effects;
  fingerprint: string | null;
  approvedBy: string | null;
}

/** Thrown when the comparison itself failed. */
export class ComparisonError extends Error {
  override readonly name = 'ComparisonError';
}
