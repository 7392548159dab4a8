// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = 'd2729ed51152a829ea3fdae68f9faaaf9159a89e9c3583597607edc9843e009a';
