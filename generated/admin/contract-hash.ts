// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
/** SHA-256 of admin.openapi.yaml. */
export const contractHash = '1be239e5c22d9135453531ccef46fc19a75cccbeb785f21eb926a3d2aac963b7';
