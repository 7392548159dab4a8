// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
/** SHA-256 of admin.openapi.yaml. */
export const contractHash = '8fb5c54c30f40a132d646602644ef96bc415ed2b6237e5ef4f606b1db2e24524';
