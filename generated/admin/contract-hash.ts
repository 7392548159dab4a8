// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
/** SHA-256 of admin.openapi.yaml. */
export const contractHash = '861ed339802ec3a1c69d08369ad05794e6d4f662e092fb5ef0f1c137e75e435c';
