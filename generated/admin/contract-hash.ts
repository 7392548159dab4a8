// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
/** SHA-256 of admin.openapi.yaml. */
export const contractHash = '4713bd8d97e6e6e86b85d40e246b1c2bea3050bb1a8a7817d61b872e2e9c471d';
