// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '8fb89b306fea2956e5eef923b55de60a783e8dc231e4bce54f2c1e15eb036d82';
