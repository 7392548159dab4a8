// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '7654bcbb4cbcdded1171d2f4c6f7c1b301d7786a32c4259c0eb31c8be02f5b29';
