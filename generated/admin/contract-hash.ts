// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
/** SHA-256 of admin.openapi.yaml. */
export const contractHash = 'cb05357a1ae05c6dc9e79b898a2ba05ac3d9a631d9a5e2cda4fa95eb2834ef23';
