// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '86eca3e68fbbd3ff5d641125a96a7da69ad6c1e4037a42b987447e99c3c1e32f';
