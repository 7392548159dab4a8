// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '052a701fa3cfc073ffa581ec8231c0000add9b7cc3328d147cc883886dff51f6';
