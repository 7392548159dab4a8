// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = 'dc0c640e6311e66c8010fc99bc2801559857f17f295bb6bfa6a0ecac314e860c';
