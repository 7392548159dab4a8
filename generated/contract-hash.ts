// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '4860fdaea233cd88acead154c82fed29c9df248115cacce4e70a35b46e9bc75e';
