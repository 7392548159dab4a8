// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '6afd39fce70be380f1b3be05eb8207aa04d96d6142c4e997dc0a7c6c4f214ed0';
