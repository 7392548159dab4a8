// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '6d6ff16055a16bcfe04255f92b6516c93e76277df954815832163964206fd0d4';
