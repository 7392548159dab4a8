// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
/** SHA-256 of admin.openapi.yaml. */
export const contractHash = 'c694a30cd5c9e81aa70151340216ae719764da05d614c0530478c458d4c0a32e';
