// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
/** SHA-256 of admin.openapi.yaml. */
export const contractHash = 'adb294146a15496174c2352d46547647aa103562a80c49d8272908a821eb3c78';
