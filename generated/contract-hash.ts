// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '8a2d997de705b8753b88e25580389a164f3acac5b180c2afef4b2f3cd1c0b8e6';
