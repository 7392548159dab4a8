// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = 'd4305949174386f26f29db90f264eb2d0def54faf8c29ab51490d8dbe5717fbf';
