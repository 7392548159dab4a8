// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '68e1d1c64929b099c026dcd34527cfdea34f844f2ed7a6a6d58ca10c636ecbb7';
