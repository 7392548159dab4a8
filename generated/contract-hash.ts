// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '87345fc9896608cc3fbc988cd6c32a1b74ae2dd6ffce9b147c970ca3d03e15a4';
