// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '2c5c6bf0bfaaeef73943c1c174408389c2e2bf25d901a6dbbc3c431daacdb87d';
