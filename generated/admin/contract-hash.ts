// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
/** SHA-256 of admin.openapi.yaml. */
export const contractHash = '6c62b023846fe39ec7659b9f2e74e91b08e55badd00833645a9d41bb6d0647d5';
