// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
/** SHA-256 of admin.openapi.yaml. */
export const contractHash = '096d13a0ae19b1ab59b165ef3b3f018edceee9fe45a1ebe3af45db9d7fe34a58';
