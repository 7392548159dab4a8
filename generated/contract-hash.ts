// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '3660a47f68a5999670749679df7efa38287cf9e65110ef0e9ed10388edf14648';
