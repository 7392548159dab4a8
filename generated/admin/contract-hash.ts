// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
/** SHA-256 of admin.openapi.yaml. */
export const contractHash = '4b96176b1ed8c3a3fb497d8e1521a6b3632f3bd821609ae1ea26e9816d71beb8';
