// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = 'e6670785874a57aba50516d3c5c0be5c272a18074cebe26a94972de82f63e686';
