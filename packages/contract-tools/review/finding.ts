import type { ContractSource } from './contract-source.ts';
import type { Rating } from './change.ts';
import type { ContractUses } from './uses.ts';

/** Two versions of the contract. */
export interface Comparison {
  base: ContractSource;
  revision: ContractSource;
  baseUses: ContractUses;
  revisionUses: ContractUses;
}

/** A finding of a rule. At least one of the pointers is set. */
export interface Finding {
  rating: Rating;
  rule: string;
  message: string;
  basePointer: string | null;
  revisionPointer: string | null;
  before: unknown;
  after: unknown;
}

/** A rule of the gateway for both documents. */
export type ReviewRule = (comparison: Comparison) => Finding[];

export function isEqual(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
