// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '1e46f4c53a8ab76334bdea77827c9428319a766410e9da804b1e208563ef28b7';
