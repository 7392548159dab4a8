// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = 'd98fb69af1c3a1cbb9827f7de97a148196977be5a3879ad995b61f76da3b021f';
