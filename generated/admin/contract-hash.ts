// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
/** SHA-256 of admin.openapi.yaml. */
export const contractHash = '649c1a50c7131e71b14cbd06987a090e361c2936b35a135846c5bb5c294b3599';
