// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '0332ebb085843c3ea27d772963abae1eabba1f4cbab55434b042f6b5b928dbb5';
