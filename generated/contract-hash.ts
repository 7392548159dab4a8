// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '8288379bd70239a802b1896b0f9b3d704a0a01403b2eedae248a545ad341802d';
