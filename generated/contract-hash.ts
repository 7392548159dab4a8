// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = 'ad31bf91c651627f981af2dff62ab60ddf8253f9e073fdef0c428f1d6e8254b4';
