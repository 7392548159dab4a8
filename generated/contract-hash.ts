// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = 'f421c768ae9cf226856ef4cf3a474fa1343c9b437b3dee52a87c06a4ea28972c';
