// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '7556d98ecf807a1297427f736dc902a6a24687f3b7ab8f994b5a44d177391589';
