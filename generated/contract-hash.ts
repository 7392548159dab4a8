// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = 'e0d17bf186cde3c42e35dc605aed1f1124d91ba86b6516cffa85bbca2eb09be9';
