// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '86219cb83001e495e7a313d2c76f2ebae780f20eb8edd28c6b3a5a051129a646';
