// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = 'ba9e0c5feb794cf7b1434bc8e5b1b65e6d649e4e9f753ad6ea5c7061fcde8991';
