// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
/** SHA-256 of admin.openapi.yaml. */
export const contractHash = 'e2fe75a4658355e5e966429a3bfd694ac9c28ca38bdf2b26903320acf9b412b3';
