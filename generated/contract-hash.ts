// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '96fcf05302788ffc98b4a283d8fb829eb26d8710ceb6223b72d19b80915c3035';
