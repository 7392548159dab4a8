/** Stands where `npm run generate` puts the union of every error body that the contract declares. */
export type ErrorBody = unknown;
/** Stands where `npm run generate` puts the contract's body of a budget that is used up. */
export type BudgetStatus = object;
