// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
/** SHA-256 of admin.openapi.yaml. */
export const contractHash = 'a82463fc0476ee26a9419e54b4dee6e3c5da12f99f32f2f879546a2f1627e5ce';
