// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '350b2c4137387aae169fdfe904758c5e790525c17015c48f5203d6f8547d0ff5';
