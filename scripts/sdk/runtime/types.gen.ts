/** Placeholder. `npm run generate` writes the types of the contract. */
export type * from '../../../generated/types/types.gen.ts';
