// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '4b96d2fdfda9b2bc9ba7a27249de67ec505d11bd7d9ad6ad176b28e78ca52f71';
