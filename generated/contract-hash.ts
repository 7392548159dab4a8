// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = 'ce07ac6493a272943273436d75e853ad87023dc936452c7e3ed3666e90928490';
