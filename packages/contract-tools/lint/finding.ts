import type { ContractDocument } from '../reading/document.ts';

/** An error in the contract, and the path of keys to it. */
export interface Finding {
  message: string;
  path: (string | number)[];
}

/** A rule for the document. It throws when a reference cannot be resolved. */
export type Rule = (document: ContractDocument) => Finding[];
