// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
/** SHA-256 of admin.openapi.yaml. */
export const contractHash = '10c66ca5d4e8595be6d60fd2df396f2eca53d42fe6445d2e11861f42894f1380';
