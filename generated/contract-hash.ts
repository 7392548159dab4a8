// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '00d931c304dc77c9ef94a73773b92981c9d9eb573a981825c588ef10473d9226';
