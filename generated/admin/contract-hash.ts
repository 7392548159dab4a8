// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
/** SHA-256 of admin.openapi.yaml. */
export const contractHash = '7d1d3652273c8900f7f245dd4f908e4df009997bf317001106cc8e0e1161b03e';
