// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
/** SHA-256 of admin.openapi.yaml. */
export const contractHash = '52015da8b80a35179b66aaa8f924ce914f79724eb53fa1148ffe3acc60aab464';
