// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '8e3084711a341dcc78db9cef596b4fbe31473d9d720b1deaa0d720172296a1d9';
