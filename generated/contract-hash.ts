// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '3251357de8c0befcc1c38c20293655246e56ce17640c1ea1c4d97c9d87525cde';
