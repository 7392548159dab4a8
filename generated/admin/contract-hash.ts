// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
/** SHA-256 of admin.openapi.yaml. */
export const contractHash = '491a5d913b2f7b7d2817fbf29cebecf8530cc547051f0d4596aad7ccbc7d4bbf';
