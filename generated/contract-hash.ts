// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '54149172d6c7bfb347cfb9e7a2df2a9c152dbb7e9920f5755b2f5cc2af0ea39e';
