// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = 'b8741aaa7f390885b9f16c15e6264b7380a4118e18d060c7d5fd5fc2b694ae1d';
