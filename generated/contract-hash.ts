// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '461832abb616d676681414fc2c913307fd5494398c646e5539e9d595debf8f78';
