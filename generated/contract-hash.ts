// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = 'f4bd595e7878fa668cc88b3011d727eda5a28ec500b1e0e90234477c75d0cf5e';
