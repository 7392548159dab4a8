// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '8dafb15ab1f6a5562e909da8d6f9e7de0680b79bf542d646980531c7f621daa5';
