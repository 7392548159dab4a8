// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
/** SHA-256 of admin.openapi.yaml. */
export const contractHash = '44d1cc301e1ed4a38db173b960d48eb68b72243250bf2b252b71b8f02a30f373';
