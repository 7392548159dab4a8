// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = 'b3804bcd6db9a5fdcaf0c26bbfda5e3c0b49658366c32edf553fedd60afe796e';
