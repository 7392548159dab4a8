// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '729a6044713dfe4f0dbb78e4e407153f6a142a06631473e81da34276af3bdd37';
