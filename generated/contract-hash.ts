// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '47cc89f8b9c5d43d6b2af819d128e43f70d08793bb2fb720beb8369edb23f5f5';
