// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '5de02699c176617f01e740811f9db0f1354c5f7571b0ecadf9759a59f6cb8f96';
