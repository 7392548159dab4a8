// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '98f9cda0948a288d4709e8a53e8ad50de7436729d7b8741ff76cbb3e7bad17c4';
