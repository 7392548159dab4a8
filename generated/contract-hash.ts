// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '2c6ca8797f14bf58fe7abcadfbb9385a10a62a8e22afa176efd74f54b217b106';
