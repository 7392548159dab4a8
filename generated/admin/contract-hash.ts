// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
/** SHA-256 of admin.openapi.yaml. */
export const contractHash = 'f3138326102659a0965ad397d85ed9b1c23e934b2de82d3508ac5046795f92ef';
