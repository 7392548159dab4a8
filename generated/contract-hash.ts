// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = 'bdd47736a0f3b2e6272a15c47eb44f4586bb55930c68d649d6171aa0d08b875f';
