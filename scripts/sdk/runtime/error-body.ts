/** Stands where `npm run generate` puts the union of every error body that the contract declares. */
export type ErrorBody = unknown;
