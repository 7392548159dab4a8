// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = 'd641347997134c05f0f9064e854d275f4b80d40a778a766e65e6e009eefe3213';
