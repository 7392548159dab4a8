// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '4162f49e2ca54e6b5ef8bd51ba19bbf86755e5eead7c87125024e32f0aeefd1d';
