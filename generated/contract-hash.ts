// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = 'ee4e2783875e8b3c775c02658404299936410a5755ae92c49b7584ed89f426bf';
