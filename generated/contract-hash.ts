// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = 'cb05275eeda2f4aa35b4fea2b1e28f137c005c353ad6342e3cc6626817bdd9b6';
