// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
/** SHA-256 of admin.openapi.yaml. */
export const contractHash = '6ac7745d0d70d2d625ee1b64b0dd8dc9be500b0f6c7f7a00996d11e32243421c';
