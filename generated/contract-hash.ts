// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = 'df6131c4354a076ef477fa0decedd83f4451affba20f17379254f6a7a8a966ca';
