// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
/** SHA-256 of admin.openapi.yaml. */
export const contractHash = '17c389d18eacb5fe8c2f6e8efb5f1a526609f66522a3457687f0905e5847e73d';
