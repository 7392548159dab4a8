// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
/** SHA-256 of admin.openapi.yaml. */
export const contractHash = 'f6cfe90301154f59c668e8d6666cce6dab8a32c50d38b21a37401344b016e5f3';
