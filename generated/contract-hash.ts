// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = 'e7478591addaceabb61af834d063a8d1fc0b30ce03e808b6f64c1b7a4b12ac96';
