// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = 'fdcd80f852df9052b7e9f58c8a0a968e8495fa943b712076a78ca63ce6b496a9';
