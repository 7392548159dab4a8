// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '42a0e67532a2a50d254d996dc9717fe6ac11373b9ea1a309cf8b8b58c87cd599';
