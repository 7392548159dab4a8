// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '6a524e44f2c01f1de89d1f3252407934a494d25396c73c4d6db29686f76b7e8e';
