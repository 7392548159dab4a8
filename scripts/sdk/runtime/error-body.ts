/** Placeholder. `npm run generate` writes the union of every error body that the contract declares. */
export type ErrorBody = unknown;
/** Placeholder. `npm run generate` writes the contract's body for a budget that is used up. */
export type BudgetStatus = object;
