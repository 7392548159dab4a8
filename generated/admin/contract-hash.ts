// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
/** SHA-256 of admin.openapi.yaml. */
export const contractHash = '06ee7badaaffc711ad301d082e341146ae8eb5861a23797652fe470baec48676';
