// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '58aef1bdcf999ec92f860a5da0bc9e2da2999443401459e73f365b6989f78c27';
