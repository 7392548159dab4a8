// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '39bb91dbef434518a25efff7e529b13d94a4f4836a65757410f678b2fb6a26e0';
