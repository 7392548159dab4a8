// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '4674b88c893486aa578a5e08a9c5192cd2fcfae57e498bfe7ed93dfeafece2c5';
