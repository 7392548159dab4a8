// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '710d14a5147dd8538fc7978f35b8b7a29b9edc6afb2d56e8f08dc278bb9c7d13';
