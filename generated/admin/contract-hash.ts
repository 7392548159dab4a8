// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
/** SHA-256 of admin.openapi.yaml. */
export const contractHash = '4e8892162354e511f9d2d2ca0e8ff863724dff5a12730bc316afd8b817e89d46';
