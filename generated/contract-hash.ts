// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = 'db207ec8fad55b0e6cf71d32c7f3f3bf6e9479f0443c483155e92fa88e201630';
