// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '64aecd37849a60f719f3b22a7b8fa16e43efb6eb578609b791507c5d71c6be76';
