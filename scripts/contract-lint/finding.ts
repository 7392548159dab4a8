import type { ContractDocument } from '../generation/document.ts';

/** Something wrong with the contract, and the keys that lead to it. */
export interface Finding {
  message: string;
  path: (string | number)[];
}

/** A rule over the whole document. It throws when a reference leads nowhere. */
export type Rule = (document: ContractDocument) => Finding[];
