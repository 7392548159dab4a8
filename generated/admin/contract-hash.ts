// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
/** SHA-256 of admin.openapi.yaml. */
export const contractHash = 'ce8fa0ab1d14b05e48394615d2988263f49cafc636131f346c12f836dc46ea33';
