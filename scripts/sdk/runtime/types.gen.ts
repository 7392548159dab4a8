/** Stands where `npm run generate` puts the types of the contract. */
export type * from '../../../generated/types/types.gen.ts';
