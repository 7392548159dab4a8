// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '1cc1727fa8bcbfad8e93421ffc240994430a55edf9fb09a52e1ed1cf8d30b6c9';
