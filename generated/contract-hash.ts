// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '3956465e818974dcc2d2f0fc552c344704bf7b7020cff8380ba0e3aab5a3c670';
